/** Promotions and their usages over HTTP: contract §2 and §3. The codes of each call are in codes.test.ts. */
import { describe, expect, test } from 'vitest';
import { type Client, codeIn, partOf } from '../client.ts';
import { creditWith, ledgerOf, wait } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();
const A_CENTURY_SECONDS = 73 * 365 * 24 * 3600;

async function claim(client: Client, id: string, provider = 'alphabet') {
  const answer = await client.call('promotionClaim', { parameters: { id }, body: { provider } });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.usage;
}

async function open(client: Client, amount: string, provider = 'alphabet', mid = 'MOCKLAK0001') {
  const answer = await client.call('depositCreate', { body: { provider, mid, amount } });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.deposit;
}

async function pay(client: Client, code: string) {
  await client.lab('bank/pay', { code });
  return (await client.call('depositCheck', { parameters: { code } })).body.deposit;
}

const current = async (client: Client) => (await client.call('usageCurrent')).body.usage;

describe('GET /promotions/current', () => {
  test('lists those that run, with their terms in four languages; a visitor is not judged', async () => {
    const visitor = await here.site.visitor();
    const { items } = (await visitor.call('promotionsCurrent')).body;
    expect(items.map(({ id }) => id)).toEqual(['welcome-50', 'top-up-20', 'double-300', 'lucky-10']);
    for (const item of items) {
      expect(Object.keys(item.title)).toEqual(['lo', 'cn', 'vn', 'th']);
      expect(item.status).toBe('ACTIVE');
      expect(item).not.toHaveProperty('eligible');
      expect(Number(item.requiredCredit)).toBeGreaterThanOrEqual(Number(item.bonusAmount));
    }
  });

  test('tells a player which may be claimed, and else why not', async () => {
    const demo = await here.site.player('demo');
    const reasons = async () =>
      (await demo.call('promotionsCurrent')).body.items.map(({ eligible, reasonCode }) => [
        eligible,
        reasonCode,
      ]);
    expect(await reasons()).toEqual(Array.from({ length: 4 }, () => [true, undefined]));
    await pay(demo, (await open(demo, '67500')).code);
    expect((await reasons())[0]).toEqual([false, 'PROMOTION_ONLY_FOR_FIRST_ORDER']);
    await claim(demo, 'lucky-10');
    expect(await reasons()).toEqual(Array.from({ length: 4 }, () => [false, 'PROMOTION_USAGE']));
  });
});

describe('GET /promotions/{id}', () => {
  test('shows one that is over as INACTIVE, which a player may not claim', async () => {
    const demo = await here.site.player('demo');
    const { promotion } = (await demo.call('promotion', { parameters: { id: 'new-year' } })).body;
    expect(promotion).toMatchObject({
      status: 'INACTIVE',
      eligible: false,
      reasonCode: 'PROMOTION_INACTIVE',
    });
  });
});

describe('a claim', () => {
  test('binds the terms as they are, and is found again by its key', async () => {
    const demo = await here.site.player('demo');
    const key = crypto.randomUUID();
    const options = { parameters: { id: 'double-300' }, body: { provider: 'gclub' }, key };
    const { usage } = (await demo.call('promotionClaim', options)).body;
    expect(usage).toMatchObject({
      idempotencyKey: key,
      promotionId: 'double-300',
      provider: 'gclub',
      status: 'ACTIVE',
      depositAmount: '300',
      bonusAmount: '300',
      requiredCredit: '1500',
      withdrawAll: true,
      receiveCapPercent: 500,
      usedAt: '0001-01-01T00:00:00Z',
    });
    const again = await demo.call('promotionClaim', options);
    expect([again.body.usage.id, again.headers.get('idempotency-replayed')]).toEqual([usage.id, 'true']);
    expect(await current(demo)).toEqual(usage);
  });

  test('of two at once, one is in force', async () => {
    const demo = await here.site.player('demo');
    const answers = await Promise.all(
      ['lucky-10', 'top-up-20'].map((id) =>
        demo.call('promotionClaim', { parameters: { id }, body: { provider: 'alphabet' } }),
      ),
    );
    expect(answers.map((answer) => codeIn(answer) ?? answer.status).toSorted()).toEqual([
      201,
      'PROMOTION_USAGE',
    ]);
  });

  test('one that was cancelled unused may be claimed again; one that was used may not', async () => {
    const demo = await here.site.player('demo');
    const { id } = await claim(demo, 'welcome-50');
    await demo.call('usageCancel', { parameters: { id } });
    expect(await current(demo)).toBeNull();
    await claim(demo, 'welcome-50');
    await pay(demo, (await open(demo, '67500')).code);
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '-150' });
    expect(
      await demo.codeOf('promotionClaim', { parameters: { id: 'welcome-50' }, body: { provider: 'gclub' } }),
    ).toBe('PROMOTION_ALREADY_USED');
  });

  test('of a promotion that ended, by the clock', async () => {
    const demo = await here.site.player('demo');
    await claim(demo, 'welcome-50');
    await wait(demo, A_CENTURY_SECONDS);
    const { items } = (await demo.call('usageList')).body;
    expect(items).toMatchObject([{ promotionId: 'welcome-50', status: 'INACTIVE' }]);
    expect((await demo.call('promotionsCurrent')).body.items).toEqual([]);
  });
});

describe('a deposit with a promotion', () => {
  test.each([
    ['MOCKLAK0001', '67500'],
    ['MOCKTHB0001', '100'],
    ['MOCKUSD0001', '2.9'],
  ])('to %s asks for exactly %s, and gives the bonus', async (mid, amount) => {
    const demo = await here.site.player('demo');
    await claim(demo, 'welcome-50');
    const order = await open(demo, amount, 'alphabet', mid);
    expect(order).toMatchObject({
      amount,
      credit: '100',
      promotionCredit: '50',
      totalCredit: '150',
      usageId: 'U000001',
    });
    expect((await pay(demo, order.code)).status).toBe('SUCCESS');
    expect(await creditWith(demo)).toBe('150');
    expect(await current(demo)).toMatchObject({ status: 'USED', depositCode: order.code });
  });

  test('what must be paid is rounded up', async () => {
    const demo = await here.site.player('demo');
    await demo.lab('rates', { currency: 'LAK', buy: '655', sell: '675.001' });
    await claim(demo, 'welcome-50');
    const wrong = await demo.call('depositCreate', {
      body: { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' },
    });
    expect([codeIn(wrong), partOf(wrong, 'meta')]).toEqual([
      'PROMOTION_AMOUNT_MISMATCH',
      { amount: '67501', currency: 'LAK' },
    ]);
    expect((await open(demo, '67501')).credit).toBe('100');
  });

  test('without an amount of its own, any amount earns the bonus', async () => {
    const demo = await here.site.player('demo');
    await claim(demo, 'lucky-10');
    expect(await open(demo, '135000')).toMatchObject({
      credit: '200',
      promotionCredit: '10',
      totalCredit: '210',
    });
  });

  test('cancelled, the order forgets the bonus and the usage waits for another', async () => {
    const demo = await here.site.player('demo');
    const { id } = await claim(demo, 'welcome-50');
    const { code } = await open(demo, '67500');
    expect(await demo.codeOf('usageCancel', { parameters: { id } })).toBe('OPEN_ORDER');
    const { deposit } = (await demo.call('depositCancel', { parameters: { code } })).body;
    expect(deposit).toMatchObject({ status: 'CANCELED', promotionCredit: '0', totalCredit: '100' });
    expect(deposit).not.toHaveProperty('usageId');
    const usage = await current(demo);
    expect(usage).toMatchObject({ id, status: 'ACTIVE' });
    expect(usage).not.toHaveProperty('depositCode');
  });

  test('paid after it was cancelled, it gives no bonus', async () => {
    const demo = await here.site.player('demo');
    await claim(demo, 'welcome-50');
    const { code } = await open(demo, '67500');
    await demo.call('depositCancel', { parameters: { code } });
    expect(await pay(demo, code)).toMatchObject({ status: 'SUCCESS', late: true, totalCredit: '100' });
    expect(await current(demo)).toMatchObject({ status: 'ACTIVE' });
  });

  test('paid late while a promotion is in play, its money waits for staff, who credit it', async () => {
    const demo = await here.site.player('demo');
    const { code } = await open(demo, '67500');
    await demo.call('depositCancel', { parameters: { code } });
    await claim(demo, 'lucky-10');
    await pay(demo, (await open(demo, '67500')).code);
    expect(await pay(demo, code)).toMatchObject({ status: 'PAID', attention: 'PROMOTION_IN_FORCE' });
    expect(await creditWith(demo)).toBe('110');
    await demo.lab(`staff/deposits/${code}`, { action: 'credit' });
    expect(await creditWith(demo)).toBe('210');
  });
});

describe('a usage', () => {
  test('in play ends when the credit is played down below the threshold', async () => {
    const demo = await here.site.player('demo');
    await claim(demo, 'welcome-50');
    await pay(demo, (await open(demo, '67500')).code);
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '-140' });
    expect(await current(demo)).toMatchObject({ status: 'USED' });
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '-0.01' });
    expect(await current(demo)).toBeNull();
    expect((await demo.call('usageList')).body.items).toMatchObject([{ status: 'SUCCESS' }]);
  });

  test('that is over already is answered as it is when it is cancelled again', async () => {
    const demo = await here.site.player('demo');
    const { id } = await claim(demo, 'welcome-50');
    const first = await demo.call('usageCancel', { parameters: { id } });
    await wait(demo, 60);
    const second = await demo.call('usageCancel', { parameters: { id } });
    expect([second.status, second.body.usage]).toEqual([200, first.body.usage]);
    expect(second.body.usage.status).toBe('CANCELED');
  });

  test.each([
    ['0', '100', '-50'],
    ['-120', '0', '-30'],
  ])('taken back by staff after %s THB loses what is left of the bonus', async (result, left, removed) => {
    const demo = await here.site.player('demo');
    const { id } = await claim(demo, 'welcome-50');
    await pay(demo, (await open(demo, '67500')).code);
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: result });
    await demo.lab(`staff/usages/${id}`, { action: 'cancel' });
    expect(await creditWith(demo)).toBe(left);
    expect(await ledgerOf(demo, id)).toEqual([`bonus.removed ${removed}`]);
    expect((await demo.call('usageList')).body.items).toMatchObject([{ id, status: 'CANCELED' }]);
  });

  test('is not taken back while its withdrawal is under way, which deducts the bonus', async () => {
    const demo = await here.site.player('demo');
    const { id } = await claim(demo, 'welcome-50');
    await pay(demo, (await open(demo, '67500')).code);
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '200' });
    await demo.call('withdrawCreate', {
      body: { provider: 'alphabet', bankAccountId: 'BA000001', amount: '350' },
    });
    expect((await demo.tryLab(`staff/usages/${id}`, { action: 'cancel' })).status).toBe(409);
    expect(await current(demo)).toMatchObject({ status: 'USED' });
  });
});
