/** The id that XState gives a machine whose configuration has none. */
const WITHOUT_ID = '(machine)';

/**
 * How machines are called in the viewer, in its URLs and on the command line: by their ids, or without one by their files; with a number
 * for the second machine of a name. `source`: as in `ViewerMachine`.
 */
export function namesOf(
  machines: readonly { readonly machine: { readonly id: string }; readonly source?: string | undefined }[],
): readonly string[] {
  const counts = new Map<string, number>();
  return machines.map(({ machine: { id }, source }) => {
    const file = source
      ?.split(' · ')[0]
      ?.split('/')
      .at(-1)
      ?.replace(/(\.machine)?\.[cm]?[jt]sx?$/, '');
    const name = id === WITHOUT_ID ? (file ?? id) : id;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
