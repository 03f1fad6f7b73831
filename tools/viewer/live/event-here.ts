import type { EventObject } from 'xstate';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';

/** An event of the fixtures, adapted to a running actor's context (`asHere`). For an unknown name, an event of that type. */
export function eventHere(machine: string, name: string, context: unknown): EventObject {
  const fixtures = ALL_FIXTURES.find((one) => one.machine.id === machine);
  const written = fixtures?.events[name];
  if (!fixtures || !written) return { type: name };
  return fixtures.asHere?.(written, context) ?? written;
}
