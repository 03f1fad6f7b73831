/** The player's one bank account: specification §5, contract §2. */
import type { Bank, BankAccountRequest } from '../../../../contract/bank.ts';
import { actedBy } from '../../rule/acts.ts';
import { equal, expectRejection, rejectedField, neededIn, given, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { bankAccountBody } from '../../sample.ts';
import type { TargetState } from '../../target-state.ts';

export const bankAccountRules: readonly Rule[] = rulesOf('bankAccountAdd', 'contract §2', ['newcomer'], {
  added: {
    says: 'the account is as it was sent, and is in players/info',
    run: actedBy('newcomer', async ({ caller }, target) => {
      const body = await bodyFor(target);
      const { bankAccount } = await caller.ok('bankAccountAdd', { body });
      for (const [name, value] of Object.entries(body)) equal(name, Reflect.get(bankAccount, name), value);
      equal('the accounts in players/info', (await caller.ok('playerInfo')).bankAccounts, [bankAccount]);
    }),
  },
  'own-again': {
    says: "adding the player's own number again is 409 ACCOUNT_ALREADY_ADDED",
    run: actedBy('depositor', async ({ caller, account }, target) => {
      const body = {
        ...(await bodyFor(target)),
        accountNumber: account.accountNumber,
        bankCode: account.bankCode,
      };
      expectRejection(await caller.call('bankAccountAdd', { body }), 'ACCOUNT_ALREADY_ADDED');
    }),
  },
  replay: {
    section: 'contract §1',
    says: 'a repeated key replays the response although no key is required; with another body it is 422',
    run: actedBy('newcomer', async ({ caller }, target) => {
      const [key, body] = [crypto.randomUUID(), await bodyFor(target)];
      const added = await given('an account', () => caller.ok('bankAccountAdd', { body, key }));
      const again = await caller.call('bankAccountAdd', { body, key });
      equal('the account', expectSuccess('bankAccountAdd', again), added);
      equal('Idempotency-Replayed', again.headers.get('idempotency-replayed'), 'true');
      const other = { ...body, accountName: 'ANOTHER' };
      expectRejection(await caller.call('bankAccountAdd', { body: other, key }), 'IDEMPOTENCY_MISMATCH');
    }),
  },
  'only-one': {
    says: 'a second account is 409 ONE_ACCOUNT_ONLY, before its values are validated',
    run: actedBy('depositor', async ({ caller }, target) => {
      expectRejection(
        await caller.call('bankAccountAdd', { body: await bodyFor(target) }),
        'ONE_ACCOUNT_ONLY',
      );
      const wallet = await bodyFor(target, { accountNumber: '02055512345' });
      expectRejection(await caller.call('bankAccountAdd', { body: wallet }), 'ONE_ACCOUNT_ONLY');
    }),
  },
  'of-another': {
    says: "another player's account is 409 ACCOUNT_IN_USED; the same number at another bank is accepted",
    run: async (target) => {
      const { account } = await target.depositor();
      const { caller } = await target.newcomer();
      const body = {
        ...(await bodyFor(target)),
        accountNumber: account.accountNumber,
        bankCode: account.bankCode,
      };
      expectRejection(await caller.call('bankAccountAdd', { body }), 'ACCOUNT_IN_USED');
      equal('bank accounts', (await caller.ok('playerInfo')).bankAccounts, []);
      const { accountDigits } = await bankOf(target);
      const elsewhere = (await target.terms()).banks.find(
        ({ code, enabled, accountDigits: { min, max } }) =>
          enabled && code !== account.bankCode && min <= accountDigits.max && accountDigits.max <= max,
      );
      if (elsewhere) await caller.ok('bankAccountAdd', { body: { ...body, bankCode: elsewhere.code } });
    },
  },
  currency: {
    says: 'an account in another currency than kip is 422 CURRENCY_NOT_ALLOWED',
    run: actedBy('newcomer', async ({ caller }, target) => {
      for (const currency of ['THB', 'USD'] as const) {
        const body = await bodyFor(target, { currency });
        expectRejection(await caller.call('bankAccountAdd', { body }), 'CURRENCY_NOT_ALLOWED');
      }
    }),
  },
  wallet: {
    says: 'the number of a wallet, a Lao phone number, is 422 WALLET_NOT_ALLOWED',
    run: actedBy('newcomer', async ({ caller }, target) => {
      for (const accountNumber of ['2055512345', '02055512345']) {
        const body = await bodyFor(target, { accountNumber });
        expectRejection(await caller.call('bankAccountAdd', { body }), 'WALLET_NOT_ALLOWED');
      }
    }),
  },
  'not-found': {
    says: 'a number of only zeros or of a wrong length is 422 ACCOUNT_NOT_FOUND',
    run: actedBy('newcomer', async ({ caller }, target) => {
      const { accountDigits } = await bankOf(target);
      const { min, max } = accountDigits;
      for (const accountNumber of ['0'.repeat(max), '9'.repeat(min - 1), '9'.repeat(max + 1)]) {
        const body = await bodyFor(target, { accountNumber });
        expectRejection(await caller.call('bankAccountAdd', { body }), 'ACCOUNT_NOT_FOUND');
      }
    }),
  },
  'blank-name': {
    section: 'contract §1',
    says: 'an account name of only blanks counts as missing',
    run: actedBy('newcomer', async ({ caller }, target) => {
      const body = await bodyFor(target, { accountName: '   ' });
      rejectedField(await caller.call('bankAccountAdd', { body }), 'accountName', 'REQUIRED');
    }),
  },
});

async function bankOf(target: TargetState): Promise<Bank> {
  const { banks } = await target.terms();
  return neededIn('a bank that is enabled', banks, ({ enabled }) => enabled);
}

async function bodyFor(
  target: TargetState,
  changes: Partial<BankAccountRequest> = {},
): Promise<BankAccountRequest> {
  const bank = await bankOf(target);
  return { ...bankAccountBody(bank, target.names.accountNumber(bank)), ...changes };
}
