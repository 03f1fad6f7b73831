/** Two tabs of one player share their order at once, by the channels and locks of a real browser: specification §4 and §7. */
import { answersOf } from '../pages/evidence.ts';
import { CREDIT, creditedFor, test, theOrder } from './deposit-screen.ts';
import { expect } from '../fixtures/site.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

test(
  'an order in one tab is shown in the other at once, both send one check, and both show its success',
  ESSENTIAL,
  async ({ world, deposit }) => {
    await deposit.open();
    await deposit.fillIn({ amount: '200000' });
    const other = await deposit.inAnotherTab();
    await other.order();
    await expect(deposit.qr()).toBeVisible();
    expect(await deposit.payload()).toBe(await other.payload());
    expect(await answersOf(world, 'depositCreate')).toHaveLength(1);

    // Both become visible at the same time.
    await Promise.all([deposit.away(), other.away()]);
    const checks = () => world.journal.count({ method: 'POST', path: { matches: '/check$' } });
    await expect.poll(checks).toBe(1);
    for (const tab of [deposit, other]) await expect(tab.check()).toBeEnabled();
    expect(await checks()).toBe(1);

    await world.bank.pay(await theOrder(world));
    await deposit.check().click();
    await deposit.seesSuccess();
    await other.seesSuccess();
    expect(await creditedFor(world)).toEqual([CREDIT]);
  },
);
