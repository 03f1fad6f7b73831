import { UNSET_INSTANT } from '../../../../contract/time/clock.ts';
import type { DepositTerms } from '../../../../contract/rules/deposit-draft.ts';

/** Deposit terms for the tests. USD has no rate. */
export const TERMS: DepositTerms = {
  config: {
    creditThreshold: '10',
    qrSeconds: 600,
    orderSeconds: 1_800,
    checkSeconds: 3,
    providers: [{ provider: 'alphabet', minCredit: '50', maxCredit: '30000' }],
  },
  options: [
    { code: 'bcel', mid: 'MOCKLAK', displayName: 'BCEL', currency: 'LAK' },
    { code: 'usd', mid: 'MOCKUSD', displayName: 'BCEL USD', currency: 'USD' },
  ],
  rates: [{ currency: 'LAK', buy: '655', sell: '675' }],
  hasBankAccount: true,
  selfExcludedUntil: UNSET_INSTANT,
  credits: {},
};
