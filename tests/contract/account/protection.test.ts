/** GET and PUT /players/limits, POST /players/self-exclusion: contract §2. */
import { describe, expect, test } from 'vitest';
import { UNSET_INSTANT } from '../../../contract/clock.ts';
import { NO_PROTECTION } from '../../../contract/rules/protection.ts';
import { creditDepositedIn, isSelfExcluded, protectionOf } from '../../../mock-server/protection/facts.ts';
import { partOf } from '../client.ts';
import { about, DEPOSIT, openDeposit, wait } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

const DAY_SECONDS = 86_400;
const TOMORROW = '2026-03-03T03:00:00.000Z';

function limits(day: string | null, sessionReminderMinutes: number | null = null) {
  return { depositLimits: { day, week: null, month: null }, sessionReminderMinutes };
}

describe('limits', () => {
  test('are for players', async () => {
    const visitor = await here.site.visitor();
    expect(await visitor.codeOf('limits')).toBe('UNAUTHENTICATED');
    expect(await visitor.codeOf('limitsChange', { body: limits('1') })).toBe('UNAUTHENTICATED');
    const demo = await here.site.player('demo');
    expect(await demo.codeOf('limitsChange', { body: limits('1'), xsrf: null })).toBe('XSRF_INVALID');
    expect((await demo.call('limits')).body).toEqual(NO_PROTECTION);
  });

  test('all is null until something is set: off means that the call answers', async () => {
    const demo = await here.site.player('demo');
    expect((await demo.call('limits')).body).toEqual({
      limits: limits(null),
      pending: null,
      selfExcludedUntil: UNSET_INSTANT,
    });
  });

  test('a first setting and a decrease hold at once, and are the player’s own', async () => {
    const demo = await here.site.player('demo');
    for (const day of ['500', '400']) {
      const { body } = await demo.call('limitsChange', { body: limits(day, 60) });
      expect(body).toEqual({ ...NO_PROTECTION, limits: limits(day, 60) });
      expect((await demo.call('limits')).body).toEqual(body);
    }
    const newcomer = await here.site.player('newcomer');
    expect((await newcomer.call('limits')).body).toEqual(NO_PROTECTION);
  });

  test('an increase waits 24 hours by the lab’s clock, and then holds without anyone asking again', async () => {
    const demo = await here.site.player('demo');
    await demo.call('limitsChange', { body: limits('500') });
    const { body } = await demo.call('limitsChange', { body: limits('900') });
    expect(body.limits).toEqual(limits('500'));
    expect(body.pending).toEqual({ ...limits('900'), effectiveAt: TOMORROW });
    await wait(demo, DAY_SECONDS - 1);
    expect((await demo.call('limits')).body).toEqual(body);
    await wait(demo, 1);
    expect((await demo.call('limits')).body).toEqual({ ...NO_PROTECTION, limits: limits('900') });
  });

  test('a removal waits as well; a decrease afterwards takes its place', async () => {
    const demo = await here.site.player('demo');
    await demo.call('limitsChange', { body: limits('500', 30) });
    await demo.call('limitsChange', { body: limits(null, null) });
    await demo.call('limitsChange', { body: limits('100', 30) });
    await wait(demo, DAY_SECONDS);
    expect((await demo.call('limits')).body).toEqual({ ...NO_PROTECTION, limits: limits('100', 30) });
  });

  test('the same PUT again does not put the moment off', async () => {
    const demo = await here.site.player('demo');
    await demo.call('limitsChange', { body: limits('500') });
    await demo.call('limitsChange', { body: limits('900') });
    await wait(demo, 3_600);
    const { body } = await demo.call('limitsChange', { body: limits('900.00') });
    expect(body.pending?.effectiveAt).toBe(TOMORROW);
  });

  test('a change after the moment starts from what holds by then', async () => {
    const demo = await here.site.player('demo');
    await demo.call('limitsChange', { body: limits('500') });
    await demo.call('limitsChange', { body: limits('900') });
    await wait(demo, DAY_SECONDS);
    const { body } = await demo.call('limitsChange', { body: limits('800') });
    expect(body).toEqual({ ...NO_PROTECTION, limits: limits('800') });
  });

  test.each([
    [{ sessionReminderMinutes: null }, { depositLimits: 'REQUIRED' }],
    [{ ...limits('-1') }, { 'depositLimits.day': 'FORMAT' }],
    [{ ...limits('1.234') }, { 'depositLimits.day': 'FORMAT' }],
    [{ ...limits('1'), sessionReminderMinutes: 4 }, { sessionReminderMinutes: 'FORMAT' }],
    [{ ...limits('1'), sessionReminderMinutes: 1_441 }, { sessionReminderMinutes: 'FORMAT' }],
  ])('%j has not the shape: %j', async (body, fields) => {
    const demo = await here.site.player('demo');
    expect(partOf(await demo.call('limitsChange', { body }), 'fields')).toEqual(fields);
    expect((await demo.call('limits')).body).toEqual(NO_PROTECTION);
  });
});

describe('self-exclusion', () => {
  test('is for players, and for the days that the contract knows', async () => {
    const visitor = await here.site.visitor();
    expect(await visitor.codeOf('selfExclude', { body: { days: 1 } })).toBe('UNAUTHENTICATED');
    const demo = await here.site.player('demo');
    for (const days of [0, 2, 181, '7', null]) {
      expect(await demo.codeOf('selfExclude', { body: { days } })).toBe('VALIDATION_FAILED');
    }
    expect((await demo.call('limits')).body.selfExcludedUntil).toBe(UNSET_INSTANT);
  });

  test('holds until its end, by the lab’s clock, and reads as none afterwards', async () => {
    const demo = await here.site.player('demo');
    const { body } = await demo.call('selfExclude', { body: { days: 1 } });
    expect(body).toEqual({ selfExcludedUntil: TOMORROW });
    expect((await demo.call('limits')).body.selfExcludedUntil).toBe(TOMORROW);
    await wait(demo, DAY_SECONDS);
    expect((await demo.call('limits')).body.selfExcludedUntil).toBe(UNSET_INSTANT);
  });

  test('cannot be shortened: the longest wins', async () => {
    const demo = await here.site.player('demo');
    const long = await demo.call('selfExclude', { body: { days: 30 } });
    expect((await demo.call('selfExclude', { body: { days: 1 } })).body).toEqual(long.body);
    await wait(demo, DAY_SECONDS);
    const longer = await demo.call('selfExclude', { body: { days: 30 } });
    expect(longer.body.selfExcludedUntil > long.body.selfExcludedUntil).toBe(true);
  });

  test('leaves limits and what is pending as they are', async () => {
    const demo = await here.site.player('demo');
    await demo.call('limitsChange', { body: limits('500') });
    const { body } = await demo.call('limitsChange', { body: limits(null) });
    await demo.call('selfExclude', { body: { days: 7 } });
    const after = (await demo.call('limits')).body;
    expect({ ...after, selfExcludedUntil: UNSET_INSTANT }).toEqual(body);
  });
});

describe('what the rules of other calls ask', () => {
  const facts = () => here.site.backend.world;

  test('whether a player is excluded now', async () => {
    const demo = await here.site.player('demo');
    await demo.call('selfExclude', { body: { days: 1 } });
    const { store } = facts();
    expect(isSelfExcluded(store, 'PL000001', Date.parse(TOMORROW) - 1)).toBe(true);
    expect(isSelfExcluded(store, 'PL000001', Date.parse(TOMORROW))).toBe(false);
    expect(isSelfExcluded(store, 'PL000002', Date.parse(START))).toBe(false);
    expect(protectionOf(store, 'PL000002', Date.parse(START))).toEqual(NO_PROTECTION);
  });

  test('deposits count in their day, week and month, from when they were opened', async () => {
    const demo = await here.site.player('demo');
    await openDeposit(demo);
    const { store } = facts();
    const at = (moment: string) => creditDepositedIn(store, 'PL000001', Date.parse(moment));
    // 10 in the morning of Monday, 2 March, in Vientiane.
    expect(at(START)).toEqual({ day: '1000', week: '1000', month: '1000' });
    expect(at('2026-03-02T17:00:00.000Z')).toEqual({ day: '0', week: '1000', month: '1000' });
    expect(at('2026-03-08T17:00:00.000Z')).toEqual({ day: '0', week: '0', month: '1000' });
    expect(at('2026-03-31T17:00:00.000Z')).toEqual({ day: '0', week: '0', month: '0' });
    expect(creditDepositedIn(store, 'PL000002', Date.parse(START)).month).toBe('0');
  });

  test('a cancelled deposit does not count, and counts again once its money has come', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const day = () => creditDepositedIn(facts().store, 'PL000001', Date.parse(START)).day;
    await demo.call('depositCancel', about(order));
    expect(day()).toBe('0');
    await demo.lab('bank/pay', { code: order.code });
    await demo.call('depositCheck', about(order));
    expect(day()).toBe('1000');
  });

  test.each(['fail', 'reject'] as const)('of one that staff %s', async (action) => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    await demo.lab('bank/pay', { code: order.code, amount: '337500' });
    await demo.call('depositCheck', about(order));
    await demo.lab(`staff/deposits/${order.code}`, { action });
    const { status } = (await demo.call('deposit', about(order))).body.deposit;
    const { day } = creditDepositedIn(facts().store, 'PL000001', Date.parse(START));
    expect([status, day]).toEqual(action === 'fail' ? ['FAILED', '1000'] : ['REJECTED', '0']);
  });

  test('a bonus is no deposit: only what the money buys counts', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    facts().store.change((change) =>
      change.update('deposits', order.code, { promotionCredit: '500', totalCredit: '1500' }),
    );
    expect(creditDepositedIn(facts().store, 'PL000001', Date.parse(START)).day).toBe('1000');
    expect(order.amount).toBe(DEPOSIT.amount);
  });
});
