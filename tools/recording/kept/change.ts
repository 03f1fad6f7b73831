/** The observable change that a step causes: small enough to review, and complete. */
import type { EventObject, StateValue } from 'xstate';
import type { Moment } from '../../../packages/machine-core/index.ts';
import { digestOf } from '../../../packages/machine-tests/node.ts';
import { written } from '../../../packages/machine-tests/index.ts';

/** Contains only values that changed; empty where an event was rejected. */
export interface Change {
  readonly state?: StateValue;
  readonly tags?: readonly string[];
  readonly status?: Moment['status'];
  /** Actors that were invoked: their input by invocation id. */
  readonly asked?: Readonly<Record<string, unknown>>;
  /** Actors that have ended or were stopped. */
  readonly settled?: readonly string[];
  /** Events that the machine emitted, or sent to the actor with the id `to`. */
  readonly emitted?: readonly EventObject[];
  /** Actions of the site. */
  readonly performed?: readonly string[];
  /** The names of the changed context fields, and a digest of the whole context. */
  readonly context?: string;
  readonly error?: string;
  /** Milliseconds until the next timer fires; null if no timer is set. */
  readonly due?: number | null;
}

/** A moment with its time. */
export interface Seen extends Moment {
  /** A server instant, in milliseconds. */
  readonly at: number;
  /** Milliseconds until the next timer fires; null if no timer is set. */
  readonly untilNext: number | null;
  /** The context as text (`written`), cached because it is compared twice. */
  readonly contextText: string;
  /** The session id of each pending actor, to recognise a second invocation under the same id. */
  readonly actors: Readonly<Record<string, string>>;
}

/**
 * Returns the change between two moments; `before` is null for the first one. Applied to equal moments, equal changes give equal
 * moments.
 */
export function changeBetween(before: Seen | null, now: Seen): Change {
  const wasOpen = new Map((before?.open ?? []).map(({ id }) => [id, before?.actors[id]]));
  const asked = now.open.filter(({ id }) => wasOpen.get(id) !== now.actors[id]);
  const isOpen = new Set(now.open.map(({ id }) => id));
  const settled = [...wasOpen.keys()].filter((id) => !isOpen.has(id));
  return {
    ...(written(before?.value) !== written(now.value) && { state: now.value }),
    ...(written(before?.tags ?? []) !== written(now.tags) && { tags: now.tags }),
    ...((before?.status ?? 'active') !== now.status && { status: now.status }),
    ...(asked.length > 0 && { asked: Object.fromEntries(asked.map(({ id, input }) => [id, input])) }),
    ...(settled.length > 0 && { settled }),
    ...(now.emitted.length > 0 && { emitted: now.emitted }),
    ...(now.performed.length > 0 && { performed: now.performed }),
    ...((before?.contextText ?? '{}') !== now.contextText && {
      context: `${changedParts(before?.context, now.context).join(' ')} #${digestOf(now.contextText)}`,
    }),
    ...(now.error !== null && now.error !== before?.error && { error: now.error }),
    ...(dueOf(before) !== dueOf(now) && { due: now.untilNext }),
  };
}

/** The instant of the next timer. */
function dueOf(seen: Seen | null): number | null {
  return seen === null || seen.untilNext === null ? null : seen.at + seen.untilNext;
}

function changedParts(before: unknown, now: unknown): readonly string[] {
  const [old, current] = [contextEntries(before), contextEntries(now)];
  const names = new Set([...Object.keys(old), ...Object.keys(current)]);
  return [...names].filter((name) => written(old[name]) !== written(current[name])).toSorted();
}

function contextEntries(context: unknown): Readonly<Record<string, unknown>> {
  return typeof context === 'object' && context !== null ? { ...context } : {};
}
