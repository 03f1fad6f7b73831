import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../../packages/machine-core/index.ts';
import { kettleMachine } from '../../../../../packages/machine-core/samples/kettle.ts';
import { find } from '../../../../../packages/machine-viewer/page/find.ts';
import { machinesOn } from '../in-viewer.tsx';

const MACHINES = machinesOn();
const { all } = MACHINES;
const english = MACHINES.spokenIn('en');
const idsOf = (wanted: string) => find(all, wanted, english).map(({ id }) => id);

describe('finds every kind of element of a machine', () => {
  test.each([
    ['a state', 'sendingAgain', 'submission.sendingAgain'],
    ['an event', 'quote.confirm', 'withdrawQuote.shown on quote.confirm #0'],
    [
      'a guard',
      'isAlreadyPaid',
      'depositOrder.followed.status.open.cancellation.canceling on done submission #1',
    ],
    ['an action', 'endQr', 'depositQr.loading on failed loadQr #0'],
    ['an actor', 'loadQr', 'depositQr.loading'],
    ['a tag', 'qrExpired', 'depositQr.expired'],
    ['a description', 'result of a withdrawal', 'withdrawQuote'],
  ])('%s: %s', (_, wanted, id) => {
    expect(idsOf(wanted)).toContain(id);
  });
});

test('every search word must occur, in any order and case', () => {
  expect(idsOf('USUAL quote longer')).toContain('withdrawQuote.requesting.slow');
  expect(idsOf('quote elephant')).toEqual([]);
});

test('exact titles are ranked first, then partial titles, then descriptions', () => {
  const found = find(all, 'lapsed', english);
  expect(found[0]).toMatchObject({ kind: 'state', title: 'lapsed' });
  const [deposit = '', ...others] = [...new Set(found.map(({ machine }) => machine))];
  expect(['depositQr', 'gameLaunch', 'withdraw']).toContain(deposit);
  expect(others.length).toBeGreaterThan(1);
  // The results of a machine are adjacent.
  expect(found.map(({ machine }) => machine)).toEqual(
    [deposit, ...others].flatMap((one) => found.flatMap(({ machine }) => (machine === one ? [machine] : []))),
  );
});

test('whole words come before beginnings of words, and those before the insides of words', () => {
  const states = Object.fromEntries(['translated', 'later', 'tooLate', 'late'].map((key) => [key, {}]));
  const machine = createMachine({ id: 'm', initial: 'later', states });
  const found = find([{ name: 'm', chart: chartOf(machine) }], 'Late', english);
  expect(found.map(({ title }) => title)).toEqual(['late', 'tooLate', 'later', 'translated']);
});

test('a transition is found with the name of its source state', () => {
  const [opening] = find(all, 'passwordChange.open', english);
  expect(opening).toMatchObject({ title: 'passwordChange.open', place: 'closed' });
});

test('the English descriptions are searched in every language', () => {
  expect(find(all, 'result of a withdrawal', MACHINES.spokenIn('lo')).map(({ id }) => id)).toContain(
    'withdrawQuote',
  );
});

test('words that mean the same are found, after what is written itself', () => {
  const synonyms = [
    ['withdraw', 'cash out'],
    ['quote', 'offer'],
  ];
  const found = (wanted: string) => find(all, wanted, english, synonyms).map(({ id }) => id);
  expect(found('cash out offer')).toContain('withdraw.quoting');
  expect(found('cash')).toEqual(idsOf('cash'));
  expect(found('quote')[0]).toBe(idsOf('quote')[0]);
});

test('a guard is found by its words', () => {
  expect(idsOf('bank account, has a promotion')).toContain('deposit.composing on deposit.submit #0');
});

test('a transition for a wildcard is found by each event that it handles', () => {
  const machines = [...all, { name: 'kettle', chart: chartOf(kettleMachine) }];
  const found = find(machines, 'news.page.returned', english).map(({ id }) => id);
  expect(found).toContain('kettle on news.* #0');
  expect(found).not.toContain('kettle on news.power.lost #0');
});

test('an empty search has no results', () => {
  expect(idsOf('  ')).toEqual([]);
});
