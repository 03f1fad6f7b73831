import { describe, expect, test } from 'vitest';
import { chartOf } from '../../../../../packages/machine-core/index.ts';
import { followedIn, startIn } from '../../../../../packages/machine-viewer/diagram/canvas/followed.ts';
import { withdrawQuote } from '../../../../fixtures/cashier/withdraw-quote.ts';

const CHART = chartOf(withdrawQuote.machine);
const SLOW = ['withdrawQuote', 'withdrawQuote.requesting', 'withdrawQuote.requesting.slow'];

function followed(active: readonly string[], walked: readonly string[]): string | null {
  return followedIn({ chart: CHART, active: new Set(active), walked });
}

test('the diagram follows the innermost active state in the target of the latest transition', () => {
  const [requested] = CHART.edges.filter(({ targets }) => targets.includes('withdrawQuote.requesting'));
  expect(followed(SLOW, [requested?.id ?? ''])).toBe('withdrawQuote.requesting.slow');
});

test('without transitions the diagram follows the innermost active state', () => {
  expect(followed(SLOW, [])).toBe('withdrawQuote.requesting.slow');
});

test('the diagram follows no state while the target of a previewed transition is not active', () => {
  const [requested] = CHART.edges.filter(({ targets }) => targets.includes('withdrawQuote.requesting'));
  expect(followed(['withdrawQuote', 'withdrawQuote.unread'], [requested?.id ?? ''])).toBeNull();
});

describe('a large diagram opens', () => {
  const startOf = (active: readonly string[]) =>
    startIn({ chart: CHART, active: new Set(active), walked: [] });

  test('at the innermost active state', () => {
    expect(startOf(SLOW)).toBe('withdrawQuote.requesting.slow');
  });

  test('at the initial state, if the machine is not running', () => {
    expect(startOf([])).toBe('withdrawQuote.starting');
  });
});
