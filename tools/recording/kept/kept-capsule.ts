/** Capsules kept as tests: the change in each of their steps, and their file format. */
import type { AnyActorRef } from 'xstate';
import { canonical, encoded, hashOf } from '../encoding.ts';
import type { Capsule, Entry } from '../format.ts';
import type { Performer } from '../replay/replayed-actor.ts';
import { Replay, labelOf } from '../replay/replay.ts';
import { openCallsOf } from '../../../packages/machine-core/index.ts';
import { type Change, changeBetween, type Seen } from './change.ts';

/** One step of a replay. */
export interface Played {
  readonly entry: Entry;
  /** How the step differs from the recording; null if it does not. */
  readonly problem: string | null;
  readonly change: Change;
  /** The actor's state value after the step. */
  readonly value: unknown;
}

/** Replays a capsule to its end and records the change in each step. */
export function playedThrough(capsule: Capsule): {
  readonly steps: readonly Played[];
  readonly replay: Replay;
} {
  const replay = new Replay(capsule);
  const seen = new Map<string, Seen>();
  const steps: Played[] = [];
  for (let entry = replay.next; entry; entry = replay.next) {
    const said = replay.performer(entry.actor)?.emitted.length ?? 0;
    const problem = replay.step();
    const performer = replay.performer(entry.actor);
    if (!performer) throw new Error(problem ?? `there is no actor ${entry.actor}`);
    const now = seenOf(performer, said);
    steps.push({
      entry,
      problem,
      change: changeBetween(seen.get(entry.actor) ?? null, now),
      value: now.value,
    });
    seen.set(entry.actor, now);
  }
  return { steps, replay };
}

function seenOf({ snapshot, clock, emitted, error }: Performer, said: number): Seen {
  const { value, tags, status } = snapshot;
  const context = encoded(snapshot.context);
  const [next] = clock.running();
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return {
    value,
    tags: [...tags].toSorted(),
    status,
    context,
    contextText: canonical(context),
    open: openCallsOf(snapshot).map((call) => ({ ...call, input: encoded(call.input) })),
    emitted: emitted.slice(said),
    performed: [],
    error,
    at: clock.t,
    untilNext: next ? Math.max(0, next.due - clock.t) : null,
    actors: Object.fromEntries(
      Object.entries(children).map(([id, actor]) => [
        id,
        actor?.getSnapshot() === undefined ? '' : String(identityOf(actor)),
      ]),
    ),
  };
}

const identities = new WeakMap<object, number>();
let met = 0;

/** Numbers actor instances: a second invocation with the same id gets another number. */
function identityOf(actor: AnyActorRef): number {
  const known = identities.get(actor);
  if (known !== undefined) return known;
  met += 1;
  identities.set(actor, met);
  return met;
}

/** The capsule with the results of the current machines as its expectations. */
export async function accepted(capsule: Capsule): Promise<Capsule> {
  const { steps, replay } = playedThrough(capsule);
  const reported = new Map<string, string>();
  const entries = steps.map(({ entry, value }): Entry => {
    const { to: _, ...rest } = entry;
    const isBegin = entry.kind === 'begin';
    const isAsBefore = !isBegin && reported.get(entry.actor) === canonical(value);
    reported.set(entry.actor, canonical(value));
    // The entry keeps its kind, but TypeScript loses the union type through the rest.
    return (isAsBefore ? rest : { ...rest, to: value }) as Entry;
  });
  const actors = replay.finals();
  replay.stop();
  return {
    ...capsule,
    log: { ...capsule.log, entries },
    final: { hash: await hashOf(actors), actors },
    expected: steps.map(({ change }) => change),
  };
}

/** The file text of a kept capsule: one line per step, so that a diff shows exactly which steps changed. */
export function printed({ log, final, expected = [], ...head }: Capsule): string {
  const lines = (items: readonly unknown[]) => items.map((item) => `  ${JSON.stringify(item)}`).join(',\n');
  return `${JSON.stringify(head, null, 1).slice(0, -2)},
 "log": {"forgotten": ${log.forgotten}, "entries": [
${lines(log.entries)}
 ]},
 "final": {"hash": ${JSON.stringify(final.hash)}, "actors": [
${lines(final.actors)}
 ]},
 "expected": [
${lines(expected)}
 ]
}
`;
}

/** A step as text for testers: time, label, new state and emitted events. */
export function reported({ entry, problem, change }: Played): string {
  const time = `${(entry.t / 1000).toFixed(3).padStart(9)} s`;
  const led = change.state === undefined ? '' : `  → ${stateText(change.state)}`;
  const says = (change.emitted ?? []).map(({ type }) => `, emits ${type}`).join('');
  return `${time}  ${labelOf(entry)}${led}${says}${problem === null ? '' : `\n${' '.repeat(13)}✗ ${problem}`}`;
}

function stateText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, within]) => {
      const text = stateText(within);
      return text === '' ? name : `${name}.${typeof within === 'object' ? `(${text})` : text}`;
    })
    .join(', ');
}
