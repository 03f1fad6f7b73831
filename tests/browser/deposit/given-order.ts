/** For stories that begin with an open order: how it is made is told in the stories of the form. */
import { ask } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import type { DepositScreen } from './deposit-screen.ts';

/** What `DepositScreen.order()` fills in. */
const ORDER = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '100000' };

/** The same order as `DepositScreen.order()` makes, made without a page, and then on the page. */
export async function givenOrder(screen: DepositScreen): Promise<void> {
  const { status } = await ask(screen.page.context(), 'depositCreate', { data: ORDER });
  expect(status).toBe(201);
  await screen.open();
  await expect(screen.qr()).toBeVisible();
}
