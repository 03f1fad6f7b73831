import type { EventObject } from 'xstate';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';

/** An event of the fixtures as it would be said of what a running actor has; of one not written there, its type alone. */
export function eventHere(machine: string, name: string, context: unknown): EventObject {
  const fixtures = ALL_FIXTURES.find((one) => one.machine.id === machine);
  const written = fixtures?.events[name];
  if (!fixtures || !written) return { type: name };
  return fixtures.asHere?.(written, context) ?? written;
}
