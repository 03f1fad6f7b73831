import { describe, expect, test } from 'vitest';
import { chartOf } from '../../../../chart/chart.ts';
import { followedIn, startIn } from '../../../diagram/canvas/followed.ts';
import { withdraw } from '../../../../fixtures/cashier/withdraw.ts';
import { drawingOf } from '../sample-drawing.ts';

const CHART = chartOf(withdraw.machine);
const QUOTED = ['withdraw', 'withdraw.quoted', 'withdraw.quoted.unread'];

function followed(active: readonly string[], walked: readonly string[]): string | null {
  return followedIn({
    chart: CHART,
    drawing: drawingOf(CHART),
    active: new Set(active),
    walked,
    chosen: null,
  });
}

test('follows the innermost active state in the target of the latest transition', () => {
  const [quoted] = CHART.edges.filter(({ targets }) => targets.includes('withdraw.quoted'));
  expect(followed(QUOTED, [quoted?.id ?? ''])).toBe('withdraw.quoted.unread');
});

test('without transitions it follows the innermost active state', () => {
  expect(followed(QUOTED, [])).toBe('withdraw.quoted.unread');
});

test('follows no state while the target of a previewed transition is not active', () => {
  const [quoted] = CHART.edges.filter(({ targets }) => targets.includes('withdraw.quoted'));
  expect(followed(['withdraw', 'withdraw.composing'], [quoted?.id ?? ''])).toBeNull();
});

describe('a large diagram is opened', () => {
  const startOf = (active: readonly string[]) =>
    startIn({ chart: CHART, drawing: drawingOf(CHART), active: new Set(active), walked: [], chosen: null });

  test('where the machine is', () => {
    expect(startOf(QUOTED)).toBe('withdraw.quoted.unread');
  });

  test('where the machine begins, if it is not running', () => {
    expect(startOf([])).toBe('withdraw.restoring');
  });
});
