/** Every description of a machine exists in both languages and refers to the same sections. */
import { describe, expect, test } from 'vitest';
import { chartOf, sectionsIn } from '../../../chart/chart.ts';
import { ALL_FIXTURES } from '../../../fixtures/all-fixtures.ts';
import { LAO, textIn } from '../../machine-labels.ts';

const CHARTS = ALL_FIXTURES.map(({ machine }) => chartOf(machine));

/** The English descriptions of every machine by their id. */
const ENGLISH = CHARTS.map((chart) => {
  const described = [...chart.nodes, ...chart.edges].filter(({ description }) => description !== '');
  return [chart.id, described.map(({ id, description }) => [id, description] as const)] as const;
});

describe.each(ENGLISH)('the descriptions of %s', (_, described) => {
  test('exist in Lao wherever they exist in English', () => {
    expect(described.map(([id]) => id).filter((id) => !(id in LAO))).toEqual([]);
  });

  test('contain Lao script', () => {
    const lao = described.flatMap(([id]) => LAO[id] ?? []);
    expect(lao.filter((labels) => !/\p{Script=Lao}/u.test(labels))).toEqual([]);
  });

  test('refer to the same sections', () => {
    const sections = (of: (id: string, description: string) => string) =>
      described.map(([id, description]) => [id, sectionsIn(of(id, description))]);
    expect(sections((id, description) => textIn('lo', id, description))).toEqual(
      sections((id, description) => textIn('en', id, description)),
    );
  });
});

test('no Lao description refers to a removed state or transition', () => {
  const described = new Set(ENGLISH.flatMap(([, labels]) => labels.map(([id]) => id)));
  expect(Object.keys(LAO).filter((id) => !described.has(id))).toEqual([]);
});

test('a state without a Lao description falls back to English', () => {
  expect(textIn('lo', 'kettle.boiling', 'It boils.')).toBe('It boils.');
});
