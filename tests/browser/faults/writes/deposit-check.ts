import { creditedFor, DEMO_PLAYER, DepositScreen, theOrder } from '../../deposit/deposit-screen.ts';
import { say, type Write } from '../write.ts';

/** The effect: the payment, which arrives after the page was opened, is credited once. */
export const depositCheck: Write = {
  name: 'check',
  call: 'depositCheck',
  scenario: 'deposit-open',
  player: DEMO_PLAYER,
  address: '/player/deposit/',
  ready: async ({ page, lab }) => {
    await new DepositScreen(page, say).check().waitFor();
    const { store } = await lab.state();
    if (store.payments.length === 0) await lab.pay({ code: await theOrder(lab) });
  },
  button: (page) => new DepositScreen(page, say).check(),
  done: (page) => page.getByText(say('receipt.success.title'), { exact: true }),
  effects: async ({ lab }) => (await creditedFor(lab)).length,
};
