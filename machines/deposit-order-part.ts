/** What the machines of one deposit order have in common: `depositOrder`, `depositCheck` and `depositQr`. */
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { Deposit } from '../contract/deposit.ts';
import type { ClockActor } from './clock-and-keys.ts';

/** The part of an order that the machines need. The order itself is in the query cache. */
export type OrderFacts = Pick<Deposit, 'code' | 'status' | 'attention' | 'expiresAt'>;

export function factsOf({ code, status, attention, expiresAt }: Deposit): OrderFacts {
  return { code, status, expiresAt, ...(attention !== undefined && { attention }) };
}

/** The order as the server reported it: to any view, to another tab, or to a part of the machine. */
export interface OrderObserved {
  readonly type: 'order.observed';
  readonly deposit: OrderFacts;
}

export interface OrderReference {
  readonly code: string;
}

/** What a child machine of an order starts with. */
export interface OrderPartInput<Report extends EventObject> extends OrderReference {
  readonly clock: ClockActor;
  /** Receives the reports. */
  readonly order: ActorRef<Snapshot<unknown>, Report>;
}
