/** After a sign, and before a hump of camel case. */
const JOINT = /(?<=[_.\-/:,()#])(?=.)|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** The parts of a name between which a line may end: `waiting`, `For`, `The`, `Customer`; `order.`, `paid`. */
export function partsOf(name: string): readonly string[] {
  return name.split(JOINT);
}
