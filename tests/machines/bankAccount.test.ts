import { describe, expect, test } from 'vitest';
import type { BankAccount, BankAccountRequest } from '../../contract/bank.ts';
import { instantOf } from '../../contract/time/clock.ts';
import { SLOW_MS } from '../../contract/limits.ts';
import { type BankAccountAttempt, bankAccountMachine } from '../../machines/bankAccount.machine.ts';
import { NETWORK, NO_USABLE_ANSWER, rejection, START, TIMEOUT } from './harness/facts.ts';
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
const ADDED = { type: 'bankAccount.added' } as const;
const RESTORED = { type: 'network.restored' } as const;
const SUBMIT = { type: 'bankAccount.submit', request: TYPED } as const;

const startBankAccount = () =>
  start(
    bankAccountMachine,
    {
      addBankAccount: new ControlledActor<void, BankAccountAttempt>(),
      listBankAccounts: new ControlledActor<readonly BankAccount[]>(),
    },
    { input: ({ newKey }) => ({ newKey }) },
  );

/** An account whose creation timed out. */
async function lost() {
  const account = startBankAccount();
  account.send(SUBMIT);
  await account.addBankAccount.reject(TIMEOUT);
  return account;
}

describe('adding a bank account (specification §5, contract §1 and §2)', () => {
  test('it is sent once, however often it is pressed', () => {
    const account = startBankAccount();
    for (let press = 0; press < 20; press += 1) account.send(SUBMIT);
    expect(account.addBankAccount.calls.map((call) => call.input)).toEqual([
      { key: 'key-1', request: TYPED },
    ]);
  });

  test('added: emits bankAccount.added for the cache', async () => {
    const account = startBankAccount();
    account.send(SUBMIT);
    await account.addBankAccount.answer();
    expect(account.emitted).toEqual([ADDED]);
    expect(account.state()).toBe('added');
    expect(account.context()).toMatchObject({
      request: null,
      isUnresolved: false,
      isSlow: false,
      failure: null,
    });
  });

  test('added: another press sends nothing, until a read lists no account', async () => {
    const account = startBankAccount();
    account.send(SUBMIT);
    await account.addBankAccount.answer();
    account.send(SUBMIT);
    account.send({ type: 'bankAccount.observed', accounts: [KEPT] });
    account.send(SUBMIT);
    expect(account.addBankAccount.calls).toHaveLength(1);
    account.send({ type: 'bankAccount.observed', accounts: [] });
    expect(account.state()).toBe('editing');
    account.send(SUBMIT);
    expect(account.addBankAccount.calls).toHaveLength(2);
  });

  test.each(['ACCOUNT_ALREADY_ADDED', 'ONE_ACCOUNT_ONLY'] as const)(
    'rejected with %s: emits `bankAccount.found` for the cache',
    async (code) => {
      const account = startBankAccount();
      account.send(SUBMIT);
      await account.addBankAccount.reject(rejection(code));
      expect(account.state()).toBe('editing');
      expect(account.context().failure).toEqual(rejection(code));
      expect(account.emitted).toEqual([{ type: 'bankAccount.found' }]);
    },
  );

  test.each(['ACCOUNT_NOT_FOUND', 'ACCOUNT_IN_USED', 'WALLET_NOT_ALLOWED', 'CURRENCY_NOT_ALLOWED'] as const)(
    'rejected with %s: the form shows the reason until the next edit',
    async (code) => {
      const account = startBankAccount();
      account.send(SUBMIT);
      await account.addBankAccount.reject(rejection(code));
      expect(account.state()).toBe('editing');
      expect(account.context().failure).toEqual(rejection(code));
      expect(account.emitted).toEqual([]);
      account.send({ type: 'bankAccount.edit' });
      expect(account.context().failure).toBeNull();
    },
  );

  test.each(NO_USABLE_ANSWER)(
    'no usable response (%s): the accounts are read to find the outcome',
    async (_, failure) => {
      const account = startBankAccount();
      account.send(SUBMIT);
      await account.addBankAccount.reject(failure);
      expect(account.state()).toBe('findingOut');
      await account.listBankAccounts.answer([KEPT]);
      expect(account.context().failure).toBeNull();
      expect(account.emitted).toEqual([ADDED]);
    },
  );

  test.each([
    { of: 'nothing', accounts: [] },
    { of: 'another number', accounts: [{ ...KEPT, accountNumber: '999999' }] },
    { of: 'another bank', accounts: [{ ...KEPT, bankCode: 'jdb' as const }] },
  ])('the answer never came and there is $of: the form, with the reason', async ({ accounts }) => {
    const account = await lost();
    await account.listBankAccounts.answer(accounts);
    expect(account.state()).toBe('editing');
    expect(account.context().failure).toEqual(TIMEOUT);
    expect(account.emitted).toEqual([]);
  });

  test('the answer never came and the line stays down: the form, with the reason', async () => {
    const account = await lost();
    await account.listBankAccounts.reject(NETWORK);
    expect(account.state()).toBe('editing');
    expect(account.context().failure).toEqual(TIMEOUT);
  });

  test('the accounts could not be read: they are read when the network is back, and nothing is sent again', async () => {
    const account = await lost();
    account.pass(SLOW_MS);
    await account.listBankAccounts.reject(NETWORK);
    account.send(RESTORED);
    expect(account.state()).toBe('findingOut');
    expect(account.context().isSlow).toBe(false);
    await account.listBankAccounts.answer([KEPT]);
    expect(account.emitted).toEqual([ADDED]);
    expect(account.addBankAccount.calls).toHaveLength(1);
  });

  test('the accounts could not be read: any read that lists the account tells that it was added', async () => {
    const account = await lost();
    await account.listBankAccounts.reject(NETWORK);
    account.send({ type: 'bankAccount.observed', accounts: [] });
    expect(account.emitted).toEqual([]);
    account.send({ type: 'bankAccount.observed', accounts: [KEPT] });
    expect(account.emitted).toEqual([ADDED]);
    expect(account.context().failure).toBeNull();
  });

  test('another read that lists the account during the look-up tells that it was added', async () => {
    const account = await lost();
    account.send({ type: 'bankAccount.observed', accounts: [] });
    expect(account.state()).toBe('findingOut');
    account.send({ type: 'bankAccount.observed', accounts: [KEPT] });
    expect(account.state()).toBe('added');
    expect(account.emitted).toEqual([ADDED]);
  });

  test('a rejected account never counts as added, even if a read lists it', async () => {
    const account = startBankAccount();
    account.send(SUBMIT);
    await account.addBankAccount.reject(rejection('ACCOUNT_ALREADY_ADDED'));
    account.send({ type: 'bankAccount.observed', accounts: [KEPT] });
    account.send(RESTORED);
    expect(account.state()).toBe('editing');
    expect(account.context().failure).toEqual(rejection('ACCOUNT_ALREADY_ADDED'));
    expect(account.emitted).toEqual([{ type: 'bankAccount.found' }]);
  });

  test('after a lost answer, ACCOUNT_ALREADY_ADDED is success (contract §2)', async () => {
    const account = await lost();
    await account.listBankAccounts.reject(NETWORK);
    account.send(SUBMIT);
    await account.addBankAccount.reject(rejection('ACCOUNT_ALREADY_ADDED'));
    expect(account.state()).toBe('findingOut');
    await account.listBankAccounts.answer([KEPT]);
    expect(account.emitted).toEqual([ADDED]);
  });
});

describe('an answer that takes long (contract §1)', () => {
  const STOP = { type: 'bankAccount.stopWaiting' } as const;

  test('is marked slow after `SLOW_MS`; the next attempt restarts the delay', async () => {
    const account = startBankAccount();
    account.send(SUBMIT);
    account.pass(SLOW_MS - 1);
    expect(account.context().isSlow).toBe(false);
    account.pass(1);
    expect(account.context().isSlow).toBe(true);
    await account.addBankAccount.reject(rejection('ACCOUNT_IN_USED'));
    account.send(SUBMIT);
    expect(account.context().isSlow).toBe(false);
  });

  test('is marked slow during the lookup too, whose response is still used', async () => {
    const account = await lost();
    account.pass(SLOW_MS);
    expect(account.context().isSlow).toBe(true);
    await account.listBankAccounts.answer([KEPT]);
    expect(account.emitted).toEqual([ADDED]);
  });

  test('the player can stop waiting: the accounts are read, and a later ACCOUNT_ALREADY_ADDED can mean success', async () => {
    const account = startBankAccount();
    account.send(SUBMIT);
    account.send(STOP);
    await account.listBankAccounts.answer([]);
    expect(account.state()).toBe('editing');
    expect(account.context().failure).toEqual(TIMEOUT);
    account.send(SUBMIT);
    await account.addBankAccount.reject(rejection('ACCOUNT_ALREADY_ADDED'));
    await account.listBankAccounts.answer([KEPT]);
    expect(account.emitted).toEqual([ADDED]);
  });

  test('the player can stop waiting for the accounts: the form shows the reason', async () => {
    const account = await lost();
    account.send(STOP);
    expect(account.state()).toBe('editing');
    expect(account.context().failure).toEqual(TIMEOUT);
  });
});

describe('the Idempotency-Key (contract §1)', () => {
  const EDIT = { type: 'bankAccount.edit' } as const;
  type Account = ReturnType<typeof startBankAccount>;
  const keysOf = ({ addBankAccount }: Account) => addBankAccount.calls.map(({ input }) => input.key);

  test.each(NO_USABLE_ANSWER)('stays the same while the outcome is unknown (%s)', async (_, failure) => {
    const account = startBankAccount();
    account.send(SUBMIT);
    await account.addBankAccount.reject(failure);
    await account.listBankAccounts.reject(NETWORK);
    account.send(SUBMIT);
    await account.addBankAccount.reject(failure);
    await account.listBankAccounts.answer([]);
    account.send(SUBMIT);
    expect(keysOf(account)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('stays the same where the player stopped waiting', async () => {
    const account = startBankAccount();
    account.send(SUBMIT);
    account.send({ type: 'bankAccount.stopWaiting' });
    account.send({ type: 'bankAccount.stopWaiting' });
    account.send(SUBMIT);
    expect(keysOf(account)).toEqual(['key-1', 'key-1']);
  });

  test.each(['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'UNAUTHENTICATED', 'XSRF_INVALID'] as const)(
    'stays the same after a lost answer and %s, which says nothing of the first attempt',
    async (code) => {
      const account = await lost();
      await account.listBankAccounts.reject(NETWORK);
      account.send(SUBMIT);
      await account.addBankAccount.reject(rejection(code));
      account.send(SUBMIT);
      expect(keysOf(account)).toEqual(['key-1', 'key-1', 'key-1']);
    },
  );

  test.each(['RATE_LIMITED', 'ACCOUNT_NOT_FOUND', 'ONE_ACCOUNT_ONLY'] as const)(
    'changes after the rejection %s',
    async (code) => {
      const account = startBankAccount();
      account.send(SUBMIT);
      await account.addBankAccount.reject(rejection(code));
      account.send(SUBMIT);
      expect(keysOf(account)).toEqual(RENEWED);
    },
  );

  test('is another one after an account that was added', async () => {
    const account = startBankAccount();
    account.send(SUBMIT);
    await account.addBankAccount.answer();
    account.send({ type: 'bankAccount.observed', accounts: [] });
    account.send(SUBMIT);
    expect(keysOf(account)).toEqual(RENEWED);
  });

  test.each([
    ['in the form', (account) => account.listBankAccounts.reject(NETWORK), () => undefined],
    ['while it is found out', () => undefined, (account) => account.listBankAccounts.reject(NETWORK)],
  ] satisfies [string, (account: Account) => unknown, (account: Account) => unknown][])(
    'changes after an edit %s: a different body with the same key would be rejected',
    async (_, before, after) => {
      const account = await lost();
      await before(account);
      account.send(EDIT);
      await after(account);
      account.send(SUBMIT);
      expect(keysOf(account)).toEqual(RENEWED);
    },
  );
});

expectEveryTransitionTaken(bankAccountMachine);
