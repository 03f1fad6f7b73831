import { describe, expect, test } from 'vitest';
import { CHARTS } from '../../../../../src/theatre/catalogue.ts';
import { find } from '../../../../../src/theatre/page/find.ts';
import { spokenIn } from '../../../../../src/theatre/words/spoken.ts';

const english = spokenIn('en');
const idsOf = (wanted: string) => find(CHARTS, wanted, english).map(({ id }) => id);

describe('whatever a machine is made of is found', () => {
  test.each([
    ['a state', 'sendingAgain', 'deposit.creating.sendingAgain'],
    ['an event', 'toast.held', 'toast.shown.counting on toast.held #0'],
    [
      'a guard',
      'isAlreadyPaid',
      'depositOrder.followed.standing.open.cancellation.canceling on failed cancelDeposit #0',
    ],
    ['an action', 'announceMove', 'depositOrder.followed.standing.open on always #0'],
    ['an actor', 'loadQr', 'depositOrder.followed.standing.open.qr.loading'],
    ['a tag', 'qrExpired', 'depositOrder.followed.standing.open.qr.expired'],
    ['words', 'One toast at most', 'toast'],
  ])('%s: %s', (_, wanted, id) => {
    expect(idsOf(wanted)).toContain(id);
  });
});

test('several words must all occur, in any order, large or small', () => {
  expect(idsOf('RUNS its time')).toContain('toast.shown.counting');
  expect(idsOf('runs elephant')).toEqual([]);
});

test('nothing is found for nothing', () => {
  expect(idsOf('  ')).toEqual([]);
});
