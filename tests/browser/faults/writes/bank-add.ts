import { NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import { BankScreen } from '../../account/account-screens.ts';
import { say, type Write } from '../write.ts';

const NUMBER = '010123456789';

/** The effect: one account with this number. */
export const bankAdd: Write = {
  name: 'bank add',
  call: 'bankAccountAdd',
  scenario: 'default',
  player: NEWCOMER.username,
  address: '/player/bank/',
  ready: ({ page }) => new BankScreen(page, say).fillIn({ accountNumber: NUMBER }),
  button: (page) => new BankScreen(page, say).submit(),
  // The note below an added account.
  done: (page) => page.getByText(say('bank.changeByStaff'), { exact: true }),
  doneBefore: (page) => page.getByText(say('failure.bank.alreadyAdded')),
  effects: async ({ world }) => {
    const { store } = await world.state({ full: true });
    return store.bankAccounts.filter(({ accountNumber }) => accountNumber === NUMBER).length;
  },
};
