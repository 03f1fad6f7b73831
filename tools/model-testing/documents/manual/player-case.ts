/** Converts a walk of the player's models to a manual case, executed on the site. */
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import type { Status, Walk } from '../../player/walk.ts';
import { actionsOf, RULES } from '../phrases/player-acts.ts';
import { lab, open } from '../phrases/actions.ts';
import type { Action, Expectation, ManualCase } from './manual-case.ts';

/** Number of texts from the walk that its title contains. */
const TITLE_LENGTH = 3;

export function playerCase({ id, subject, scenario, player, path, beginning, steps }: Walk): ManualCase {
  let before = beginning;
  let claims = 0;
  return {
    id,
    machine: 'walks',
    place: 'site',
    about: { kind: 'walk', subject, texts: textsOn([beginning, ...steps.map(({ after }) => after)]) },
    rules: RULES[subject],
    before: [lab(`reset scenario=${scenario}`), ...(player === null ? [] : [signIn(player)]), open(path)],
    beginning: expectationsOf(beginning),
    steps: steps.map(({ act, after }) => {
      const actions = actionsOf(act, { subject, books: before.ledger, claims });
      if (act.kind === 'player.claims') claims += 1;
      const expectations = expectationsOf(after, before);
      before = after;
      return { actions, expectations };
    }),
    viewer: null,
  };
}

/**
 * Returns the action that signs a player in.
 * @throws when the store has no such player.
 */
export function signIn(player: string): Action {
  const known = [DEMO_PLAYER, NEWCOMER].find(({ username }) => username === player);
  if (!known) throw new Error(`there is no player ${player}`);
  return { kind: 'signIn', player, password: known.password };
}

/** The visible expectations, and the ledger if it has changed. */
function expectationsOf({ sees, misses, ledger }: Status, before?: Status): readonly Expectation[] {
  const isSame = before !== undefined && before.ledger.length === ledger.length;
  return [
    ...sees.map((assertion) => ({ kind: 'sees', assertion }) as const),
    ...misses.map((assertion) => ({ kind: 'misses', assertion }) as const),
    ...(isSame ? [] : [{ kind: 'books', lines: ledger } as const]),
  ];
}

/** The distinct headings and dialog titles that the walk reaches. */
function textsOn(statuses: readonly Status[]): readonly string[] {
  const describing = statuses.flatMap(({ sees }) =>
    sees.filter(({ kind }) => kind === 'heading' || kind === 'dialog').flatMap(({ text }) => text ?? []),
  );
  return [...new Set(describing)].slice(0, TITLE_LENGTH);
}
