import { expect, test } from 'vitest';
import { chartOf } from '../../../../chart/chart.ts';
import { followedIn } from '../../../diagram/canvas/followed.ts';
import { withdraw } from '../../../../fixtures/cashier/withdraw.ts';
import { drawingOf } from '../sample-drawing.ts';

const CHART = chartOf(withdraw.machine);
const SENDING = ['withdraw', 'withdraw.creating', 'withdraw.creating.sending'];

function followed(active: readonly string[], walked: readonly string[]): string | null {
  return followedIn({
    chart: CHART,
    drawing: drawingOf(CHART),
    active: new Set(active),
    walked,
    chosen: null,
  });
}

test('what is followed is where the latest transition led, down to what is active in it', () => {
  const [confirm] = CHART.edges.filter(({ targets }) => targets.includes('withdraw.creating'));
  expect(followed(SENDING, [confirm?.id ?? ''])).toBe('withdraw.creating.sending');
});

test('in the beginning it is the innermost state that is active', () => {
  expect(followed(SENDING, [])).toBe('withdraw.creating.sending');
});

test('a transition that is only considered leads nowhere yet', () => {
  const [confirm] = CHART.edges.filter(({ targets }) => targets.includes('withdraw.creating'));
  expect(followed(['withdraw', 'withdraw.composing'], [confirm?.id ?? ''])).toBeNull();
});
