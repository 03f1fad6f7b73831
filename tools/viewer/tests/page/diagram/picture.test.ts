/** A picture of the documents is a well-formed, labelled SVG file that loads no other resource. */
import { expect, test } from 'vitest';
import { chartNamed } from '../../../../fixtures/charts.ts';
import { drawingOf } from '../../../diagram/layout/layout.ts';
import { pictureOf, pictureStyles } from '../../../documents/picture.tsx';

const DIAGRAM = '.diagram { fill: var(--ink); & text { fill: var(--muted); } }';
const TOKENS =
  '@utility night-tokens {\n  --ink: #fff;\n  --muted: #ccc;\n  --other: #f00;\n}\n@utility day-tokens {\n  --ink: #000;\n  --muted: #333;\n}\n';

const chart = chartNamed('toast');
const picture = pictureOf(chart, await drawingOf(chart), pictureStyles(DIAGRAM, TOKENS));
const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');

test('the picture is well-formed XML', () => {
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('the picture has a title and a description, referenced by aria-labelledby', () => {
  const names = parsed.documentElement.getAttribute('aria-labelledby')?.split(' ') ?? [];
  expect(names.map((name) => parsed.querySelector(`[id="${name}"]`)?.textContent)).toEqual([
    'The machine toast',
    chart.description,
  ]);
});

test('the picture has exactly the color tokens that it uses, for both themes', () => {
  const style = parsed.querySelector('style')?.textContent ?? '';
  expect(style).toContain(':root{--ink:#000;--muted:#333}');
  expect(style).toContain('@media (prefers-color-scheme:dark){:root{--ink:#fff;--muted:#ccc}}');
  expect(style).not.toContain('--other');
});

test('the picture refers to no other resource', () => {
  const addresses = picture.replace('xmlns="http://www.w3.org/2000/svg"', '');
  expect(addresses).not.toMatch(/https?:|url\(|@import|href=/);
});
