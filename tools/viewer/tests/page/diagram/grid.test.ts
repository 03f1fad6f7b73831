/** The chart on the screen has every visible state, transition and arrow once, without overlaps, and is small enough to be read. */
import { describe, expect, test } from 'vitest';
import { corpus } from '../../../../../packages/machine-core/corpus/corpus.ts';
import { type Chart, chartOf } from '../../../../../packages/machine-core/index.ts';
import { chartNamed, CHARTS } from '../../../../fixtures/charts.ts';
import type { Area, Drawing, Place } from '../../../../../packages/machine-viewer/diagram/drawing.ts';
import { collapsible, outlineOf } from '../../../../../packages/machine-viewer/diagram/grid/outline.ts';
import {
  collapsedAtFirst,
  gridDrawingOf,
} from '../../../../../packages/machine-viewer/diagram/grid/search.ts';

const describedBy = ({ description }: { readonly description: string }) => description;

const OURS_AND_THE_CORPUS = [
  ...CHARTS.map((chart) => [chart.id, chart] as const),
  ...corpus.map(({ name, machine }) => [`corpus: ${name}`, chartOf(machine)] as const),
];

describe.each(OURS_AND_THE_CORPUS)('%s', (_, chart) => {
  const whole = gridDrawingOf(chart, new Set(), describedBy);
  const first = gridDrawingOf(chart, collapsedAtFirst(chart), describedBy);

  test('has a box for each state, a dot for each initial one, a label for each transition and a line for each pair of states', () => {
    expect(whole.boxes.map(({ id }) => id)).toEqual(chart.nodes.map(({ id }) => id));
    expect(whole.starts.map(({ state }) => state)).toEqual(
      chart.nodes.filter(({ isInitial }) => isInitial).map(({ id }) => id),
    );
    expect(whole.labels.map(({ edge }) => edge).toSorted()).toEqual(
      chart.edges.map(({ id }) => id).toSorted(),
    );
    const pairs = new Set(
      chart.edges.flatMap(({ source, targets }) => targets.map((target) => `${source} → ${target}`)),
    );
    expect(whole.lines.map(({ source, target }) => `${source} → ${target}`).toSorted()).toEqual(
      [...pairs].toSorted(),
    );
  });

  test('the chart as it opens is legible at 1440 × 900, or all of its compound states are collapsed', () => {
    const outermost = collapsible(chart).filter(
      (id) => !collapsible(chart).some((one) => isInside(chart, id, one)),
    );
    const isCollapsed = outermost.every((id) => collapsedAtFirst(chart).has(id));
    expect(fitsAt1440(first) || isCollapsed).toBe(true);
    // A chart that fits as a whole has nothing collapsed.
    if (fitsAt1440(whole)) expect(first.boxes.length).toBe(whole.boxes.length);
  });

  test.each([
    ['the whole chart', whole],
    ['the chart as it opens', first],
  ])('%s: boxes and labels do not overlap, and no line crosses them', (_, drawing) => {
    const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
    const boxes = new Map(drawing.boxes.map((box) => [box.id, box]));
    for (const box of drawing.boxes) {
      const outer = boxes.get(parents.get(box.id) ?? '');
      if (outer) expect(isWithin(box, outer), box.id).toBe(true);
      const siblings = drawing.boxes.filter(
        (other) => other.id > box.id && parents.get(other.id) === parents.get(box.id),
      );
      expect(
        siblings.filter((other) => overlap(box, other)).map(({ id }) => id),
        box.id,
      ).toEqual([]);
    }
    const sources = new Map(chart.edges.map(({ id, source }) => [id, source]));
    for (const label of drawing.labels) {
      const owner = [...boxes.values()].findLast(({ id }) => {
        const source = sources.get(label.edge) ?? '';
        return source === id || isInside(chart, source, id);
      });
      expect(owner && isWithin(label, owner), label.edge).toBe(true);
    }
    expect(overlapping(drawing)).toEqual([]);
    expect(crossing(drawing)).toEqual([]);
  });

  test('every line goes from the border of its source to the border of its target', () => {
    for (const { source, target, points } of whole.lines) {
      const [from, to] = [source, target].map((id) => whole.boxes.find((box) => box.id === id));
      const [start, end] = [points[0], points.at(-1)];
      if (!from || !to || !start || !end) throw new Error(`${source} → ${target} is not drawn`);
      const leadsInside = isInside(chart, target, source);
      expect(leadsInside || start.x === from.x || start.x === from.x + from.width, `${source}: start`).toBe(
        true,
      );
      const isAtEnd = end.x === to.x || end.x === to.x + to.width || end.y === to.y;
      expect(isAtEnd, `${source} → ${target}: end`).toBe(true);
    }
  });
});

test('an arrow that several transitions share begins at the row of the one that stands out', () => {
  const { lines, labels } = gridDrawingOf(chartNamed('depositCheck'), new Set(), describedBy);
  const asking = 'depositCheck.inquiry.checking.work.asking';
  const shared = lines.find(({ source, target }) => source === asking && target.endsWith('.coolingDown'));
  for (const edge of [`${asking} on done checkDeposit #0`, `${asking} on failed checkDeposit #1`]) {
    const label = labels.find((one) => one.edge === edge);
    const [start] = shared?.ways[edge] ?? [];
    if (!label || !start) throw new Error(`${edge} is not drawn`);
    expect(start.y - label.y, edge).toBeGreaterThan(0);
    expect(start.y - label.y, edge).toBeLessThan(label.height);
  }
});

describe('collapsed states', () => {
  const chart = chartNamed('submission');

  test('hide what is inside, and list the transitions that leave them', () => {
    const { states, arrows } = outlineOf(chart, new Set(['submission.sending']));
    expect([...states.keys()].filter((id) => id.startsWith('submission.sending.'))).toEqual([]);
    const listed = states.get('submission.sending')?.listed ?? [];
    const leaving = chart.edges.filter(
      ({ source, targets: [target = ''] }) =>
        /^submission\.sending\b/.test(source) && !/^submission\.sending\b/.test(target),
    );
    expect(new Set(listed.flatMap(({ targets }) => targets))).toEqual(
      new Set(leaving.flatMap(({ targets }) => targets)),
    );
    for (const { source, target } of arrows)
      expect([states.has(source), states.has(target)]).toEqual([true, true]);
  });
});

function isInside({ nodes }: Chart, id: string, outer: string): boolean {
  const parent = nodes.find((node) => node.id === id)?.parent ?? null;
  return parent !== null && (parent === outer || isInside({ nodes } as Chart, parent, outer));
}

/** The canvas is 904 × 838 CSS pixels, less its margins and controls. Text of 12 units is 11 px high at this scale. */
function fitsAt1440({ width, height }: Drawing): boolean {
  return width <= (888 * 12) / 11 && height <= (778 * 12) / 11;
}

function overlapping({ labels }: Drawing): readonly string[] {
  return labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.edge} × ${other.edge}`),
  );
}

/** The labels, and the boxes without child states, that a line runs through. */
function crossing({ lines, labels, boxes }: Drawing): readonly string[] {
  const areas = [
    ...labels.map((label) => ({ ...label, name: label.edge })),
    ...boxes.filter(({ isAround }) => !isAround).map((box) => ({ ...box, name: box.id })),
  ];
  return lines.flatMap(({ source, target, points }) =>
    points.slice(1).flatMap((end, index) => {
      const piece = between(points[index] ?? end, end);
      // A transition to the state itself is a loop at its own border.
      const others = areas.filter(({ name }) => source !== target || name !== source);
      return others
        .filter((area) => overlap(piece, area))
        .map(({ name }) => `${source} → ${target} × ${name}`);
    }),
  );
}

/** Whether two areas overlap. A shared border does not count. */
function overlap(one: Area, other: Area): boolean {
  return (
    one.x + one.width > other.x + 0.5 &&
    other.x + other.width > one.x + 0.5 &&
    one.y + one.height > other.y + 0.5 &&
    other.y + other.height > one.y + 0.5
  );
}

/** Whether an area lies in another one, its border included. */
function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x - 0.5 &&
    inner.y >= outer.y - 0.5 &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}

function between(one: Place, other: Place) {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.max(Math.abs(one.x - other.x), 0.01),
    height: Math.max(Math.abs(one.y - other.y), 0.01),
  };
}
