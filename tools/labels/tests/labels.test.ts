/** Every description of a machine exists in both languages and refers to the same sections. */
import { expect, test } from 'vitest';
import { sectionsIn } from '../../../packages/machine-core/index.ts';
import { CHARTS } from '../../fixtures/charts.ts';
import { LAO } from '../machine-labels.ts';
import { VIEWER_IN_LAO } from '../viewer.ts';

test.each(CHARTS)(
  'each description of $id, and no other, is in Lao and refers to the same sections',
  (chart) => {
    const guards = Object.entries(chart.guards).map(([guard, description]) => ({
      id: `${chart.id} if ${guard}`,
      description,
    }));
    const described = [...chart.nodes, ...chart.edges, ...guards].filter(
      ({ description }) => description !== '',
    );
    const lao = Object.keys(LAO).filter((id) => id.split(/[. ]/)[0] === chart.id);
    expect(lao.toSorted()).toEqual(described.map(({ id }) => id).toSorted());
    expect(lao.filter((id) => !/\p{Script=Lao}/u.test(LAO[id] ?? ''))).toEqual([]);
    expect(described.map(({ id }) => [id, sectionsIn(LAO[id] ?? '')])).toEqual(
      described.map(({ id, description }) => [id, sectionsIn(description)]),
    );
  },
);

test.each(CHARTS)('each guard of $id has words, and no other', ({ edges, guards }) => {
  const names = new Set(edges.flatMap(({ guard }) => guard ?? []));
  expect([...names].filter((guard) => !guards[guard])).toEqual([]);
  // An `otherwise` may have words of its own.
  expect(Object.keys(guards).filter((guard) => !names.has(guard.replace(/^not /, '')))).toEqual([]);
});

test('every description in Lao belongs to a machine', () => {
  const machines = CHARTS.map(({ id }) => id);
  expect(Object.keys(LAO).filter((id) => !machines.includes(id.split(/[. ]/)[0] ?? ''))).toEqual([]);
});

const CODE = import.meta.glob<string>(
  [
    '../../../packages/machine-viewer/**/*.{ts,tsx}',
    '../../recording/page/*.tsx',
    '!**/tests/**',
    '!**/command-line/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('each text of the viewer itself is in Lao, with its values', () => {
  const said = [
    ...Object.values(CODE)
      .join('\n')
      .matchAll(/\b(?:say\(|counted(?:In)?\(say,[^']*)\s*'([^']+)'(?:, '([^']+)')?/g),
  ];
  const texts = said.flatMap(([, one = '', several]) => (several === undefined ? [one] : [one, several]));
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => !VIEWER_IN_LAO[text])).toEqual([]);
  const valuesIn = (text: string) => `${text.match(/\{\w+\}/g)?.toSorted()}`;
  const unlike = Object.entries(VIEWER_IN_LAO).filter(([text, lao]) => valuesIn(text) !== valuesIn(lao));
  expect(unlike).toEqual([]);
});
