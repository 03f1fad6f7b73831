/** An open order for tests that begin with one. Other tests cover how it is made through the form. */
import { ask } from '../pages/evidence.ts';
import { expect } from '../fixtures/site.ts';
import type { DepositScreen } from './deposit-screen.ts';

/** The values that `DepositScreen.order()` fills in. */
const ORDER = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '100000' };

/** Makes the order of `DepositScreen.order()` by a call of the API, and opens its page. */
export async function givenOrder(screen: DepositScreen): Promise<void> {
  const { status } = await ask(screen.page.context(), 'depositCreate', { data: ORDER });
  expect(status).toBe(201);
  await screen.open();
  await expect(screen.qr()).toBeVisible();
}
