import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { logicName } from './names.ts';
import { invocationNames } from './nodes.ts';

/**
 * The id of a running actor. If XState has generated it, for an `invoke` or a `spawn` without an id, the name of its logic, with a
 * number for a second invocation of its state; logic that was loaded has none, so that its actor is named by its system id. `machine`:
 * that of the actor that invoked or spawned it.
 */
export function actorName(ref: AnyActorRef, machine?: AnyStateMachine): string {
  const { id, sessionId, src } = ref;
  const invoked = machine && invocationNames(machine).get(id);
  if (invoked !== undefined) return invoked;
  if (id !== sessionId && !/^\d+\./.test(id)) return id;
  if (typeof src === 'string' && !src.startsWith('xstate.invoke.')) return src;
  return systemIdOf(ref) ?? logicName(src) ?? (/^\d+\./.test(id) ? 'actor' : id);
}

export function systemIdOf(ref: AnyActorRef): string | undefined {
  return 'systemId' in ref && typeof ref.systemId === 'string' ? ref.systemId : undefined;
}
