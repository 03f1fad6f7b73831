import { createActor, SimulatedClock } from 'xstate';
import type { Deposit } from '../../../contract/deposit.ts';
import { depositMachine } from '../../../machines/deposit.machine.ts';
import type {
  DepositCreation,
  DepositEmitted,
  OrderReference,
  Restoration,
} from '../../../machines/deposit.vocabulary.ts';
import { REQUEST } from '../../../src/theatre/repertoire/cashier/deposits.ts';
import { START } from './facts.ts';
import { orderMachineWith, orderSlots } from './order.ts';
import { Slot, settled } from './slots.ts';
import { noteTaken } from './transitions.ts';

/** Nothing is going on: what a load finds on a first visit. */
export const NOTHING: Restoration = { draft: null, intent: null, order: null };

/** Makes the keys that a test can foretell: key-1, key-2, … */
function countingKeys(): () => string {
  let keys = 0;
  return () => {
    keys += 1;
    return `key-${keys}`;
  };
}

/** Loads the page on which orders are made. Its slots, and those of the order it follows, wait for their answers. */
export function openDepositPage({ newKey = countingKeys(), at = START } = {}) {
  const timers = new SimulatedClock();
  timers.set(at);
  const slots = {
    restore: new Slot<Restoration>(),
    createDeposit: new Slot<Deposit, DepositCreation>(),
    findDeposit: new Slot<Deposit | null, { readonly key: string }>(),
    loadDeposit: new Slot<Deposit, OrderReference>(),
    ofOrder: orderSlots(),
  };
  const actor = createActor(
    depositMachine.provide({
      actors: {
        restore: slots.restore.logic,
        createDeposit: slots.createDeposit.logic,
        findDeposit: slots.findDeposit.logic,
        loadDeposit: slots.loadDeposit.logic,
        followOrder: orderMachineWith(slots.ofOrder),
      },
    }),
    {
      input: { clock: timers, newKey },
      clock: timers,
      inspect: noteTaken,
    },
  );
  const emitted: DepositEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  return {
    ...slots,
    emitted,
    send: actor.send,
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    /** The machine of the order that is followed. */
    order: () => {
      const { order } = actor.getSnapshot().children;
      if (!order) throw new Error('no order is followed');
      return order;
    },
    submit: () => actor.send({ type: 'deposit.submit', request: REQUEST }),
    /** The keys of all creations that were sent, in order. */
    sentKeys: () => slots.createDeposit.calls.map((call) => call.input.key),
    async pass(milliseconds: number): Promise<void> {
      timers.increment(milliseconds);
      await settled();
    },
    now: () => timers.now(),
  };
}

export type DepositPage = ReturnType<typeof openDepositPage>;

/** The page with its form, nothing going on. */
export async function form(): Promise<DepositPage> {
  const page = openDepositPage();
  await page.restore.answer(NOTHING);
  return page;
}
