/** A move that a player, the bank, staff, a game or time can make: a command of fast-check's model runner. */
import type fc from 'fast-check';
import type { LedgerTransaction } from '../../../../mock-server/domain/ledger/ledger-transaction.ts';
import type { FaultName } from '../../../../mock-server/lab/faults.ts';
import type { RowOf } from '../../../../mock-server/store/collections.ts';
import type { Reader } from '../../../../mock-server/store/reader.ts';
import type { Client } from '../../../contract/client.ts';
import { expectLedgerInOrder } from '../invariants/expect.ts';
import type { LedgerView } from '../invariants/ledger-view.ts';
import type { Table } from './table.ts';

export interface Move {
  /** The move's text in the report of a failing history. */
  readonly says: string;
  /** Whether the move has something to act on. */
  readonly makesSense: (ledgerView: LedgerView) => boolean;
  /** Carries the move out. The backend may reject it: only the invariants afterwards matter. */
  readonly carryOut: (table: Table) => Promise<void>;
}

export function move(
  says: string,
  carryOut: (table: Table) => unknown,
  makesSense: (ledgerView: LedgerView) => boolean = () => true,
): Move {
  return { says, makesSense, carryOut: async (table) => void (await carryOut(table)) };
}

type Orders = 'deposits' | 'withdraws' | 'usages';

/** The newest order of all players, or the one `back` places before it. */
export function orderAt<Name extends Orders>({ world }: Table, name: Name, back: number) {
  const store: Reader = world.store;
  return store[name].getAll().at(-1 - back);
}

/** Whether there are enough orders. */
export const has = (name: Orders, back: number) => (view: LedgerView) => view[name].length > back;

/** A request of the player whose order it is. */
export function byItsOwner<Name extends Orders>(
  name: Name,
  back: number,
  says: string,
  ask: (client: Client, order: RowOf<Name>) => Promise<unknown>,
): Move {
  return move(
    `its player ${says} ${back} of the ${name}`,
    async (table) => {
      const order = orderAt(table, name, back);
      const owner = table.seats.find(({ id }) => id === order?.playerId);
      if (order && owner) await ask(owner.client, order);
    },
    has(name, back),
  );
}

/** An action of staff or of the bank, which the mock carries out in one change. */
export function byStaff<Name extends Orders>(
  name: Name,
  back: number,
  says: string,
  act: (transaction: LedgerTransaction, order: RowOf<Name>) => object | null,
): Move {
  return move(
    `staff or the bank: ${says} ${back} of the ${name}`,
    (table) =>
      table.builder((transaction) => {
        const order = orderAt(table, name, back);
        return order ? act(transaction, order) : null;
      }),
    has(name, back),
  );
}

/** The last view. */
export interface Memory {
  ledgerView: LedgerView;
}

/** A move as a command of fast-check. After each, every invariant is checked. */
export class Step implements fc.AsyncCommand<Memory, Table> {
  readonly #move: Move;

  constructor(move: Move) {
    this.#move = move;
  }

  check({ ledgerView }: Readonly<Memory>): boolean {
    return this.#move.makesSense(ledgerView);
  }

  async run(memory: Memory, table: Table): Promise<void> {
    await this.#move.carryOut(table);
    lookAgain(memory, table);
  }

  toString(): string {
    return this.#move.says;
  }
}

/** Takes a new view, and checks the invariants against the previous one. */
export function lookAgain(memory: Memory, table: Table): void {
  const ledgerView = table.look();
  expectLedgerInOrder(ledgerView, memory.ledgerView);
  memory.ledgerView = ledgerView;
}

/** The same move, with a fault on its first API request. */
export function faulted(move: Move, fault: FaultName): Move {
  return {
    ...move,
    says: `${move.says} [${fault}]`,
    carryOut: (table) => table.underFault(fault, () => move.carryOut(table)),
  };
}
