import type { EventObject } from 'xstate';
import type { MachineFixtures } from '../../machine-core/index.ts';

/** An event of the fixtures, adapted to a running actor's context (`asHere`). For an unknown name, or without an fixtures, an event of that type. */
export function eventHere(
  fixtures: MachineFixtures | undefined,
  name: string,
  context: unknown,
): EventObject {
  const written = fixtures?.events[name];
  if (!fixtures || !written) return { type: name };
  return fixtures.asHere?.(written, context) ?? written;
}
