// @module-tag sampled
// @vitest-environment jsdom
/** The DOM update of the lab's panel: it applies the new elements, and keeps focus, typed text and open details. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { button, form, submit } from '../../../mock-server/lab/panel/drawing/controls.ts';
import { bringUpToDate, type Child, make } from '../../../mock-server/lab/panel/drawing/dom.ts';
import { cases } from '../../suites/depth.ts';

interface Sketch {
  readonly tag: 'p' | 'span' | 'li';
  readonly key: string | null;
  readonly title: string | null;
  readonly children: readonly (Sketch | string)[];
}

const { sketch } = fc.letrec<{ sketch: Sketch }>((tie) => ({
  sketch: fc.record({
    tag: fc.constantFrom('p', 'span', 'li'),
    key: fc.option(fc.constantFrom('a', 'b', 'c')),
    title: fc.option(fc.constantFrom('one', 'two')),
    children: fc.array(fc.oneof({ maxDepth: 3 }, fc.constantFrom('x', 'y'), tie('sketch')), {
      maxLength: 4,
    }),
  }),
}));

function draw({ tag, key, title, children }: Sketch): HTMLElement {
  const attributes = { 'data-key': key ?? undefined, title: title ?? undefined };
  return make(tag, attributes, ...children.map((child) => (typeof child === 'string' ? child : draw(child))));
}

function list(...children: readonly Child[]): HTMLUListElement {
  return make('ul', {}, ...children);
}

function item(key: string, ...children: readonly Child[]): HTMLLIElement {
  return make('li', { 'data-key': key }, ...children);
}

test('any elements are updated to the new ones', () => {
  fc.assert(
    fc.property(fc.array(sketch), fc.array(sketch), (before, after) => {
      const shown = list(...before.map(draw));
      bringUpToDate(shown, list(...after.map(draw)));
      expect(shown.outerHTML).toBe(list(...after.map(draw)).outerHTML);
    }),
    { numRuns: cases(200, 1_000) },
  );
});

test('a field keeps its focus and what was typed, while newer entries come before it', () => {
  const draw = (...keys: readonly string[]) => list(...keys.map((key) => item(key, make('input'))));
  const shown = draw('a');
  document.body.replaceChildren(shown);
  const field = shown.querySelector('input');
  if (!field) throw new Error('nothing was drawn');
  field.focus();
  field.value = '60000';
  bringUpToDate(shown, draw('c', 'b', 'a'));
  expect(document.activeElement).toBe(field);
  expect([...shown.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '60000']);
});

test('a button runs the listener of the latest rendering, once', () => {
  const done: string[] = [];
  const draw = (what: string) =>
    list(
      item(
        'a',
        button('Do it', () => done.push(what)),
      ),
    );
  const shown = draw('first');
  bringUpToDate(shown, draw('second'));
  bringUpToDate(shown, draw('third'));
  shown.querySelector('button')?.click();
  expect(done).toEqual(['third']);
});

test('a listener that the latest rendering removed does not run', () => {
  const done: string[] = [];
  const shown = list(button('Do it', () => done.push('it')));
  bringUpToDate(shown, list(make('button', { type: 'button' }, 'Do it')));
  shown.querySelector('button')?.click();
  expect(done).toEqual([]);
});

test('details that were opened stay open', () => {
  const draw = (text: string) => list(item('a', make('details', {}, make('summary', {}, text))));
  const shown = draw('before');
  const details = shown.querySelector('details');
  details?.setAttribute('open', '');
  bringUpToDate(shown, draw('after'));
  expect(details?.hasAttribute('open')).toBe(true);
  expect(shown.textContent).toBe('after');
});

test('text is never parsed as markup', () => {
  const markup = '<img src=x onerror=alert(1)>';
  expect(new DOMParser().parseFromString(markup, 'text/html').querySelector('img')).not.toBeNull();
  const shown = list(item('a', markup));
  expect(shown.querySelector('img')).toBeNull();
  expect(shown.textContent).toBe(markup);
});

test('a form reports the entered texts and the button that submitted it', () => {
  const sent: unknown[] = [];
  const shown = form(
    'Result',
    (texts, pressed) => sent.push(texts, pressed),
    make('input', { name: 'amount' }),
    make('input', { name: 'empty' }),
    submit('Won', 'won'),
    submit('Lost', 'lost'),
  );
  document.body.replaceChildren(shown);
  shown.querySelector('input')?.setAttribute('value', ' 20.5 ');
  shown.querySelectorAll('button')[1]?.click();
  expect(sent).toEqual([{ amount: '20.5' }, 'lost']);
});
