/** Checks whether the properties detect a mutant on random walks, without the frozen cases. */
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { SEED } from '../../../tests/suites/depth.ts';
import { PROPERTIES } from '../properties/properties.ts';
import type { Property } from '../properties/property.ts';
import { faultOnWalks } from '../properties/walks.ts';
import type { Mutant } from './mutants.ts';

/** Number of random walks for each mutant. */
const WALKS = 20;

const TABLES = PROPERTIES.filter(({ isTable }) => isTable);
const OTHERS = PROPERTIES.filter(({ isTable }) => !isTable);

/** Whether one of the temporal properties detects the mutant. */
export function propertiesKill(fixtures: MachineFixtures, mutant: Mutant): boolean {
  return kills(OTHERS, fixtures, mutant);
}

/** Whether a transition table of contract §3 detects the mutant; false if none applies to the machine. */
export function tablesKill(fixtures: MachineFixtures, mutant: Mutant): boolean {
  const tables = TABLES.filter(({ machines }) => machines.includes(fixtures.machine.id));
  return tables.length > 0 && kills(tables, fixtures, mutant);
}

function kills(properties: readonly Property[], fixtures: MachineFixtures, { make }: Mutant): boolean {
  try {
    const parameters = { numRuns: WALKS, seed: SEED, endOnFailure: true };
    return faultOnWalks({ ...fixtures, machine: make() }, properties, parameters) !== null;
  } catch {
    // The mutant cannot be constructed.
    return true;
  }
}
