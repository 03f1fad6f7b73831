/** Withdrawals over HTTP: contract §2 and §3. The codes of each call are in codes.test.ts. */
import { describe, expect, test } from 'vitest';
import type { WithdrawRequest } from '../../../contract/withdraw.ts';
import { type Client, codeIn, partOf } from '../client.ts';
import { creditWith, ledgerOf, wait } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();
const ACCOUNT = 'BA000001';

/** `demo`, with credit. */
async function playerWith(amount: string, provider = 'alphabet'): Promise<Client> {
  const demo = await here.site.player('demo');
  await demo.lab('credit', { username: 'demo', provider, amount });
  return demo;
}

/** `demo`, with a promotion in play and some winnings. */
async function playing(promotion: string, provider: string, payment: string, winnings: string) {
  const demo = await here.site.player('demo');
  await demo.call('promotionClaim', { parameters: { id: promotion }, body: { provider } });
  const { deposit } = (
    await demo.call('depositCreate', { body: { provider, mid: 'MOCKLAK0001', amount: payment } })
  ).body;
  await demo.lab('bank/pay', { code: deposit.code });
  await demo.call('depositCheck', { parameters: { code: deposit.code } });
  await demo.lab('credit', { username: 'demo', provider, amount: winnings });
  return demo;
}

function request(amount: string, changes: Partial<WithdrawRequest> = {}) {
  return { body: { provider: 'alphabet', bankAccountId: ACCOUNT, amount, ...changes } } as const;
}

async function withdraw(client: Client, amount: string, changes: Partial<WithdrawRequest> = {}) {
  const answer = await client.call('withdrawCreate', request(amount, changes));
  expect(answer.status, answer.text).toBe(201);
  return answer.body.withdraw;
}

describe('a withdrawal', () => {
  test('takes the credit at once, and says what is paid out to which account', async () => {
    const demo = await playerWith('1000');
    const order = await withdraw(demo, '400');
    expect(order).toMatchObject({
      status: 'OPEN',
      amount: '400',
      bonusDeducted: '0',
      creditReceived: '400',
      creditReturned: '0',
      payAmount: '262000',
      payCurrency: 'LAK',
      rate: '655',
      bankName: 'BCEL',
      accountNumber: '160120000123456',
      finishedAt: '0001-01-01T00:00:00Z',
    });
    expect(await creditWith(demo)).toBe('600');
    expect((await demo.call('withdrawOpen')).body.items).toEqual([order]);
    expect((await demo.call('withdraw', { parameters: { code: order.code } })).body.withdraw).toEqual(order);
  });

  test('rounds the kip that are paid out down', async () => {
    const demo = await playerWith('1000');
    await demo.lab('rates', { currency: 'LAK', buy: '655.333333', sell: '675' });
    expect((await withdraw(demo, '100.01')).payAmount).toBe('65539');
  });

  test.each([
    [['approve', 'succeed'], 'SUCCESS', '600', undefined],
    [['approve', 'fail'], 'FAILED', '1000', 'BANK_REFUSED'],
    [['reject'], 'REJECTED', '1000', 'REJECTED_BY_STAFF'],
    [['cancel'], 'CANCELED', '1000', 'CANCELED_BY_STAFF'],
  ] as const)('%j ends it %s with a credit of %s', async (actions, status, credit, reason) => {
    const demo = await playerWith('1000');
    const { code } = await withdraw(demo, '400');
    for (const action of actions) await demo.lab(`staff/withdraws/${code}`, { action });
    const { withdraw: order } = (await demo.call('withdraw', { parameters: { code } })).body;
    expect([order.status, order.reason]).toEqual([status, reason]);
    expect(order.finishedAt).not.toBe('0001-01-01T00:00:00Z');
    expect(await creditWith(demo)).toBe(credit);
    expect((await demo.call('withdrawOpen')).body.items).toEqual([]);
  });

  test('once approved it is still open, and staff cannot take it back', async () => {
    const demo = await playerWith('1000');
    const { code } = await withdraw(demo, '400');
    await demo.lab(`staff/withdraws/${code}`, { action: 'approve' });
    expect((await demo.call('withdrawOpen')).body.items).toMatchObject([{ code, status: 'PAID' }]);
    for (const action of ['approve', 'reject', 'cancel']) {
      const refused = await demo.tryLab(`staff/withdraws/${code}`, { action });
      expect([action, refused.status]).toEqual([action, 409]);
    }
  });

  test('its ledger says line by line what became of the credit', async () => {
    const demo = await playing('double-300', 'gclub', '202500', '2000.55');
    const { code } = await withdraw(demo, '2600.55', { provider: 'gclub' });
    await demo.lab(`staff/withdraws/${code}`, { action: 'approve' });
    await demo.lab(`staff/withdraws/${code}`, { action: 'succeed' });
    expect(await ledgerOf(demo, code)).toEqual([
      'credit.reserved -2600.55',
      'bonus.deducted 300',
      'credit.received 1500',
      'credit.returned 800.55',
      'payout.sent 982500',
    ]);
    const { items } = (await demo.call('usageList')).body;
    expect(items).toMatchObject([{ promotionId: 'double-300', status: 'SUCCESS' }]);
  });

  test('the least and the greatest amount are accepted, and nothing beyond them', async () => {
    const demo = await playerWith('60000', 'gclub');
    for (const [amount, code] of [
      ['199.99', 'AMOUNT_OUT_OF_RANGE'],
      ['50000.01', 'AMOUNT_OUT_OF_RANGE'],
      ['200', undefined],
    ] as const) {
      const answer = await demo.call('withdrawCreate', request(amount, { provider: 'gclub' }));
      expect([amount, codeIn(answer)]).toEqual([amount, code]);
      if (code) {
        expect(partOf(answer, 'meta')).toEqual({ min: '200', max: '50000', currency: 'THB' });
      }
    }
  });
});

describe('histories', () => {
  test('newest first, by pages', async () => {
    const demo = await playerWith('5000');
    for (let order = 0; order < 12; order += 1) {
      const { code } = await withdraw(demo, '100');
      await demo.lab(`staff/withdraws/${code}`, { action: 'reject' });
    }
    const page = (await demo.call('withdrawList', { query: { page: '2' } })).body;
    expect(page).toMatchObject({ page: 2, pageSize: 10, total: 12 });
    expect(page.items.map(({ code }) => code)).toEqual(['W000002', 'W000001']);
  });
});

describe('a quote', () => {
  test('says line by line what the withdrawal would come to', async () => {
    const demo = await playing('double-300', 'gclub', '202500', '2000');
    const { quote } = (await demo.call('withdrawQuote', { body: { provider: 'gclub', amount: '2600' } }))
      .body;
    expect(quote).toMatchObject({
      amount: '2600',
      bonusDeducted: '300',
      received: '1500',
      returned: '800',
      payAmount: '982500',
      payCurrency: 'LAK',
      rate: '655',
      expiresAt: '2026-03-02T03:01:00.000Z',
    });
    expect(quote.steps.map(({ code, value }) => `${code} ${value}`)).toEqual([
      'AMOUNT 2600',
      'BONUS_DEDUCTED 300',
      'NET 2300',
      'CAP 1500',
      'RECEIVED 1500',
      'RETURNED 800',
      'RATE 655',
      'PAY_AMOUNT 982500',
    ]);
  });

  test('takes nothing', async () => {
    const demo = await playerWith('1000');
    await demo.call('withdrawQuote', { body: { provider: 'alphabet', amount: '400' } });
    expect(await creditWith(demo)).toBe('1000');
    expect((await demo.call('withdrawOpen')).body.items).toEqual([]);
  });

  test('holds for 60 seconds', async () => {
    const demo = await playerWith('1000');
    const quoted = await demo.call('withdrawQuote', { body: { provider: 'alphabet', amount: '400' } });
    const { quoteId } = quoted.body.quote;
    await wait(demo, 60);
    expect(await demo.codeOf('withdrawCreate', request('400', { quoteId }))).toBe('QUOTE_CHANGED');
  });

  test('is accepted to its last second, and then the order is what it said', async () => {
    const demo = await playerWith('1000');
    const { quote } = (await demo.call('withdrawQuote', { body: { provider: 'alphabet', amount: '400' } }))
      .body;
    await wait(demo, 59);
    const order = await withdraw(demo, '400', { quoteId: quote.quoteId });
    expect([order.payAmount, order.creditReceived]).toEqual([quote.payAmount, quote.received]);
  });

  test('a rate that moved is QUOTE_CHANGED with what would be paid now, and nothing is taken', async () => {
    const demo = await playerWith('1000');
    const quoted = await demo.call('withdrawQuote', { body: { provider: 'alphabet', amount: '400' } });
    const { quoteId } = quoted.body.quote;
    await demo.lab('rates', { currency: 'LAK', buy: '650', sell: '675' });
    const answer = await demo.call('withdrawCreate', request('400', { quoteId }));
    expect(codeIn(answer)).toBe('QUOTE_CHANGED');
    expect(partOf(answer, 'meta')).toEqual({
      received: '400',
      payAmount: '260000',
      currency: 'LAK',
      rate: '650',
    });
    expect(await creditWith(demo)).toBe('1000');
  });

  test('is for its own amount, provider and player', async () => {
    const demo = await playerWith('1000');
    const quoted = await demo.call('withdrawQuote', { body: { provider: 'alphabet', amount: '400' } });
    const { quoteId } = quoted.body.quote;
    await demo.lab('credit', { username: 'demo', provider: 'betflix', amount: '1000' });
    expect(await demo.codeOf('withdrawCreate', request('401', { quoteId }))).toBe('QUOTE_CHANGED');
    expect(await demo.codeOf('withdrawCreate', request('400', { quoteId, provider: 'betflix' }))).toBe(
      'QUOTE_CHANGED',
    );
    const newcomer = await here.site.player('newcomer');
    await newcomer.lab('credit', { username: 'newcomer', provider: 'alphabet', amount: '1000' });
    const { bankAccount } = (
      await newcomer.call('bankAccountAdd', {
        body: {
          bankCode: 'jdb',
          accountNumber: '100200300400',
          accountName: 'NEW COMER',
          currency: 'LAK',
          owner: 'SELF',
        },
      })
    ).body;
    const stolen = request('400', { quoteId, bankAccountId: bankAccount.id });
    expect(await newcomer.codeOf('withdrawCreate', stolen)).toBe('QUOTE_CHANGED');
  });
});

describe('under a promotion', () => {
  test('credit must exceed what it asks for', async () => {
    const demo = await playing('welcome-50', 'alphabet', '67500', '150');
    const refused = await demo.call('withdrawQuote', { body: { provider: 'alphabet', amount: '300' } });
    expect([codeIn(refused), partOf(refused, 'meta')]).toEqual([
      'PROMOTION_CREDIT_NOT_REACHED',
      { required: '300', credit: '300' },
    ]);
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '0.01' });
    const quoted = await demo.call('withdrawQuote', { body: { provider: 'alphabet', amount: '300.01' } });
    expect(quoted.body.quote).toMatchObject({ bonusDeducted: '50', received: '250.01' });
  });

  test('with part of the credit allowed, the amount must exceed the bonus', async () => {
    const demo = await playing('top-up-20', 'alphabet', '135000', '100');
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '1' });
    const order = await withdraw(demo, '100');
    expect(order).toMatchObject({ bonusDeducted: '20', creditReceived: '80', usageId: 'U000001' });
  });

  test('where everything must be withdrawn there is a least amount, above the bonus, and no greatest', async () => {
    const demo = await playing('double-300', 'gclub', '202500', '60000');
    const body = { provider: 'gclub', amount: '300' } as const;
    const refused = await demo.call('withdrawQuote', { body });
    expect([codeIn(refused), partOf(refused, 'meta')]).toEqual([
      'AMOUNT_OUT_OF_RANGE',
      { min: '300.01', currency: 'THB' },
    ]);
    const all = await demo.call('withdrawQuote', { body: { ...body, amount: '60600' } });
    expect(all.body.quote).toMatchObject({ received: '1500', returned: '58800' });
  });

  test('with another provider it does not apply', async () => {
    const demo = await playing('welcome-50', 'alphabet', '67500', '0');
    await demo.lab('credit', { username: 'demo', provider: 'betflix', amount: '500' });
    const order = await withdraw(demo, '200', { provider: 'betflix' });
    expect(order).toMatchObject({ bonusDeducted: '0', creditReceived: '200' });
    expect(order).not.toHaveProperty('usageId');
  });

  test('one that failed leaves the promotion in play and gives the bonus back with the rest', async () => {
    const demo = await playing('welcome-50', 'alphabet', '67500', '200');
    const { code } = await withdraw(demo, '350');
    await demo.lab(`staff/withdraws/${code}`, { action: 'approve' });
    await demo.lab(`staff/withdraws/${code}`, { action: 'fail' });
    expect(await creditWith(demo)).toBe('350');
    expect((await demo.call('usageCurrent')).body.usage).toMatchObject({ status: 'USED' });
  });
});
