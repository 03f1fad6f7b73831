import { DEMO_PLAYER, DepositScreen, openedOrders } from '../../deposit/deposit-screen.ts';
import { say, type Write } from '../write.ts';

/** The effect: one order in the ledger. */
export const depositCreate: Write = {
  name: 'deposit create',
  call: 'depositCreate',
  scenario: 'default',
  player: DEMO_PLAYER,
  address: '/player/deposit/',
  ready: ({ page }) => new DepositScreen(page, say).fillIn(),
  button: (page) => new DepositScreen(page, say).submit(),
  done: (page) => new DepositScreen(page, say).qr(),
  effects: async ({ world }) => (await openedOrders(world)).length,
};
