/** The data that every ledger line needs: the change, the time and the request. */
import { instantOf } from '../../../contract/time/clock.ts';
import type { Currency } from '../../../contract/money/money.ts';
import type { Provider } from '../../../contract/values.ts';
import type { Change } from '../../store/reader.ts';
import type { DepositRow, LedgerKind } from '../../store/rows.ts';
import { nextId } from '../records.ts';

export interface LedgerTransaction {
  readonly change: Change;
  /** Milliseconds since 1970 on the lab's clock. */
  readonly now: number;
  readonly requestId: string;
}

interface Entry {
  readonly playerId: string;
  readonly provider: Provider;
  readonly order: string | null;
  readonly kind: LedgerKind;
  /** In `currency`; negative for a deduction. */
  readonly amount: string;
  readonly currency: Currency;
}

/** Appends a line to the ledger, which is append-only. */
export function enter({ change, now, requestId }: LedgerTransaction, { playerId, ...entry }: Entry): void {
  change.ledger.create({
    id: nextId(change, 'L'),
    at: instantOf(now),
    player: change.players.findFirst({ where: { id: { equals: playerId } } })?.username ?? playerId,
    requestId,
    ...entry,
  });
}

/** The fields of a ledger line that come from an order. Lines about credit override the currency with THB. */
export function about(order: DepositRow) {
  return {
    playerId: order.playerId,
    provider: order.provider,
    order: order.code,
    currency: order.currency,
  } as const;
}
