/** Prepares a world by moves, for tests of their result. Every invariant is checked after each move. */
import { stillBackend } from '../../../contract/in-process.ts';
import { type Move, Step } from './move.ts';
import { laidTable, type Table } from './table.ts';

export async function after(...moves: readonly Move[]): Promise<Table> {
  const table = await laidTable(stillBackend());
  await go(table, ...moves);
  return table;
}

/** Makes further moves. */
export async function go(table: Table, ...moves: readonly Move[]): Promise<void> {
  const memory = { ledgerView: table.look() };
  for (const move of moves) await new Step(move).run(memory, table);
}

/** The newest deposit, or the one `back` places before it. */
export function depositIn({ world }: Table, back = 0) {
  return newest(world.store.deposits.getAll(), back);
}

export function withdrawIn({ world }: Table, back = 0) {
  return newest(world.store.withdraws.getAll(), back);
}

export function usageIn({ world }: Table, back = 0) {
  return newest(world.store.usages.getAll(), back);
}

/** The first player's credit. */
export function creditIn({ world, seats }: Table, provider: string): string {
  return (
    world.store.credits.findFirst({ where: { id: { equals: `${seats[0].id}.${provider}` } } })?.amount ?? '0'
  );
}

/** The ledger's lines about an order or a usage, as `kind amount`. */
export function ledgerIn({ world }: Table, order: string): string[] {
  return world.store.ledger
    .findMany({ where: { order: { equals: order } } })
    .map(({ kind, amount }) => `${kind} ${amount}`);
}

function newest<Row>(rows: readonly Row[], back: number): Row {
  const row = rows.at(-1 - back);
  if (row === undefined) throw new Error('there is none');
  return row;
}
