import { createActor, SimulatedClock, type StateValue } from 'xstate';
import type { Deposit } from '../../../contract/deposit.ts';
import {
  type CheckOutcome,
  type DepositOrderEmitted,
  factsOf,
  type OrderReference,
  type QrOutcome,
} from '../../../machines/deposit.vocabulary.ts';
import { depositOrderMachine } from '../../../machines/depositOrder.machine.ts';
import { depositOf, QR_HOLDS } from '../../../src/theatre/repertoire/cashier/deposits.ts';
import { START } from './facts.ts';
import { Slot, settled } from './slots.ts';
import { noteTaken } from './transitions.ts';

/** The slots of the machine that follows an order. */
export function orderSlots() {
  return {
    loadDeposit: new Slot<Deposit, OrderReference>(),
    loadQr: new Slot<QrOutcome, OrderReference>(),
    issueQr: new Slot<QrOutcome, OrderReference>(),
    checkDeposit: new Slot<CheckOutcome, OrderReference>(),
    cancelDeposit: new Slot<Deposit, OrderReference>(),
  };
}

/** The machine with those slots in place. */
export function orderMachineWith(slots: ReturnType<typeof orderSlots>) {
  return depositOrderMachine.provide({
    actors: {
      loadDeposit: slots.loadDeposit.logic,
      loadQr: slots.loadQr.logic,
      issueQr: slots.issueQr.logic,
      checkDeposit: slots.checkDeposit.logic,
      cancelDeposit: slots.cancelDeposit.logic,
    },
  });
}

/** Follows an order that the server tells of so. Its slots wait for their answers. */
export function followOrder(changes: Partial<Deposit> = {}, wasOpenAlready = false) {
  const timers = new SimulatedClock();
  timers.set(START);
  /** The server's time; a correction moves it away from the timers', which only ever run. */
  const clock = { correction: 0, now: () => timers.now() + clock.correction };
  const slots = orderSlots();
  const actor = createActor(orderMachineWith(slots), {
    input: { clock, order: factsOf(depositOf(changes)), wasOpenAlready },
    clock: timers,
    inspect: noteTaken,
  });
  const emitted: DepositOrderEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  /** The state of a part, its own parts left out. */
  function partOf(name: 'standing' | 'inquiry'): string {
    const { value }: { readonly value: StateValue } = actor.getSnapshot();
    const followed = typeof value === 'string' ? undefined : value['followed'];
    const part = typeof followed === 'object' ? followed[name] : undefined;
    if (part === undefined) throw new Error(`the order is not followed: ${JSON.stringify(value)}`);
    return typeof part === 'string' ? part : (Object.keys(part)[0] ?? '');
  }

  return {
    ...slots,
    clock,
    emitted,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    standing: () => partOf('standing'),
    inquiry: () => partOf('inquiry'),
    /** Tells of the order from elsewhere: the cache, another tab. */
    observe: (news: Partial<Deposit>) => actor.send({ type: 'order.observed', deposit: depositOf(news) }),
    /** Answers the check that runs. */
    bankSays: (news: Partial<Deposit>, retryAfterSeconds = 3) =>
      slots.checkDeposit.answer({ deposit: depositOf(news), retryAfterSeconds }),
    async pass(milliseconds: number): Promise<void> {
      timers.increment(milliseconds);
      await settled();
    },
    /** Corrects the server's time and says so. */
    correct(milliseconds: number): void {
      clock.correction += milliseconds;
      actor.send({ type: 'clock.corrected' });
    },
  };
}

export type FollowedOrder = ReturnType<typeof followOrder>;

/** An open order whose QR is on the page. */
export async function shownOrder(): Promise<FollowedOrder> {
  const order = followOrder();
  await order.loadQr.answer({ expiresAt: START + QR_HOLDS });
  return order;
}

/** An open order whose QR is over, which the bank has confirmed. */
export async function expiredOrder(): Promise<FollowedOrder> {
  const order = await shownOrder();
  await order.pass(QR_HOLDS);
  await order.bankSays({ status: 'OPEN' });
  await order.pass(3_000);
  return order;
}
