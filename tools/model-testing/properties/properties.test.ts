// @module-tag sampled
/** Checks properties on random walks over every machine; fast-check shrinks the failing ones. */
import { describe, expect, test } from 'vitest';
import { depositOrder } from '../../fixtures/cashier/deposit-order.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { cases, SEED } from '../../../tests/suites/depth.ts';
import { mutantsOf } from '../mutants/mutants.ts';
import { PROPERTIES } from './properties.ts';
import { isAbout } from './property.ts';
import { faultOnWalks } from './walks.ts';

const WALKS = { numRuns: cases(60, 3_000), seed: SEED };

const MACHINES = ALL_FIXTURES.map((fixtures) => [fixtures.machine.id, fixtures] as const);

describe.each(MACHINES)('%s', (machine, fixtures) => {
  const properties = PROPERTIES.filter((property) => isAbout(property, machine));

  test(properties.map(({ title }) => title).join('; '), () => {
    expect(faultOnWalks(fixtures, properties, WALKS)).toBeNull();
  });
});

test('a violated property is reported with its seed and the shrunk steps', () => {
  const name = 'depositOrder.followed.status.open on always #0 redirected to';
  const mutant = mutantsOf(depositOrder.machine).find((candidate) => candidate.name.startsWith(name));
  const broken = { ...depositOrder, machine: mutant?.make() ?? depositOrder.machine };
  const fault = faultOnWalks(broken, PROPERTIES, WALKS) ?? '';
  expect(fault).toContain(`SEED=${SEED}`);
  const steps = fault.split(', after\n')[1]?.split('\n') ?? [];
  expect(steps[0]).toMatch(/begin: an? /);
  expect(steps.length).toBeLessThanOrEqual(4);
});
