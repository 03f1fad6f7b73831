/** A diagram has each state and transition of its machine once, without overlaps, and nothing else. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Diagram } from '../../../diagram/Diagram.tsx';
import { drawingOf } from '../../../diagram/layout/layout.ts';
import { ALL_FIXTURES } from '../../../../fixtures/all-fixtures.ts';
import { branchesConfigured } from './configured.ts';
import { drawEach, isWithin, overlap } from './drawings.ts';

const DRAWN = await drawEach();

test('every machine with fixtures has a drawing', () => {
  expect(DRAWN.map(({ drawing }) => drawing.machine)).toEqual(ALL_FIXTURES.map(({ machine }) => machine.id));
});

describe.each(DRAWN)('$chart.id', ({ chart, drawing }) => {
  const boxes = new Map(drawing.boxes.map((box) => [box.id, box]));

  test('each state has one label for each branch in its configuration', () => {
    const machine = ALL_FIXTURES.find((one) => one.machine.id === chart.id)?.machine;
    const sources = new Map(chart.edges.map(({ id, source }) => [id, source]));
    const drawn: Record<string, number> = {};
    for (const { edge } of drawing.labels) {
      const source = sources.get(edge) ?? 'nowhere';
      drawn[source] = (drawn[source] ?? 0) + 1;
    }
    expect(machine && branchesConfigured(machine)).toEqual(drawn);
  });

  test('every state has one box, within that of its parent', () => {
    expect(drawing.boxes.map(({ id }) => id)).toEqual(chart.nodes.map(({ id }) => id));
    for (const { id, parent } of chart.nodes) {
      const [inner, outer] = [boxes.get(id), parent === null ? undefined : boxes.get(parent)];
      if (inner && outer) expect(isWithin(inner, outer), id).toBe(true);
    }
  });

  test('every transition has one label: on its line, or in its state if it has no target', () => {
    const written = drawing.labels.map(({ edge, isInside }) => ({ edge, isInside }));
    const expected = chart.edges.map(({ id, targets }) => ({ edge: id, isInside: targets.length === 0 }));
    expect(written.toSorted(byEdge)).toEqual(expected.toSorted(byEdge));
  });

  test('every line goes from the border of its source to the border of its target', () => {
    const lines = drawing.lines.flatMap(({ edges, source, target }) =>
      edges.map((edge) => `${edge}: ${source} → ${target}`),
    );
    const expected = chart.edges.flatMap(({ id, source, targets }) =>
      targets.map((target) => `${id}: ${source} → ${target}`),
    );
    expect(lines.toSorted()).toEqual(expected.toSorted());
    for (const { source, target, points } of drawing.lines) {
      expect(isOnBorder(points[0], boxes.get(source)), `${source} → ${target}: its beginning`).toBe(true);
      expect(isOnBorder(points.at(-1), boxes.get(target)), `${source} → ${target}: its end`).toBe(true);
    }
  });

  test('every initial state has a dot', () => {
    const initial = chart.nodes.filter(({ isInitial }) => isInitial).map(({ id }) => id);
    expect(drawing.starts.map(({ state }) => state)).toEqual(initial);
  });

  test('labels overlap neither other labels nor atomic states', () => {
    const outside = drawing.labels.filter(({ isInside }) => !isInside);
    const leaves = drawing.boxes.filter(({ isAround }) => !isAround);
    const collisions = outside.flatMap((label, index) => [
      ...outside
        .slice(index + 1)
        .filter((other) => overlap(label, other))
        .map(({ edge }) => `${label.edge} × ${edge}`),
      ...leaves.filter((box) => overlap(label, box)).map(({ id }) => `${label.edge} × ${id}`),
    ]);
    expect(collisions).toEqual([]);
  });

  test('the text of a state fits into its box', () => {
    for (const box of drawing.boxes) {
      const right = Math.max(...box.pieces.map(({ x, width }) => x + width));
      expect(right, box.id).toBeLessThanOrEqual(box.x + box.width);
    }
  });

  test('the rendered diagram has a button for each state and transition', () => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToStaticMarkup(
      <Diagram
        chart={chart}
        drawing={drawing}
        active={new Set()}
        walked={[]}
        chosen={null}
        onChoose={() => {}}
      />,
    );
    const buttons = [...holder.querySelectorAll('[role="button"]')].map((one) => one.getAttribute('data-id'));
    const expected = [...chart.nodes, ...chart.edges].map(({ id }) => id);
    expect(buttons.toSorted()).toEqual(expected.toSorted());
  });
});

test('the layout is deterministic', async () => {
  const largest = DRAWN.toSorted((one, other) => other.chart.edges.length - one.chart.edges.length)[0];
  expect(largest && (await drawingOf(largest.chart))).toEqual(largest?.drawing);
});

function byEdge(one: { readonly edge: string }, other: { readonly edge: string }): number {
  return one.edge < other.edge ? -1 : 1;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function isOnBorder(
  point: Point | undefined,
  box: (Point & { width: number; height: number }) | undefined,
): boolean {
  if (!point || !box) return false;
  const near = (one: number, other: number) => Math.abs(one - other) < 1;
  const isBeside = near(point.x, box.x) || near(point.x, box.x + box.width);
  const isAbove = near(point.y, box.y) || near(point.y, box.y + box.height);
  const isAcross = point.x > box.x - 1 && point.x < box.x + box.width + 1;
  const isAlong = point.y > box.y - 1 && point.y < box.y + box.height + 1;
  return (isBeside && isAlong) || (isAbove && isAcross);
}
