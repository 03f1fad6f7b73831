/** What a step changes of what can be seen: small enough to be read in a review, and complete all the same. */
import type { EventObject, StateValue } from 'xstate';
import type { Moment } from '../../simulator/simulator.ts';
import { digestOf } from './test-case.ts';

/** Only what is not as it was before the step; nothing at all where an event was rejected. */
export interface Change {
  readonly state?: StateValue;
  readonly tags?: readonly string[];
  readonly status?: Moment['status'];
  /** Actors that were asked, with what they were asked, by the ids of their invocations. */
  readonly asked?: Readonly<Record<string, unknown>>;
  /** Actors that were stopped. */
  readonly settled?: readonly string[];
  readonly emitted?: readonly EventObject[];
  /** The parts of the context that are not as they were, and a digest of the whole. */
  readonly context?: string;
  readonly error?: string;
  /** How long until something happens by itself, in milliseconds; null where nothing does any more. */
  readonly due?: number | null;
}

/** A moment, and when it is. */
export interface Seen extends Moment {
  /** A server instant, in milliseconds. */
  readonly at: number;
  /** How long until something happens by itself, in milliseconds. */
  readonly untilNext: number | null;
  /** The context as `written`, which is wanted twice. */
  readonly contextText: string;
  /** The actor of each call: a second invocation is another actor. */
  readonly actors: Readonly<Record<string, string>>;
}

/** From one moment to the next; from nothing to the first. Equal changes from equal moments lead to equal moments. */
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
    ...((before?.contextText ?? '{}') !== now.contextText && {
      context: `${changedParts(before?.context, now.context).join(' ')} #${digestOf(now.contextText)}`,
    }),
    ...(now.error !== null && now.error !== before?.error && { error: now.error }),
    ...(dueOf(before) !== dueOf(now) && { due: now.untilNext }),
  };
}

/** The instant of what happens by itself. */
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

/** The same text for the same data, in whatever order its parts were written down. */
export function written(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
