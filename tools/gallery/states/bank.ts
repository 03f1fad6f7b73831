import { garbled, rejected, unanswered } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, NEWCOMER } from '../people.ts';

async function add({ choose, fill, send }: Hands, bank: string, accountNumber: string): Promise<void> {
  await choose('bankCode', bank);
  await fill('accountNumber', accountNumber);
  await fill('accountName', 'NEW COMER');
  await choose('owner', 'SELF');
  await send();
}

const addOne = (hands: Hands) => add(hands, 'bcel', '160120000654321');

export const BANK_STATES: readonly [StateEntry, ...StateEntry[]] = [
  { name: 'empty', ...NEWCOMER },
  { name: 'with-account', ...DEMO },
  { name: 'number-revealed', ...DEMO, act: ({ press }) => press('main button') },
  { name: 'loading', ...NEWCOMER, faults: [unanswered('banks')] },
  { name: 'failed', ...NEWCOMER, faults: [garbled('banks')] },
  { name: 'form-rejected', ...NEWCOMER, act: ({ send }) => send() },
  { name: 'pending', ...NEWCOMER, faults: [unanswered('players/bank-accounts', 'POST')], act: addOne },
  {
    name: 'account-in-use',
    ...NEWCOMER,
    act: (hands) => add(hands, 'bcel', '160120000123456'),
  },
  {
    name: 'looking-up-account',
    ...NEWCOMER,
    faults: [rejected('INTERNAL', 'players/bank-accounts')],
    act: addOne,
  },
  { name: 'added', ...NEWCOMER, act: addOne },
];
