import { DEMO_PLAYER, DepositScreen } from '../../deposit/deposit-screen.ts';
import { say, type Write } from '../write.ts';

/** The effect: one order cancelled by its player. */
export const depositCancel: Write = {
  name: 'cancel',
  call: 'depositCancel',
  scenario: 'deposit-open',
  player: DEMO_PLAYER,
  address: '/player/deposit/',
  ready: async ({ page }) => {
    const deposit = new DepositScreen(page, say);
    const question = deposit.ending('order.cancel.title');
    await deposit.button('order.cancel').or(question).first().waitFor();
    if (!(await question.isVisible())) await deposit.button('order.cancel').click();
  },
  button: (page) => new DepositScreen(page, say).button('order.cancel.confirm'),
  beginning: (page) => new DepositScreen(page, say).button('order.cancel'),
  done: (page) => page.getByText(say('receipt.canceled.title'), { exact: true }),
  effects: async ({ world }) => {
    const { store } = await world.state({ full: true });
    return store.deposits.filter(
      ({ status, cancelReason }) => status === 'CANCELED' && cancelReason === 'PLAYER',
    ).length;
  },
};
