import type { EventObject } from 'xstate';
import type { MachineFixtures } from '../../machine-core/index.ts';

/** An event of the adapter, adapted to a running actor's context (`asHere`). For an unknown name, or without an adapter, an event of that type. */
export function eventHere(adapter: MachineFixtures | undefined, name: string, context: unknown): EventObject {
  const written = adapter?.events[name];
  if (!adapter || !written) return { type: name };
  return adapter.asHere?.(written, context) ?? written;
}
