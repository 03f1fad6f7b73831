/** Converts a walk of the player's models to a case for a human tester. */
import { DEMO_PLAYER, NEWCOMER } from '../../../mock-server/seeds/players.ts';
import type { Status, Walk } from '../player/walk.ts';
import type { Action, Expectation, ManualCase } from './manual-case.ts';
import { actionsOf, RULES } from './tester-actions.ts';

/** Number of headings of the walk that its title contains. */
const TITLE_LENGTH = 3;

export function caseOf({ id, subject, scenario, player, path, beginning, steps }: Walk): ManualCase {
  let before = beginning;
  let claims = 0;
  return {
    id,
    subject,
    reaches: headingsOn([beginning, ...steps.map(({ after }) => after)]),
    rules: RULES[subject],
    before: [
      { kind: 'lab', line: `reset scenario=${scenario}` },
      ...(player === null ? [] : [signIn(player)]),
      { kind: 'open', path },
    ],
    beginning: expectationsOf(beginning),
    steps: steps.map(({ act, after }) => {
      const actions = actionsOf(act, { subject, books: before.ledger, claims });
      if (act.kind === 'player.claims') claims += 1;
      const expectations = expectationsOf(after, before);
      before = after;
      return { actions, expectations };
    }),
  };
}

/** @throws when the store has no such player. */
function signIn(player: string): Action {
  const known = [DEMO_PLAYER, NEWCOMER].find(({ username }) => username === player);
  if (!known) throw new Error(`there is no player ${player}`);
  return { kind: 'signIn', player, password: known.password };
}

/** The visible expectations, and the ledger if it has changed. */
function expectationsOf({ sees, misses, ledger }: Status, before?: Status): readonly Expectation[] {
  const isSame = before?.ledger.length === ledger.length;
  return [
    ...sees.map((assertion) => ({ kind: 'sees', assertion }) as const),
    ...misses.map((assertion) => ({ kind: 'misses', assertion }) as const),
    ...(isSame ? [] : [{ kind: 'books', lines: ledger } as const]),
  ];
}

/** The first distinct headings and dialog titles that the walk reaches. */
function headingsOn(statuses: readonly Status[]): readonly string[] {
  const headings = statuses.flatMap(({ sees }) =>
    sees.filter(({ kind }) => kind === 'heading' || kind === 'dialog').flatMap(({ text }) => text ?? []),
  );
  return [...new Set(headings)].slice(0, TITLE_LENGTH);
}
