import { creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from '../../deposit/deposit-screen.ts';
import { say, type Write } from '../write.ts';

/** The effect: the payment, which arrives after the page was opened, is credited once. */
export const depositCheck: Write = {
  name: 'check',
  call: 'depositCheck',
  scenario: 'deposit-open',
  player: DEMO_PLAYER,
  address: '/player/deposit/',
  ready: async ({ page, world }) => {
    await new DepositScreen(page, say).check().waitFor();
    const { store } = await world.state({ full: true });
    if (store.payments.length === 0) await world.bank.pay(await theOrder(world));
  },
  button: (page) => new DepositScreen(page, say).check(),
  done: (page) => page.getByText(say('receipt.success.title'), { exact: true }),
  effects: async ({ world }) => (await creditedFor(world)).length,
};
