import { describe, expect, test } from 'vitest';
import { PAGES } from '../../contract/pages.ts';
import type { BankAccount, BankAccountRequest } from '../../contract/bank.ts';
import { instantOf } from '../../contract/time/clock.ts';
import { type BankAccountIntent, bankAccountMachine } from '../../machines/bankAccount.machine.ts';
import { submissionOf } from '../../machines/submission.machine.ts';
import { MINUTE, NETWORK, rejection, START, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { RENEWED, start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const TYPED: BankAccountRequest = {
  bankCode: 'bcel',
  accountNumber: '1234567890',
  accountName: 'SOMPHONE',
  currency: 'LAK',
  owner: 'SELF',
};
const KEPT: BankAccount = { ...TYPED, id: 'b-1', bankName: 'BCEL', createdAt: instantOf(START) };
const ADDED = { type: 'domain.bankAccount.added' } as const;
const FOUND = { type: 'domain.bankAccount.found' } as const;
const RESTORED = { type: 'news.network.restored' } as const;
const RETRY = { type: 'submission.retry' } as const;
const SUBMIT = { type: 'bankAccount.submit', request: TYPED } as const;

function startBankAccount() {
  const addBankAccount = new ControlledActor<BankAccount, BankAccountIntent>();
  const findBankAccount = new ControlledActor<BankAccount | null, BankAccountIntent>();
  const account = start(
    bankAccountMachine,
    {
      submitBankAccount: {
        logic: submissionOf({ send: addBankAccount.logic, lookUp: findBankAccount.logic }),
      },
    },
    { input: (given) => given },
  );
  const keys = () => addBankAccount.calls.map(({ input }) => input.key);
  return { ...account, addBankAccount, findBankAccount, keys };
}

function sent() {
  const account = startBankAccount();
  account.send(SUBMIT);
  return account;
}

/** An account that was sent twice without a usable response, and is being looked up. */
async function lookingUp() {
  const account = sent();
  await account.addBankAccount.reject(TIMEOUT);
  await account.addBankAccount.reject(NETWORK);
  return account;
}

/** Sending and looking up have both failed, because the network is down. */
async function waiting() {
  const account = await lookingUp();
  await account.findBankAccount.reject(NETWORK);
  return account;
}

describe('adding a bank account (specification §5, contract §1 and §2)', () => {
  test('the request is sent once, however often the button is pressed, and its success is emitted', async () => {
    const account = startBankAccount();
    for (let press = 0; press < 20; press += 1) account.send(SUBMIT);
    expect(account.addBankAccount.calls.map(({ input }) => input)).toEqual([
      { key: 'key-1', at: START, request: TYPED },
    ]);
    expect(account.has('pending')).toBe(true);
    await account.addBankAccount.answer(KEPT);
    expect(account.emitted).toEqual([ADDED]);
    expect(account.state()).toBe('added');
    expect(account.context()).toMatchObject({ intent: null, failure: null, wasNotAdded: false });
  });

  test('once an account is added, another press sends nothing until a read lists no account', async () => {
    const account = sent();
    await account.addBankAccount.answer(KEPT);
    account.send(SUBMIT);
    account.send({ type: 'news.bankAccount.observed', accounts: [KEPT] });
    account.send(SUBMIT);
    expect(account.addBankAccount.calls).toHaveLength(1);
    account.send({ type: 'news.bankAccount.observed', accounts: [] });
    expect(account.state()).toBe('editing');
    account.send(SUBMIT);
    expect(account.keys()).toEqual(RENEWED);
  });

  test.each(['ACCOUNT_ALREADY_ADDED', 'ONE_ACCOUNT_ONLY'] as const)(
    'a rejection with %s emits `domain.bankAccount.found`, and never counts as added, even if a read lists the account',
    async (code) => {
      const account = sent();
      await account.addBankAccount.reject(rejection(code));
      account.send({ type: 'news.bankAccount.observed', accounts: [KEPT] });
      account.send(RESTORED);
      expect(account.state()).toBe('editing');
      expect(account.context().failure).toEqual(rejection(code));
      expect(account.emitted).toEqual([FOUND]);
    },
  );

  test.each([
    'ACCOUNT_NOT_FOUND',
    'ACCOUNT_IN_USED',
    'WALLET_NOT_ALLOWED',
    'CURRENCY_NOT_ALLOWED',
    'RATE_LIMITED',
  ] as const)(
    'rejected with %s: the form shows the reason until it is edited or sent again, with a new key',
    async (code) => {
      const account = sent();
      await account.addBankAccount.reject(rejection(code));
      expect(account.state()).toBe('editing');
      expect(account.context().failure).toEqual(rejection(code));
      expect(account.emitted).toEqual([]);
      account.send(SUBMIT);
      expect(account.context().failure).toBeNull();
      expect(account.keys()).toEqual(RENEWED);
      await account.addBankAccount.reject(rejection(code));
      account.send({ type: 'bankAccount.edit' });
      expect(account.context().failure).toBeNull();
    },
  );

  test('the reason of a rejection disappears when the player leaves the page, and only then', async () => {
    const account = sent();
    await account.addBankAccount.reject(rejection('RATE_LIMITED'));
    account.send({ type: 'news.navigation.arrived', page: PAGES.bank, left: PAGES.contact });
    expect(account.context().failure).not.toBeNull();
    account.send({ type: 'news.navigation.arrived', page: PAGES.home, left: PAGES.bank });
    expect(account.context().failure).toBeNull();
  });
});

describe('a request whose response was lost (contract §1)', () => {
  test.each([
    ['finds it: it is added', KEPT, ADDED, null],
    ['finds nothing: the reason is shown', null, FOUND, rejection('ONE_ACCOUNT_ONLY')],
  ])('is looked up if the retry is rejected, which %s (contract §2)', async (_, found, emitted, failure) => {
    const account = sent();
    await account.addBankAccount.reject(TIMEOUT);
    await account.addBankAccount.reject(rejection('ONE_ACCOUNT_ONLY'));
    expect(account.findBankAccount.open.input).toMatchObject({ request: TYPED });
    await account.findBankAccount.answer(found);
    expect([account.emitted, account.context().failure]).toEqual([[emitted], failure]);
  });

  test('is not settled by a read that lists another account', async () => {
    const account = await waiting();
    for (const accounts of [
      [],
      [{ ...KEPT, accountNumber: '999999' }],
      [{ ...KEPT, bankCode: 'jdb' as const }],
    ])
      account.send({ type: 'news.bankAccount.observed', accounts });
    expect(account.emitted).toEqual([]);
    expect(account.state()).toBe('adding');
  });

  test.each([
    ['sent', () => Promise.resolve(sent())],
    ['looked up', lookingUp],
    ['waiting for a retry', waiting],
  ] as const)('is settled once by another read that lists the account, while it is %s', async (_, go) => {
    const account = await go();
    account.send({ type: 'news.bankAccount.observed', accounts: [KEPT] });
    account.send({ type: 'news.bankAccount.observed', accounts: [KEPT] });
    await account.pass(6 * MINUTE);
    expect(account.state()).toBe('added');
    expect(account.emitted).toEqual([ADDED]);
    expect(account.context().intent).toBeNull();
  });

  test('prevents edits and a second account until its outcome is known', async () => {
    const account = await waiting();
    account.send({ type: 'bankAccount.edit' });
    account.send({ ...SUBMIT, request: { ...TYPED, accountNumber: '999999' } });
    account.send(RETRY);
    expect(account.addBankAccount.open.input).toEqual({ key: 'key-1', at: START, request: TYPED });
  });

  test.each([
    ['edited', { type: 'bankAccount.edit' }],
    ['sent again', SUBMIT],
  ] as const)('is reported as not added after five minutes, until the form is %s', async (_, event) => {
    const account = await waiting();
    await account.pass(6 * MINUTE);
    await account.findBankAccount.answer(null);
    expect(account.state()).toBe('editing');
    expect(account.context()).toMatchObject({ wasNotAdded: true, failure: null });
    account.send(event);
    expect(account.context().wasNotAdded).toBe(false);
    account.send(SUBMIT);
    expect(account.keys().at(-1)).toBe('key-2');
  });
});

expectEveryTransitionTaken(bankAccountMachine);
