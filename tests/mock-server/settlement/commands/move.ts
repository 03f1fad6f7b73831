/** A move that a player, the bank, staff, a game or time can make: a command of fast-check's model runner. */
import type fc from 'fast-check';
import type { FaultName } from '../../../../mock-server/lab/faults.ts';
import { expectLedgerInOrder } from '../invariants/expect.ts';
import type { LedgerView } from '../invariants/ledger-view.ts';
import { milestonesIn } from './milestones.ts';
import type { Table } from './table.ts';

export interface Move {
  /** How a failing history prints it. */
  readonly says: string;
  /** Whether there is anything that it could act on; always, unless said. */
  readonly makesSense?: (ledgerView: LedgerView) => boolean;
  /** Most moves may be rejected, and that is fine: what matters is what the books say afterwards. */
  readonly carryOut: (table: Table) => Promise<void>;
}

/** What was seen last, and what was ever reached. */
export interface Memory {
  ledgerView: LedgerView;
  readonly reached: Set<string>;
}

/** A move as fast-check runs it: after each, every invariant is looked at. */
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

/** Looks, and holds what is seen against the rules. */
export function lookAgain(memory: Memory, table: Table): void {
  const ledgerView = table.look();
  expectLedgerInOrder(ledgerView, memory.ledgerView);
  memory.ledgerView = ledgerView;
  for (const milestone of milestonesIn(ledgerView)) memory.reached.add(milestone);
}

/** The same move, while the first request of a player in it goes wrong. */
export function faulted(move: Move, fault: FaultName): Move {
  return {
    ...move,
    says: `${move.says} [${fault}]`,
    carryOut: (table) => table.underFault(fault, () => move.carryOut(table)),
  };
}
