/** The figures of docs/scale.md are computed from the committed measurements. */
import { describe, expect, test } from 'vitest';
import { ASSUMED } from '../bench/frugality/assumptions.ts';
import { BEHAVIOURS } from '../bench/frugality/behaviours.ts';
import { committedFigures } from '../bench/frugality/figures.ts';
import { isQuiet } from '../bench/frugality/quiet.ts';
import { scaleTables, withTables } from '../bench/frugality/scale.ts';
import { textOf } from './files.ts';

const figures = committedFigures();

describe('docs/scale.md', () => {
  test('has every table as computed by `npm run bench -- frugality --write`', () => {
    const document = textOf('docs/scale.md');
    const tables = scaleTables(figures);
    for (const name of Object.keys(tables)) expect(document).toContain(`<!-- computed: ${name} -->`);
    expect(withTables(document, tables)).toBe(document);
  });

  test('has figures for every behaviour, and their shares of the time add up to 1', () => {
    expect(figures.hours.map(({ name }) => name)).toEqual(BEHAVIOURS.map(({ name }) => name));
    expect(Object.keys(ASSUMED.time)).toEqual(BEHAVIOURS.map(({ name }) => name));
    expect(Object.values(ASSUMED.time).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('lists outages after which the request rate had no peak', () => {
    expect(figures.outages.filter((outage) => !isQuiet(outage))).toEqual([]);
  });
});
