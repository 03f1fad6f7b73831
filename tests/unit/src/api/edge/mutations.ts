/** Mutations of a JSON response, as a faulty server or proxy could cause: each changes one place. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export interface Mutation {
  /** The mutation and its place, for the message of a failing test. */
  readonly what: string;
  readonly value: unknown;
}

/** Returns a number below `count`. The caller supplies it, so that a property can be repeated. */
export type Draw = (count: number) => number;

type Operator = (value: Json) => Json | undefined;

const HUGE = 'x'.repeat(4_000);

/** Replacements by name; `undefined` if one does not apply. Each is a mistake that occurs in practice. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  'is null': (value) => (value === null ? undefined : null),
  'is a list': (value) => [value],
  'is an object': (value) => ({ value }),
  'is empty': (value) => (typeof value === 'string' ? '' : Array.isArray(value) ? [] : {}),
  'is true': () => true,
  'is a number': (value) => (typeof value === 'string' && value !== '' ? Number(value) || 7 : 7.25),
  'is a text': (value) => (typeof value === 'string' ? undefined : String(value)),
  'is huge': (value) => (typeof value === 'string' ? HUGE : typeof value === 'number' ? 1e300 : undefined),
  'is negative': (value) =>
    typeof value === 'number' ? -value - 1 : typeof value === 'string' ? `-${value}` : undefined,
  'is money as others write it': () => '1,234.50',
  'is money with too many decimals': () => '10.123',
  'is other money': () => '98765.43',
  'is scientific': () => '1e5',
  'is another word': () => 'SOMETHING_ELSE',
  'is in small letters': (value) => changed(value, (text) => text.toLowerCase()),
  'has blanks around it': (value) => changed(value, (text) => ` ${text} `),
  'has markup in it': (value) => changed(value, () => '<img src=x onerror=alert(1)>'),
  'is in another script': (value) => changed(value, () => 'ສະບາຍດີ สวัสดี 你好 👋🏽'),
  'is a date without its time': (value) => changed(value, () => '2026-03-02'),
  'is another moment': (value) => changed(value, () => '2031-12-31T23:59:59Z'),
  'is never': (value) => changed(value, () => '0001-01-01T00:00:00Z'),
  'is twice as long': (value) =>
    Array.isArray(value) ? [...value, ...value] : changed(value, (text) => text + text),
};

function changed(value: Json, change: (text: string) => string): Json | undefined {
  return typeof value === 'string' ? change(value) : undefined;
}

/** A copy with one randomly chosen mutation. */
export function mutated(value: unknown, draw: Draw): Mutation {
  const places = placesOf(value as Json);
  const place = places[draw(places.length)] ?? [];
  const inside = at(value as Json, place);
  const name = draw(8);
  if (isObject(inside) && name < 4) return ofFields(value as Json, place, inside, draw);
  const names = Object.keys(OPERATORS);
  const operator = names[draw(names.length)] ?? 'is null';
  const replacement = OPERATORS[operator]?.(inside);
  return {
    what: `${place.join('.') || 'the answer'} ${operator}`,
    value: replacement === undefined ? null : replaced(value as Json, place, replacement),
  };
}

/** Removes, adds or renames a field of an object. */
function ofFields(
  value: Json,
  place: Place,
  inside: { readonly [name: string]: Json },
  draw: Draw,
): Mutation {
  const names = Object.keys(inside);
  const name = names[draw(names.length)] ?? 'value';
  const other = names[draw(names.length)] ?? 'value';
  const { [name]: dropped = null, ...rest } = inside;
  const [what, replacement] = (
    [
      [`has no ${name}`, rest],
      ['has a field more', { ...inside, unheardOf: HUGE }],
      ['has a field named __proto__', { ['__proto__']: { isAdmin: true }, ...inside }],
      [`has ${name} as its ${other}`, { ...rest, [other]: dropped }],
    ] as const satisfies readonly (readonly [string, Json])[]
  )[draw(4)] ?? ['is empty', {}];
  return { what: `${place.join('.') || 'the answer'} ${what}`, value: replaced(value, place, replacement) };
}

type Place = readonly (string | number)[];

function placesOf(value: Json, place: Place = []): readonly Place[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item: Json, index) => placesOf(item, [...place, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([name, field]) => placesOf(field, [...place, name]))
      : [];
  return [place, ...inner];
}

function at(value: Json, place: Place): Json {
  return place.reduce<Json>((inner, step) => (inner as Record<string | number, Json>)[step] ?? null, value);
}

function replaced(value: Json, [step, ...rest]: Place, replacement: Json): Json {
  if (step === undefined) return replacement;
  const inner = (value as Record<string | number, Json>)[step] ?? null;
  if (Array.isArray(value))
    return value.with(Number(step), replaced(inner, rest, replacement)) as readonly Json[];
  return { ...(value as Record<string, Json>), [step]: replaced(inner, rest, replacement) };
}

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
