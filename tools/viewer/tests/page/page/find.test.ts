import { describe, expect, test } from 'vitest';
import { CHARTS } from '../../../../fixtures/charts.ts';
import { find } from '../../../page/find.ts';
import { spokenIn } from '../../../../labels/label-of.ts';

const english = spokenIn('en');
const idsOf = (wanted: string) => find(CHARTS, wanted, english).map(({ id }) => id);

describe('whatever a machine is made of is found', () => {
  test.each([
    ['a state', 'sendingAgain', 'deposit.creating.sendingAgain'],
    ['an event', 'toast.held', 'toast.shown.counting on toast.held #0'],
    [
      'a guard',
      'isAlreadyPaid',
      'depositOrder.followed.status.open.cancellation.canceling on failed cancelDeposit #0',
    ],
    ['an action', 'announceMove', 'depositOrder.followed.status.open on always #0'],
    ['an actor', 'loadQr', 'depositOrder.followed.status.open.qr.loading'],
    ['a tag', 'qrExpired', 'depositOrder.followed.status.open.qr.expired'],
    ['words', 'One toast at most', 'toast'],
  ])('%s: %s', (_, wanted, id) => {
    expect(idsOf(wanted)).toContain(id);
  });
});

test('several words must all occur, in any order, large or small', () => {
  expect(idsOf('RUNS its time')).toContain('toast.shown.counting');
  expect(idsOf('runs elephant')).toEqual([]);
});

test('what is called so comes first, then what is called nearly so, then what only tells of it', () => {
  const found = find(CHARTS, 'lapsed', english);
  expect(found[0]).toMatchObject({ kind: 'state', title: 'lapsed' });
  const [deposit = '', ...others] = [...new Set(found.map(({ machine }) => machine))];
  expect(['depositOrder', 'gameLaunch', 'withdraw']).toContain(deposit);
  expect(others.length).toBeGreaterThan(1);
  // The results of a machine are adjacent.
  expect(found.map(({ machine }) => machine)).toEqual(
    [deposit, ...others].flatMap((one) => found.flatMap(({ machine }) => (machine === one ? [machine] : []))),
  );
});

test('what a transition starts in is told with it', () => {
  const [held] = find(CHARTS, 'toast.held', english);
  expect(held).toMatchObject({ title: 'toast.held', place: 'counting' });
});

test('English is found whatever language is shown', () => {
  expect(find(CHARTS, 'One toast at most', spokenIn('lo')).map(({ id }) => id)).toContain('toast');
});

test('nothing is found for nothing', () => {
  expect(idsOf('  ')).toEqual([]);
});
