import type { EventObject } from 'xstate';
import { REPERTOIRES } from '../../fixtures/all-fixtures.ts';

/** An event of the repertoire as it would be said of what a running actor has; of one not written there, its type alone. */
export function eventHere(machine: string, name: string, context: unknown): EventObject {
  const repertoire = REPERTOIRES.find((one) => one.machine.id === machine);
  const written = repertoire?.events[name];
  if (!repertoire || !written) return { type: name };
  return repertoire.asHere?.(written, context) ?? written;
}
