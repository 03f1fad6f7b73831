/** Carrying a walk out, step by step, and comparing what is there with what the model says. Knows of no browser. */
import type { Act, Status, Walk } from './walk.ts';

/** What was to be there, and what was there in its place: each one line or more. */
export interface Difference {
  readonly expected: string;
  readonly seen: string;
}

/** Whoever carries a walk out. */
export interface Performer {
  /** To where the walk begins. */
  begin(walk: Walk): Promise<void>;
  perform(act: Act): Promise<void>;
  /** What is not as the model says; nothing is well. */
  compare(status: Status): Promise<readonly Difference[]>;
}

export interface Failure {
  readonly walk: Walk;
  /** The step after which it was noticed, counted from 1; 0 is the beginning. */
  readonly step: number;
  readonly differences: readonly Difference[];
}

export interface Outcome {
  /** How many steps were walked, the failing one among them. */
  readonly walked: number;
  readonly failure: Failure | null;
}

export interface Limits {
  /** The last step that is walked, counted from 1; all of them by default. */
  readonly until?: number;
  /** Asked before each step: whether there is time for it. */
  readonly hasTime?: () => boolean;
}

export async function replay(
  walk: Walk,
  performer: Performer,
  { until = walk.steps.length, hasTime = () => true }: Limits = {},
): Promise<Outcome> {
  const attempt = async (step: number, work: () => Promise<void>, after: Status): Promise<Failure | null> => {
    try {
      await work();
      const differences = await performer.compare(after);
      return differences.length > 0 ? { walk, step, differences } : null;
    } catch (error) {
      return { walk, step, differences: [{ expected: 'it can be done', seen: labelOf(error) }] };
    }
  };

  if (!hasTime()) return { walked: 0, failure: null };
  let failure = await attempt(0, () => performer.begin(walk), walk.beginning);
  let walked = 0;
  for (const { act, after } of walk.steps.slice(0, until)) {
    if (failure !== null || !hasTime()) break;
    walked += 1;
    failure = await attempt(walked, () => performer.perform(act), after);
  }
  return { walked, failure };
}

function labelOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
