/** Capsules that are kept as tests: their steps as text, and their file format. */
import { canonical, hashOf } from '../encoding.ts';
import type { Capsule, Entry } from '../format.ts';
import { labelOf, Replay } from '../replay/replay.ts';

/** One step of a replay. */
export interface Played {
  readonly entry: Entry;
  /** How the step differs from the recording; null if it does not. */
  readonly problem: string | null;
  /** The actor's state value after the step, if the step has changed it. */
  readonly to?: unknown;
  /** The types of the events that the actor has emitted in the step. */
  readonly emitted: readonly string[];
}

/** Replays a capsule to its end. */
export function playedThrough(capsule: Capsule): {
  readonly steps: readonly Played[];
  readonly replay: Replay;
} {
  const replay = new Replay(capsule);
  const states = new Map<string, string>();
  const steps: Played[] = [];
  for (let entry = replay.next; entry; entry = replay.next) {
    const before = replay.performer(entry.actor)?.emitted.length ?? 0;
    const problem = replay.step();
    const performer = replay.performer(entry.actor);
    if (!performer) throw new Error(problem ?? `there is no actor ${entry.actor}`);
    const { value } = performer.snapshot;
    const isChanged = entry.kind === 'begin' || states.get(entry.actor) !== canonical(value);
    states.set(entry.actor, canonical(value));
    const emitted = performer.emitted.slice(before).map(({ type }) => type);
    steps.push({ entry, problem, emitted, ...(isChanged && { to: value }) });
  }
  return { steps, replay };
}

/** The capsule with the states of the current machines as its expectations. */
export async function accepted(capsule: Capsule): Promise<Capsule> {
  const { steps, replay } = playedThrough(capsule);
  const entries = steps.map(({ entry, to }): Entry => {
    const { to: _, ...rest } = entry;
    // The entry keeps its kind, but TypeScript loses the union type through the rest.
    return (to === undefined ? rest : { ...rest, to }) as Entry;
  });
  const actors = replay.finals();
  replay.stop();
  return {
    ...capsule,
    log: { ...capsule.log, entries },
    final: { hash: await hashOf(actors), actors },
  };
}

/** The file text of a kept capsule: one line per step, so that a diff shows exactly which steps changed. */
export function printed({ log, final, ...head }: Capsule): string {
  const lines = (items: readonly unknown[]) => items.map((item) => `  ${JSON.stringify(item)}`).join(',\n');
  return `${JSON.stringify(head, null, 1).slice(0, -2)},
 "log": {"forgotten": ${log.forgotten}, "entries": [
${lines(log.entries)}
 ]},
 "final": {"hash": ${JSON.stringify(final.hash)}, "actors": [
${lines(final.actors)}
 ]}
}
`;
}

/** A step as text for testers: time, label, new state and emitted events. */
export function reported({ entry, problem, to, emitted }: Played): string {
  const time = `${(entry.t / 1000).toFixed(3).padStart(9)} s`;
  const led = to === undefined ? '' : `  → ${stateText(to)}`;
  const says = emitted.map((type) => `, emits ${type}`).join('');
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
