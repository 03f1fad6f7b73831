import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn, NEWCOMER } from '../people.ts';

export const WITHDRAW_STATES: readonly [StateEntry, ...StateEntry[]] = [
  { name: 'ready', ...demoIn('withdraw-ready') },
  { name: 'without-credit', ...DEMO },
  { name: 'bank-account-missing', ...NEWCOMER },
  { name: 'with-bonus', ...demoIn('withdraw-with-bonus') },
  { name: 'all-of-it', ...demoIn('withdraw-all') },
  { name: 'capped', ...demoIn('withdraw-capped') },
  { name: 'open', ...demoIn('withdraw-open') },
  { name: 'paid', ...demoIn('withdraw-paid') },
];
