/** A move that a player, the bank, staff, a game or time can make: a command of fast-check's model runner. */
import type fc from 'fast-check';
import type { FaultName } from '../../../../mock-server/lab/faults.ts';
import { expectLedgerInOrder } from '../invariants/expect.ts';
import type { LedgerView } from '../invariants/ledger-view.ts';
import type { Table } from './table.ts';

export interface Move {
  /** The move's text in the report of a failing history. */
  readonly says: string;
  /** Whether the move has something to act on; true by default. */
  readonly makesSense?: (ledgerView: LedgerView) => boolean;
  /** Carries the move out. The backend may reject it: only the invariants afterwards matter. */
  readonly carryOut: (table: Table) => Promise<void>;
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
    return this.#move.makesSense?.(ledgerView) ?? true;
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
