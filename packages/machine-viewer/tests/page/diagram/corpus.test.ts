/** What the diagrams and the details say of machines that were not written for them. */
import { describe, expect, test } from 'vitest';
import { corpus } from '../../../../machine-core/corpus/corpus.ts';
import { chartOf, isInside, stateIn } from '../../../../machine-core/index.ts';
import { followedIn } from '../../../diagram/canvas/followed.ts';
import type { Piece } from '../../../diagram/drawing.ts';
import { collapsible, outlineOf, pathTo } from '../../../diagram/grid/outline.ts';
import { gridDrawingOf } from '../../../diagram/grid/search.ts';
import { endOf, targetName } from '../../../page/details/names.ts';

/** A long name is broken into lines, so that spaces do not count. */
const without = (text: string) => text.replace(/\s/g, '');

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join(' ');

describe.each(corpus)('$name', ({ machine }) => {
  const chart = chartOf(machine);
  const drawing = gridDrawingOf(chart, new Set(), () => '');

  test('every transition says where it leads: the keys of its targets, `again` if it re-enters its state, or that it stays', () => {
    const ends = drawing.labels.map(({ edge: id, pieces }) => {
      const edge = chart.edges.find((one) => one.id === id) ?? expect.fail(id);
      return { edge, end: textOf(pieces.filter(({ tone }) => tone === 'target')), text: textOf(pieces) };
    });
    for (const { edge, end, text } of ends) {
      const keys = edge.targets.map((target) => targetName(chart, edge.source, target)).join(', ');
      const isItself = edge.targets.length === 1 && edge.targets[0] === edge.source;
      const isLeaf = stateIn(chart, edge.source)?.children.length === 0;
      if (isItself && edge.reenter) expect(end, edge.id).toBe('↻ again');
      else if (edge.targets.length > 0 && !(isItself && isLeaf))
        expect(without(end), edge.id).toBe(without(`→ ${keys}`));
      else expect(end === '· stays' || (end === '' && text.includes('/ ')), `${edge.id}: ${text}`).toBe(true);
      expect(endOf(chart, edge), edge.id).toBe(keys === '' ? '· stays' : `→ ${keys}`);
    }
  });

  test('a name of any length is written whole, in its box, on lines that are not longer than a wide paragraph', () => {
    for (const { id, name, x, width, pieces } of drawing.boxes) {
      const written = pieces.filter(({ tone }) => tone === 'state').map(({ text }) => text);
      if (id !== chart.id || written.length > 0) expect(without(written.join('')), id).toBe(without(name));
      for (const piece of pieces) {
        expect(piece.width, piece.text).toBeLessThanOrEqual(300);
        expect(piece.x + piece.width, piece.text).toBeLessThanOrEqual(x + width);
      }
    }
    for (const { edge, x, width, pieces } of drawing.labels) {
      for (const piece of pieces) {
        expect(piece.width, edge).toBeLessThanOrEqual(300);
        expect(piece.x + piece.width, edge).toBeLessThanOrEqual(x + width);
      }
    }
  });

  test('every line is inside of the drawing', () => {
    for (const { source, target, points } of drawing.lines) {
      for (const { x, y } of points) {
        const isInside = x >= 0 && y >= 0 && x <= drawing.width && y <= drawing.height;
        expect(isInside, `${source} → ${target}`).toBe(true);
      }
    }
  });

  test('a collapsed state hides what is inside it and nothing else', () => {
    for (const id of collapsible(chart)) {
      const shown = [...outlineOf(chart, new Set([id])).states.keys()];
      expect(shown, id).toEqual(chart.nodes.flatMap((node) => (isInside(chart, node.id, id) ? [] : node.id)));
    }
  });

  test('a chosen transition opens the states around it, and a taken one is followed into its target', () => {
    const active = new Set(chart.nodes.map(({ id }) => id));
    for (const { id, source, targets } of chart.edges) {
      expect(pathTo(chart, id).at(-1), id).toBe(source);
      expect(pathTo(chart, id)[0], id).toBe(chart.id);
      const to = targets[0] ?? source;
      const followed = followedIn({ chart, active, walked: [id] });
      expect(followed === to || isInside(chart, followed ?? '', to), `${id}: ${followed}`).toBe(true);
    }
  });

  test('the branches of an event keep their order: an else is below what it is the else of', () => {
    const listed = drawing.labels.map(({ edge }) => edge);
    for (const { source, eventType } of chart.edges) {
      const branches = chart.edges.filter((one) => one.source === source && one.eventType === eventType);
      const places = branches.map(({ id }) => listed.indexOf(id));
      expect(places, `${source} on ${eventType}`).toEqual(places.toSorted((one, other) => one - other));
    }
  });
});

test.each([
  ['a delay in fractions of a millisecond', 'traffic-light', 'light.blinking.on', 'after 0.5 ms → off'],
  ['a delay in seconds that are not whole', 'traffic-light', 'light.red.wait', 'after 1.5 s → stop'],
  [
    'a state far away, whose key others have too',
    'smart-home',
    'home on SCENE.MORNING #0',
    'SCENE.MORNING → ceiling.on, bedroom.on',
  ],
  ['a state inside a sibling', 'prefix-keys', 'page.editor.main', 'jump → edit.more.busy'],
  [
    'a history of what was active',
    'document-window',
    'window.open.sidebar.last',
    'last what was active here; at first comments',
  ],
  [
    'a history of all that was active',
    'document-window',
    'window.open.deep',
    'deep all that was active here; at first editing',
  ],
])('%s is told from others', (_, file, id, text) => {
  const { machine } = corpus.find(({ name }) => name === file) ?? expect.fail(file);
  const { boxes, labels } = gridDrawingOf(chartOf(machine), new Set(), () => '');
  const texts = [
    ...boxes.filter((box) => box.id === id),
    ...labels.filter(({ edge }) => edge.startsWith(id)),
  ];
  expect(texts.map(({ pieces }) => textOf(pieces).replaceAll('\u00a0', ' '))).toContain(text);
});
