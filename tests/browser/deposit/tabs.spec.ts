/** Two tabs of one player share their order at once: specification §4 and §7. */
import { answersOf } from '../pages/evidence.ts';
import { CREDIT, creditedFor, test, theOrder } from './deposit-screen.ts';
import { expect } from '../fixtures/site.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

test(
  'an order in one tab is shown in the other at once, and so is its success',
  ESSENTIAL,
  async ({ world, deposit }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '200000' });
    const other = await deposit.inAnotherTab();
    await other.order();
    await expect(deposit.qr()).toBeVisible();
    expect(await deposit.payload()).toBe(await other.payload());
    expect(await answersOf(world, 'depositCreate')).toHaveLength(1);

    await world.bank.pay(await theOrder(world));
    await deposit.check().click();
    await deposit.seesSuccess();
    await other.seesSuccess();
    expect(await creditedFor(world)).toEqual([CREDIT]);
  },
);
