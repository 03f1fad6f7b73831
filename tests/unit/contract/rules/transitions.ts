/** The transitions that a rule allows, each with its actor: `OPEN → PAID by bank`. */
export function transitionsOf<Status extends string, Actor extends string>(
  mayBecome: (from: Status, to: Status, by: Actor) => boolean,
  statuses: readonly Status[],
  actors: readonly Actor[],
): readonly string[] {
  const found = statuses.flatMap((from) =>
    statuses.flatMap((to) =>
      actors.filter((by) => mayBecome(from, to, by)).map((by) => `${from} → ${to} by ${by}`),
    ),
  );
  return found.toSorted();
}
