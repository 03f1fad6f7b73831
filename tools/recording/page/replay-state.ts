/** Replays a capsule to its end and collects what the panel shows for each step. */
import type { TabChannel } from '../../../src/platform/tabs/tab-channel.ts';
import { broadcasterOf } from '../../viewer/live/product-broadcaster.ts';
import { type LogEntry, isReported } from '../../../packages/machine-viewer/inspect.ts';
import type { Capsule, Entry } from '../format.ts';
import { Replay } from '../replay/replay.ts';

export interface Step {
  readonly entry: Entry;
  readonly machine: string;
  /** The resulting entry of the live view's event log; null if the step changed nothing. */
  readonly logEntry: LogEntry | null;
  /** How the step differs from the recording; null if it does not. */
  readonly problem: string | null;
}

export function performed(capsule: Capsule): readonly Step[] {
  if (capsule.log.forgotten > 0) return [];
  let logEntry: LogEntry | null = null;
  const channel: TabChannel = {
    post(message) {
      if (isReported(message) && message.kind === 'happened') logEntry = message.entry;
    },
    onMessage: () => () => undefined,
  };
  let at = 0;
  const broadcaster = broadcasterOf(channel, 'capsule', { now: () => at });
  const replay = new Replay(capsule, { inspect: broadcaster.inspect });
  const machines = new Map<string, string>();
  const steps: Step[] = [];
  for (let entry = replay.next; entry; entry = replay.next) {
    if (entry.kind === 'begin') machines.set(entry.actor, entry.machine);
    logEntry = null;
    at = entry.at;
    const problem = problemOf(replay);
    steps.push({ entry, machine: machines.get(entry.actor) ?? '', logEntry, problem });
  }
  replay.stop();
  return steps;
}

function problemOf(replay: Replay): string | null {
  try {
    return replay.step();
  } catch (error) {
    return `It cannot be replayed: ${String(error)}`;
  }
}

/** All log entries of the step's actor, including later ones. */
export function logEntriesAround(steps: readonly Step[], { entry }: Step): readonly LogEntry[] {
  return steps.flatMap(({ entry: { actor }, logEntry }) =>
    actor === entry.actor && logEntry ? [logEntry] : [],
  );
}

/** The transitions that the step's actor had taken up to that step, the latest last. */
export function walkedBy(steps: readonly Step[], index: number): readonly string[] {
  const actor = steps[index]?.entry.actor;
  return steps
    .slice(0, index + 1)
    .flatMap(({ entry, logEntry }) => (entry.actor === actor ? (logEntry?.walked ?? []) : []));
}

/**
 * The log entry that shows the actor's state after the step: its latest one, because a step without one changes
 * nothing.
 */
export function logEntryAt(steps: readonly Step[], index: number): LogEntry | null {
  const actor = steps[index]?.entry.actor;
  const before = steps.slice(0, index + 1).filter(({ entry }) => entry.actor === actor);
  return before.findLast(({ logEntry }) => logEntry !== null)?.logEntry ?? null;
}
