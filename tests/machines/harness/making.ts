import type { Deposit } from '../../../contract/deposit.ts';
import type { DepositDraft } from '../../../contract/rules/deposit-draft.ts';
import { type DepositIntent, depositMachine, type Restoration } from '../../../machines/deposit.machine.ts';
import { depositOrderMachine } from '../../../machines/depositOrder.machine.ts';
import type { OrderReference } from '../../../machines/deposit-order-part.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { DRAFT, submitted, TERMS } from '../../../tools/fixtures/cashier/deposits.ts';
import { orderActors } from './order.ts';
import { ControlledActor } from './actors.ts';
import { start, withControlledActors } from './start.ts';

/** The restored state on a first visit: empty. */
export const NOTHING: Restoration = { draft: null, intent: null, order: null };

/** Loads the page on which orders are created. The test settles its actors and those of the order that it follows. */
export function openDepositPage() {
  const ofOrder = orderActors();
  const createDeposit = new ControlledActor<Deposit, DepositIntent>();
  const findDeposit = new ControlledActor<Deposit | null, DepositIntent>();
  const kept: DepositDraft[] = [];
  const page = start(
    depositMachine,
    {
      restore: new ControlledActor<Restoration>(),
      submitDeposit: { logic: submissionOf({ send: createDeposit.logic, lookUp: findDeposit.logic }) },
      loadDeposit: new ControlledActor<Deposit, OrderReference>(),
      followOrder: { logic: withControlledActors(depositOrderMachine, ofOrder) },
    },
    { input: (given) => given, actions: { keepDraft: ({ context }) => void kept.push(context.draft) } },
  );
  return {
    ...page,
    createDeposit,
    findDeposit,
    ofOrder,
    /** The drafts that the journal has kept. */
    kept,
    /** The machine of the order that is followed. */
    order: () => {
      const { order } = page.snapshot().children;
      if (!order) throw new Error('no order is followed');
      return order;
    },
    submit: (changes: Partial<DepositDraft> = {}, terms = TERMS) =>
      page.send(submitted({ ...DRAFT, ...changes }, terms, page.clock.now())),
    /** The keys of all creations that were sent, in order. */
    sentKeys: () => createDeposit.calls.map((call) => call.input.key),
    now: () => page.clock.now(),
  };
}

export type DepositPage = ReturnType<typeof openDepositPage>;

/** The page with its empty form. */
export async function form(): Promise<DepositPage> {
  const page = openDepositPage();
  await page.restore.answer(NOTHING);
  return page;
}
