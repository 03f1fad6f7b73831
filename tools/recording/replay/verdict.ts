/** Compares the replay of a capsule with the recorded final state. */
import { canonical, hashOf } from '../encoding.ts';
import type { Capsule, FinalActor } from '../format.ts';
import { Replay } from './replay.ts';

export interface Verdict {
  /** Whether the final state has the recorded hash and every step went as recorded. */
  readonly isSame: boolean;
  readonly hash: string;
  /** The first difference, as a sentence; null if there is none. */
  readonly difference: string | null;
}

export async function verdictOn(capsule: Capsule): Promise<Verdict> {
  const { log, final } = capsule;
  if (log.forgotten > 0) {
    const difference = `It cannot be replayed: the first ${log.forgotten} events were dropped because of the size limit.`;
    return { isSame: false, hash: '', difference };
  }
  const replay = new Replay(capsule);
  let odd: string | null = null;
  while (replay.next) {
    const said = tried(() => replay.step());
    odd ??= said;
  }
  const actors = replay.finals();
  replay.stop();
  const hash = await hashOf(actors);
  const difference = odd ?? differenceOf(final.actors, actors);
  const isHash = final.hash === null || hash === final.hash;
  if (difference !== null || isHash) return { isSame: difference === null, hash, difference };
  return { isSame: false, hash, difference: 'The hash of the capsule does not match its final state.' };
}

function tried(step: () => string | null): string | null {
  try {
    return step();
  } catch (error) {
    return `It cannot be replayed: ${String(error)}`;
  }
}

/** The first difference between the final states, as a sentence; null if there is none. */
function differenceOf(expected: readonly FinalActor[], found: readonly FinalActor[]): string | null {
  for (const was of expected) {
    const is = found.find(({ actor }) => actor === was.actor);
    if (!is) return `${was.actor} is missing at the end.`;
    const place = firstPlace(was, is, was.actor);
    if (place) return place;
  }
  const extra = found.find(({ actor }) => expected.every((was) => was.actor !== actor));
  return extra ? `${extra.actor} was not in the recording at the end.` : null;
}

function firstPlace(was: unknown, is: unknown, path: string): string | null {
  if (canonical(was) === canonical(is)) return null;
  if (!isObject(was) || !isObject(is)) {
    return `At the end, ${path} was ${shortened(was)} and is now ${shortened(is)}.`;
  }
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  for (const name of names) {
    const place = firstPlace(was[name], is[name], `${path}.${name}`);
    if (place) return place;
  }
  return `At the end, ${path} differs.`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const LONGEST = 120;

function shortened(value: unknown): string {
  const text = canonical(value) || 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
