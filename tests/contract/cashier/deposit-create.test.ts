/** Contract §2, POST /deposits: why an order is opened, and each reason why not, in its order. */
import { describe, expect, test } from 'vitest';
import { decimal, multiply, written } from '../../../contract/money.ts';
import { codeIn, partOf } from '../client.ts';
import { about, DEPOSIT, ledgerOf, openDeposit, wait } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();
const with_ = (changes: object) => ({ body: { ...DEPOSIT, ...changes } });

describe('an order', () => {
  test('is OPEN, echoes its key, and fixes its rate and credit', async () => {
    const demo = await here.site.player('demo');
    const key = crypto.randomUUID();
    const { deposit } = (await demo.call('depositCreate', { body: DEPOSIT, key })).body;
    expect(deposit).toMatchObject({
      ...DEPOSIT,
      status: 'OPEN',
      idempotencyKey: key,
      currency: 'LAK',
      rate: '675',
      credit: '1000',
      promotionCredit: '0',
      totalCredit: '1000',
      late: false,
      createdAt: START,
      expiresAt: '2026-03-02T03:30:00.000Z',
      paidAt: '0001-01-01T00:00:00Z',
      finishedAt: '0001-01-01T00:00:00Z',
    });
    expect(await ledgerOf(demo, deposit.code)).toEqual(['deposit.opened 675000']);
  });

  test('keeps its rate when the operator’s changes', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    await demo.lab('rates', { currency: 'LAK', buy: '500', sell: '1000' });
    expect((await demo.call('deposit', about(order))).body.deposit).toEqual(order);
  });

  test.each([
    ['MOCKTHB0001', '99.99', '99.99'],
    ['MOCKUSD0001', '2.90', '100'],
    ['MOCKLAK0002', '33751', '50'],
    ['MOCKLAK0002', '100000', '148.14'],
  ])('%s %s buys %s THB, rounded down', async (mid, amount, credit) => {
    const demo = await here.site.player('demo');
    expect((await openDeposit(demo, { mid, amount })).totalCredit).toBe(credit);
  });

  test('fields that are not declared change nothing of it', async () => {
    const demo = await here.site.player('demo');
    const forged = {
      credit: '99999',
      totalCredit: '99999',
      rate: '1',
      status: 'SUCCESS',
      playerId: 'PL000002',
    };
    const { deposit } = (await demo.call('depositCreate', with_(forged))).body;
    expect(deposit).toMatchObject({ status: 'OPEN', totalCredit: '1000', rate: '675' });
    expect((await demo.call('depositOpen')).body.items).toEqual([deposit]);
  });
});

describe('409', () => {
  test('BANK_REQUIRED without a bank account', async () => {
    const newcomer = await here.site.player('newcomer');
    expect(await newcomer.codeOf('depositCreate', with_({}))).toBe('BANK_REQUIRED');
  });

  test('OPEN_ORDER names the order that is open', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const refused = await demo.call('depositCreate', with_({ provider: 'gclub' }));
    expect([codeIn(refused), partOf(refused, 'meta')]).toEqual(['OPEN_ORDER', { code: order.code }]);
  });

  test('of two orders at once, one is opened', async () => {
    const demo = await here.site.player('demo');
    const both = await Promise.all([1, 2].map(() => demo.call('depositCreate', with_({}))));
    expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
  });

  test('an order that has run out is no longer in the way', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    await wait(demo, 1800);
    expect((await demo.call('depositCreate', with_({}))).status).toBe(201);
  });

  test.each([
    ['9.99', undefined],
    ['10', 'CREDIT_ABOVE_THRESHOLD'],
    ['10.01', 'CREDIT_ABOVE_THRESHOLD'],
  ])('credit of %s THB: %s (strictly below the threshold of 10)', async (amount, code) => {
    const demo = await here.site.player('demo');
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount });
    const answer = await demo.call('depositCreate', with_({}));
    expect(codeIn(answer)).toBe(code);
    if (code) expect(partOf(answer, 'meta')).toEqual({ credit: amount, threshold: '10' });
  });

  test('credit with another provider is not in the way', async () => {
    const demo = await here.site.player('demo');
    await demo.lab('credit', { username: 'demo', provider: 'betflix', amount: '500' });
    expect((await demo.call('depositCreate', with_({}))).status).toBe(201);
  });

  test('QUOTE_CHANGED when the page promised another credit', async () => {
    const demo = await here.site.player('demo');
    await demo.lab('rates', { currency: 'LAK', buy: '655', sell: '700' });
    const refused = await demo.call('depositCreate', with_({ expectedCredit: '1000' }));
    expect([codeIn(refused), partOf(refused, 'meta')]).toEqual([
      'QUOTE_CHANGED',
      { credit: '964.28', rate: '700' },
    ]);
    expect((await demo.call('depositCreate', with_({ expectedCredit: '964.28' }))).status).toBe(201);
  });
});

describe('422', () => {
  test('MID_INVALID for a merchant that does not exist', async () => {
    const demo = await here.site.player('demo');
    expect(await demo.codeOf('depositCreate', with_({ mid: 'MOCKLAK9999' }))).toBe('MID_INVALID');
  });

  // 50 and 30,000 THB at 675, and at 0.029 with cents: the minimum rounds up, the maximum down.
  test.each([
    ['alphabet', 'MOCKLAK0001', '33750', '20250000', '1'],
    ['gclub', 'MOCKLAK0001', '67500', '20250000', '1'],
    ['alphabet', 'MOCKTHB0001', '50', '30000', '0.01'],
    ['gclub_live', 'MOCKUSD0001', '2.9', '870', '0.01'],
  ] as const)('%s by %s takes %s to %s, and says so outside', async (provider, mid, min, max, step) => {
    const demo = await here.site.player('demo');
    const currency = mid.slice(4, 7);
    for (const amount of [changed(min, step, -1), changed(max, step, 1), '0']) {
      const refused = await demo.call('depositCreate', with_({ provider, mid, amount }));
      expect([amount, codeIn(refused), partOf(refused, 'meta')]).toEqual([
        amount,
        'AMOUNT_OUT_OF_RANGE',
        { min, max, currency },
      ]);
    }
    for (const amount of [min, max]) {
      const { deposit } = (await demo.call('depositCreate', with_({ provider, mid, amount }))).body;
      await demo.call('depositCancel', about(deposit));
    }
  });

  test('kip have no decimal point, not even for zero cents', async () => {
    const demo = await here.site.player('demo');
    expect(await demo.codeOf('depositCreate', with_({ amount: '675000.0' }))).toBe('AMOUNT_OUT_OF_RANGE');
  });

  test.each([
    [{ amount: 675000 }, { amount: 'FORMAT' }],
    [{ amount: '-675000' }, { amount: 'FORMAT' }],
    [{ amount: '6.75e5' }, { amount: 'FORMAT' }],
    [{ amount: '675,000' }, { amount: 'FORMAT' }],
    [{ amount: '1'.repeat(13) }, { amount: 'FORMAT' }],
    [{ mid: '' }, { mid: 'REQUIRED' }],
    [{ provider: 'constructor' }, { provider: 'UNKNOWN' }],
    [{ expectedCredit: 'NaN' }, { expectedCredit: 'FORMAT' }],
  ])('%j has not the shape: %j', async (changes, fields) => {
    const demo = await here.site.player('demo');
    expect(partOf(await demo.call('depositCreate', with_(changes)), 'fields')).toEqual(fields);
  });
});

/** An amount a step more or less, exactly. */
function changed(amount: string, step: string, direction: 1 | -1): string {
  const cents = (text: string) => Number(written(multiply(decimal(text), decimal('100'))));
  return written({ units: BigInt(cents(amount) + direction * cents(step)), scale: 2 });
}
