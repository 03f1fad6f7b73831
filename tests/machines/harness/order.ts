import type { StateValue } from 'xstate';
import type { Deposit } from '../../../contract/deposit.ts';
import { factsOf, type OrderReference } from '../../../machines/deposit-order-part.ts';
import {
  type CheckOutcome,
  type DepositCheckEmitted,
  depositCheckMachine,
} from '../../../machines/depositCheck.machine.ts';
import {
  type DepositOrderEmitted,
  depositOrderMachine,
  type OrderCancellation,
} from '../../../machines/depositOrder.machine.ts';
import { depositQrMachine, type QrOutcome } from '../../../machines/depositQr.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { depositOf, QR_HOLDS } from '../../../tools/fixtures/cashier/deposits.ts';
import { START } from './facts.ts';
import { ControlledActor } from './actors.ts';
import { start, type TagOf, withControlledActors } from './start.ts';

type OrderTag =
  | TagOf<typeof depositOrderMachine>
  | TagOf<typeof depositCheckMachine>
  | TagOf<typeof depositQrMachine>;

/** The controlled actors of the machine that follows an order, and of those that it invokes. */
export function orderActors() {
  const send = new ControlledActor<Deposit, OrderCancellation>();
  const lookUp = new ControlledActor<Deposit | null, OrderCancellation>();
  const ofCheck = {
    checkDeposit: new ControlledActor<CheckOutcome, OrderReference>(),
    loadDeposit: new ControlledActor<Deposit, OrderReference>(),
  };
  const ofQr = {
    loadQr: new ControlledActor<QrOutcome, OrderReference>(),
    issueQr: new ControlledActor<QrOutcome, OrderReference>(),
  };
  return {
    ...ofCheck,
    ...ofQr,
    checkOrder: { logic: withControlledActors(depositCheckMachine, ofCheck) },
    showQr: { logic: withControlledActors(depositQrMachine, ofQr) },
    submitCancellation: { logic: submissionOf({ send: send.logic, lookUp: lookUp.logic }), send, lookUp },
  };
}

/** Starts following an order with the given fields. The test settles its actors. */
export function followOrder(changes: Partial<Deposit> = {}, wasOpenAlready = false) {
  const order = start(depositOrderMachine, orderActors(), {
    input: (given) => ({ ...given, order: factsOf(depositOf(changes)), wasOpenAlready }),
  });

  const emitted: (DepositOrderEmitted | DepositCheckEmitted)[] = order.emitted;
  order.snapshot().children.check?.on('order.checked', (event) => emitted.push(event));

  /** The state of the order's status, without its child states. */
  function status(): string {
    const value: StateValue = order.state();
    const followed = typeof value === 'string' ? undefined : value['followed'];
    const part = typeof followed === 'object' ? followed['status'] : undefined;
    if (part === undefined) throw new Error(`the order is not followed: ${JSON.stringify(value)}`);
    return typeof part === 'string' ? part : (Object.keys(part)[0] ?? '');
  }

  function check() {
    const actor = order.snapshot().children.check;
    if (!actor) throw new Error('the order is not followed');
    return actor.getSnapshot();
  }

  return {
    ...order,
    /** What the order and its check have emitted. */
    emitted,
    cancelDeposit: order.submitCancellation.send,
    findCanceled: order.submitCancellation.lookUp,
    status,
    awaitsStaff: () => order.snapshot().matches({ followed: { status: { paid: 'awaitingStaff' } } }),
    /** What the machine `depositCheck` has in its context. */
    checkContext: () => check().context,
    /** Whether the order, or a machine that it invokes, has a tag. */
    has: (tag: OrderTag): boolean => {
      const { check: ofCheck, qr: ofQr } = order.snapshot().children;
      return [order.snapshot(), ofCheck?.getSnapshot(), ofQr?.getSnapshot()].some((snapshot) =>
        snapshot?.tags.has(tag),
      );
    },
    /** Whether a check may start, and neither a check nor a read is in progress. */
    isReady: () => check().matches({ inquiry: 'ready' }),
    /** Reports the order from another source: the cache, another tab. */
    observe: (news: Partial<Deposit>) => order.send({ type: 'order.observed', deposit: depositOf(news) }),
    /** Settles the running check with an order in this state. */
    bankSays: (news: Partial<Deposit>, retryAfterSeconds = 3) =>
      order.checkDeposit.answer({ deposit: depositOf(news), retryAfterSeconds }),
  };
}

export type FollowedOrder = ReturnType<typeof followOrder>;

/** An open order whose QR is shown. */
export async function shownOrder(): Promise<FollowedOrder> {
  const order = followOrder();
  await order.loadQr.answer({ expiresAt: START + QR_HOLDS });
  return order;
}

/** An open order whose QR has expired; a check at the bank has found the order still open. */
export async function expiredOrder(): Promise<FollowedOrder> {
  const order = await shownOrder();
  await order.pass(QR_HOLDS);
  await order.bankSays({ status: 'OPEN' });
  await order.pass(3_000);
  return order;
}
