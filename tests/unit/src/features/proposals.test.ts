/** What the forms of the cashier propose: docs/decisions/0057. */
import { expect, test } from 'vitest';
import type { DepositTerms, DepositDraft } from '../../../../contract/rules/deposit-draft.ts';
import type { WithdrawTerms } from '../../../../contract/rules/withdraw-draft.ts';
import type { Provider } from '../../../../contract/values.ts';
import { proposedDeposit } from '../../../../src/features/deposit/deposit-proposal.ts';
import { proposedProvider } from '../../../../src/features/withdraw/withdraw-proposal.ts';
import { TERMS } from '../../contract/rules/deposit-terms.ts';

const LIMITS = { minCredit: '100', maxCredit: '30000' };
const PROVIDERS = (['alphabet', 'gclub'] as const).map((provider) => ({ provider, ...LIMITS }));

const LATEST = { provider: 'alphabet', mid: 'MOCKUSD' } as const;
const PROMOTION: Partial<DepositTerms> = {
  config: { ...TERMS.config, providers: PROVIDERS },
  usage: { provider: 'gclub', status: 'ACTIVE', depositAmount: '100', bonusAmount: '50' },
};

test.each<
  [
    what: string,
    terms: Partial<DepositTerms>,
    latest: { provider: Provider; mid: string } | undefined,
    proposal: Pick<DepositDraft, 'provider' | 'mid'>,
  ]
>([
  ['the provider and the account of the latest order', {}, LATEST, LATEST],
  ['nothing without an earlier order', {}, undefined, { provider: null, mid: null }],
  ['no account that was closed', {}, { ...LATEST, mid: 'CLOSED' }, { ...LATEST, mid: null }],
  ['the only account', { options: TERMS.options.slice(0, 1) }, undefined, { provider: null, mid: 'MOCKLAK' }],
  ['no provider that is not offered', {}, { ...LATEST, provider: 'gclub' }, { ...LATEST, provider: null }],
  ['the provider of the promotion in force', PROMOTION, LATEST, { ...LATEST, provider: 'gclub' }],
])('the deposit form proposes %s', (_, terms, latest, proposal) => {
  expect(proposedDeposit({ ...TERMS, ...terms }, latest)).toEqual(proposal);
});

test.each<[what: string, gclub: string, latest: Provider | undefined, proposal: Provider | null]>([
  ['the provider of the latest withdrawal', '500', 'gclub', 'gclub'],
  ['none of several providers without an earlier withdrawal', '500', undefined, null],
  ['the only provider with enough credit', '0', undefined, 'alphabet'],
  ['no provider without credit', '0', 'gclub', 'alphabet'],
])('the withdrawal form proposes %s', (_, gclub, latest, proposal) => {
  const terms: WithdrawTerms = {
    config: { payCurrency: 'LAK', providers: PROVIDERS },
    hasBankAccount: true,
    openWithdraw: null,
    credits: { alphabet: '1000', gclub },
    usage: null,
  };
  expect(proposedProvider(terms, latest && { provider: latest })).toBe(proposal);
});
