/** A player’s limits and self-exclusion, as the rules of other calls read them. */
import { expect, test } from 'vitest';
import { RESPONSIBLE_PLAY_OFF } from '../../../contract/rules/responsible-play.ts';
import {
  creditDepositedIn,
  isSelfExcluded,
  responsiblePlayOf,
} from '../../../mock-server/domain/responsible-play/facts.ts';
import { about, DEPOSIT, openDeposit } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

const TOMORROW = '2026-03-03T03:00:00.000Z';

const facts = () => here.site.backend.world;

test('a self-excluded player is excluded until the exclusion ends, and other players are not', async () => {
  const demo = await here.site.player('demo');
  await demo.call('selfExclude', { body: { days: 1 } });
  const { store } = facts();
  expect(isSelfExcluded(store, 'PL000001', Date.parse(TOMORROW) - 1)).toBe(true);
  expect(isSelfExcluded(store, 'PL000001', Date.parse(TOMORROW))).toBe(false);
  expect(isSelfExcluded(store, 'PL000002', Date.parse(START))).toBe(false);
  expect(responsiblePlayOf(store, 'PL000002', Date.parse(START))).toEqual(RESPONSIBLE_PLAY_OFF);
});

test('a deposit counts towards the day, week and month in Vientiane in which it was opened', async () => {
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

test('a cancelled deposit does not count towards the limits until its payment is found', async () => {
  const demo = await here.site.player('demo');
  const order = await openDeposit(demo);
  const day = () => creditDepositedIn(facts().store, 'PL000001', Date.parse(START)).day;
  await demo.call('depositCancel', about(order));
  expect(day()).toBe('0');
  await demo.lab('bank/pay', { code: order.code });
  await demo.call('depositCheck', about(order));
  expect(day()).toBe('1000');
});

test.each(['fail', 'reject'] as const)('a deposit that staff %s counts unless REJECTED', async (action) => {
  const demo = await here.site.player('demo');
  const order = await openDeposit(demo);
  await demo.lab('bank/pay', { code: order.code, amount: '337500' });
  await demo.call('depositCheck', about(order));
  await demo.lab(`staff/deposits/${order.code}`, { action });
  const { status } = (await demo.call('deposit', about(order))).body.deposit;
  const { day } = creditDepositedIn(facts().store, 'PL000001', Date.parse(START));
  expect([status, day]).toEqual(action === 'fail' ? ['FAILED', '1000'] : ['REJECTED', '0']);
});

test('the bonus of a promotion does not count towards the limits, only the credit that the money buys', async () => {
  const demo = await here.site.player('demo');
  const order = await openDeposit(demo);
  facts().store.change((change) =>
    change.deposits.update({
      where: { code: { equals: order.code } },
      data: { promotionCredit: '500', totalCredit: '1500' },
    }),
  );
  expect(creditDepositedIn(facts().store, 'PL000001', Date.parse(START)).day).toBe('1000');
  expect(order.amount).toBe(DEPOSIT.amount);
});
