/** What a chart says on each line: what happens, and for how long it waits. */
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../machine-core/index.ts';
import { kettleMachine } from '../../../../machine-core/samples/kettle.ts';
import { actionLabel, triggerLabels } from '../../../diagram/text/transition-label.ts';
import { gridDrawingOf } from '../../../diagram/grid/search.ts';
import { IN_ENGLISH, type Spoken } from '../../../labels.ts';

const CHART = chartOf(kettleMachine);

function linesOf(collapsed: readonly string[] = []): ReadonlyMap<string, string> {
  const { labels, boxes } = gridDrawingOf(CHART, new Set(collapsed), () => '');
  const text = (pieces: readonly { readonly text: string }[]) => pieces.map((piece) => piece.text).join(' ');
  return new Map([
    ...labels.map(({ edge, pieces }) => [edge, text(pieces)] as const),
    ...boxes.map(({ id, pieces }) => [id, text(pieces)] as const),
  ]);
}

test.each([
  ['a transition that does something', 'kettle on timer.wished #0', 'timer.wished / startTimer'],
  [
    'one that also leads to another state',
    'kettle.boiling.heater.heating on done heatWater #0',
    'done heatWater / measure →\u00a0through',
  ],
  ['one that does nothing', 'kettle on lamp.broken #0', 'lamp.broken · stays'],
  ['a wildcard', 'kettle on news.* #0', 'news.* / broadcast'],
  ['the result of any actor', 'kettle on done * #0', 'done * / ring'],
  ['a delay', 'kettle.boiling.lamp.dark on after 2000 #0', 'after 2 s →\u00a0lit'],
  ['a delay with a name', 'kettle.ready on after COOLING #0', 'after COOLING (1 min) →\u00a0cleaning'],
  ['a state with an actor', 'kettle.cleaning', 'cleaning runs cleanWater'],
])('%s: %s', (_, id, line) => {
  expect(linesOf().get(id)).toBe(line);
});

test('a collapsed state names the actors of the states inside', () => {
  expect(linesOf(['kettle.boiling']).get('kettle.boiling')).toBe('boiling 2 states inside runs heatWater');
});

test('a guard is shown in the words of its machine up to the colon, one without words by its name', () => {
  const chart = chartOf(
    createMachine({
      id: 'door',
      meta: { guards: { isFree: 'nobody stands in it: also no pet', isOdd: 3 } },
      on: { SHUT: [{ guard: 'isFree' }, { guard: 'isOdd' }, { guard: 'constructor' }, {}] },
    }),
  );
  const lines = (labels: Spoken) =>
    gridDrawingOf(chart, new Set(), labels).labels.map(({ pieces }) =>
      pieces.flatMap(({ tone, text }) => (tone === 'condition' ? [text] : [])).join(' '),
    );
  expect(lines(IN_ENGLISH)).toEqual(['if nobody stands in it', '[isOdd]', '[constructor]', 'otherwise']);
  const other: Readonly<Record<string, string>> = {
    'door if isFree': 'niemand: auch kein Tier',
    'viewer: if {condition}': 'falls {condition}',
    'viewer: otherwise': 'sonst',
  };
  const told = lines(({ id, description }) => other[id] ?? description);
  expect(told).toEqual(['falls niemand', '[isOdd]', '[constructor]', 'sonst']);
});

test('a computed delay has its name only', () => {
  expect(triggerLabels({ kind: 'after', delay: 'untilCool', length: null })).toEqual({
    keyword: 'after',
    name: 'untilCool',
  });
});

test('an action is short: an ellipsis stands for the others, and for the end of a long name', () => {
  expect(actionLabel([])).toBeNull();
  expect(actionLabel(['pour', 'measure'])).toBe('/ pour …');
  expect(actionLabel(['rememberTheStatus(signedOut)', 'pour'])).toBe('/ rememberTheStatus(signe…');
});
