/** What notices a mutant: the frozen cases, and, without them, what must hold of any machine of its kind. */
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { SEED } from '../../../tests/suites/depth.ts';
import { PROPERTIES } from '../properties/properties.ts';
import type { Property } from '../properties/property.ts';
import { faultOnWalks } from '../properties/walks.ts';
import type { Mutant } from './mutants.ts';

/** How many random walks a mutant has to get through. */
const WALKS = 20;

const TABLES = PROPERTIES.filter(({ isTable }) => isTable);
const OTHERS = PROPERTIES.filter(({ isTable }) => !isTable);

/** Whether the properties over time notice. */
export function propertiesKill(fixtures: MachineFixtures, mutant: Mutant): boolean {
  return kills(OTHERS, fixtures, mutant);
}

/** Whether the tables of contract §3 notice; never of a machine that none is about. */
export function tablesKill(fixtures: MachineFixtures, mutant: Mutant): boolean {
  const tables = TABLES.filter(({ machines }) => machines.includes(fixtures.machine.id));
  return tables.length > 0 && kills(tables, fixtures, mutant);
}

function kills(properties: readonly Property[], fixtures: MachineFixtures, { make }: Mutant): boolean {
  try {
    const parameters = { numRuns: WALKS, seed: SEED, endOnFailure: true };
    return faultOnWalks({ ...fixtures, machine: make() }, properties, parameters) !== null;
  } catch {
    // It cannot even be made.
    return true;
  }
}
