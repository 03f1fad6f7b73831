/** Every description of a machine exists in both languages and refers to the same sections. */
import { expect, test } from 'vitest';
import { sectionsIn } from '../../../packages/machine-core/index.ts';
import { CHARTS } from '../../fixtures/charts.ts';
import { LAO } from '../machine-labels.ts';

test.each(CHARTS)(
  'each description of $id, and no other, is in Lao and refers to the same sections',
  (chart) => {
    const described = [...chart.nodes, ...chart.edges].filter(({ description }) => description !== '');
    const lao = Object.keys(LAO).filter((id) => id.split(/[. ]/)[0] === chart.id);
    expect(lao.toSorted()).toEqual(described.map(({ id }) => id).toSorted());
    expect(lao.filter((id) => !/\p{Script=Lao}/u.test(LAO[id] ?? ''))).toEqual([]);
    expect(described.map(({ id }) => [id, sectionsIn(LAO[id] ?? '')])).toEqual(
      described.map(({ id, description }) => [id, sectionsIn(description)]),
    );
  },
);

test('every description in Lao belongs to a machine', () => {
  const machines = CHARTS.map(({ id }) => id);
  expect(Object.keys(LAO).filter((id) => !machines.includes(id.split(/[. ]/)[0] ?? ''))).toEqual([]);
});
