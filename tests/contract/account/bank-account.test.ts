/** Contract §2, POST /players/bank-accounts: one account, in kip, at a bank. */
import { describe, expect, test } from 'vitest';
import { codeIn, partOf } from '../client.ts';
import { BANK_ACCOUNT, registration } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();
const add = (changes: object) => ({ body: { ...BANK_ACCOUNT, ...changes } });

describe('POST /players/bank-accounts', () => {
  test('201 with the account, which the player then has', async () => {
    const newcomer = await here.site.player('newcomer');
    const { status, body } = await newcomer.call('bankAccountAdd', add({}));
    expect(status).toBe(201);
    expect(body.bankAccount).toMatchObject({ ...BANK_ACCOUNT, bankName: 'JDB' });
    expect((await newcomer.call('playerInfo')).body.bankAccounts).toEqual([body.bankAccount]);
  });

  test.each([
    [{ currency: 'THB' }, 'CURRENCY_NOT_ALLOWED'],
    [{ accountNumber: '2055512345' }, 'WALLET_NOT_ALLOWED'],
    [{ accountNumber: '02055512345' }, 'WALLET_NOT_ALLOWED'],
    [{ accountNumber: '000000000000' }, 'ACCOUNT_NOT_FOUND'],
    [{ accountNumber: '123456789' }, 'ACCOUNT_NOT_FOUND'],
    [{ accountNumber: '1234567890123456789' }, 'ACCOUNT_NOT_FOUND'],
  ])('%j is %s', async (changes, code) => {
    const newcomer = await here.site.player('newcomer');
    expect(await newcomer.codeOf('bankAccountAdd', add(changes))).toBe(code);
    expect((await newcomer.call('playerInfo')).body.bankAccounts).toEqual([]);
  });

  test('the bounds of 10 and 18 digits are accepted', async () => {
    for (const accountNumber of ['1234567890', '123456789012345678']) {
      await here.site.lab.lab('reset', {});
      const newcomer = await here.site.player('newcomer');
      expect((await newcomer.call('bankAccountAdd', add({ accountNumber }))).status).toBe(201);
    }
  });

  test.each([
    [{ bankCode: 'nobank' }, { bankCode: 'UNKNOWN' }],
    [{ accountNumber: '1602-0001' }, { accountNumber: 'FORMAT' }],
    [{ accountNumber: '' }, { accountNumber: 'REQUIRED' }],
    [{ accountName: '   ' }, { accountName: 'REQUIRED' }],
    [{ accountName: 'x'.repeat(61) }, { accountName: 'TOO_LONG' }],
    [{ owner: 'WIFE' }, { owner: 'UNKNOWN' }],
    [{ currency: undefined }, { currency: 'REQUIRED' }],
  ])('%j has not the shape: %j', async (changes, fields) => {
    const newcomer = await here.site.player('newcomer');
    expect(partOf(await newcomer.call('bankAccountAdd', add(changes)), 'fields')).toEqual(fields);
  });

  test('the own number again is ACCOUNT_ALREADY_ADDED, which after a lost reply means success', async () => {
    const newcomer = await here.site.player('newcomer');
    await newcomer.call('bankAccountAdd', add({}));
    expect(await newcomer.codeOf('bankAccountAdd', add({}))).toBe('ACCOUNT_ALREADY_ADDED');
  });

  test('a second account is ONE_ACCOUNT_ONLY, before its values are looked at', async () => {
    const demo = await here.site.player('demo');
    const second = add({ currency: 'USD', accountNumber: '000000000000' });
    expect(await demo.codeOf('bankAccountAdd', second)).toBe('ONE_ACCOUNT_ONLY');
  });

  test('another player’s account is ACCOUNT_IN_USED; the same number at another bank is not', async () => {
    const [demos] = (await (await here.site.player('demo')).call('playerInfo')).body.bankAccounts;
    const newcomer = await here.site.player('newcomer');
    const taken = { accountNumber: demos?.accountNumber, currency: 'THB' };
    expect(await newcomer.codeOf('bankAccountAdd', add({ ...taken, bankCode: 'bcel' }))).toBe(
      'ACCOUNT_IN_USED',
    );
    expect((await newcomer.call('bankAccountAdd', add({ accountNumber: demos?.accountNumber }))).status).toBe(
      201,
    );
  });

  test('whose account it is comes from the session, never from the body', async () => {
    const visitor = await here.site.visitor();
    await visitor.call('register', registration('somphone'));
    await visitor.lab('session', { username: 'somphone' });
    const answer = await visitor.call('bankAccountAdd', add({ playerId: 'PL000002', id: 'BA000001' }));
    expect(codeIn(answer)).toBeUndefined();
    expect((await (await here.site.player('newcomer')).call('playerInfo')).body.bankAccounts).toEqual([]);
  });
});
