import type { Reader } from '../../store/reader.ts';
import { LedgerQuery } from '../inputs.ts';
import { rejectProblems } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';
import type { InputProblem } from '../match/match-problems.ts';
import { likeliest, suggestion } from '../near-miss/spelling.ts';

/** GET /__lab/ledger. Rejects a player or an order that does not exist: an empty list would look like an answer. */
export const showLedger = labVerb({
  method: 'get',
  path: '/ledger',
  explanation: 'Lists the lines of the ledger, oldest first.',
  fields: {
    player: 'Only those of the player with this username.',
    order: 'Only those of this order, such as D000001.',
  },
  query: LedgerQuery,
  example: { path: '/ledger?player=demo' },
  handle: ({ world: { store }, query: { player, order } }) => {
    rejectProblems([
      ...problemOf('player', player, () => store.players.getAll().map(({ username }) => username)),
      ...problemOf('order', order, () => codesIn(store)),
    ]);
    const where = {
      ...(player ? { player: { equals: player } } : {}),
      ...(order ? { order: { equals: order } } : {}),
    };
    return { ledger: store.ledger.findMany({ where }) };
  },
});

function codesIn({ deposits, withdraws, usages }: Reader): string[] {
  const orders = [...deposits.getAll(), ...withdraws.getAll()];
  return [...orders.map(({ code }) => code), ...usages.getAll().map(({ id }) => id)];
}

function problemOf(name: string, value: string | undefined, known: () => readonly string[]): InputProblem[] {
  if (value === undefined) return [];
  const values = known();
  if (values.includes(value)) return [];
  const message = `there is no ${name} ${value}${suggestion(likeliest(value, values))}`;
  return [{ path: name, code: 'UNKNOWN', message }];
}
