import type { AnyActorRef } from 'xstate';

/**
 * The id of a running actor. If XState has generated it, for an `invoke` or a `spawn` without an id, the name of its logic; logic
 * that was loaded has none, so that its actor is named by its system id.
 */
export function actorName(ref: AnyActorRef): string {
  const { id, sessionId, src } = ref;
  const isGenerated = id === sessionId || /^\d+\./.test(id);
  if (!isGenerated) return id;
  return typeof src === 'string' ? src : (systemIdOf(ref) ?? id);
}

export function systemIdOf(ref: AnyActorRef): string | undefined {
  return 'systemId' in ref && typeof ref.systemId === 'string' ? ref.systemId : undefined;
}
