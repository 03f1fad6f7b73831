/** Performs a walk step by step and compares the result with the model. Independent of the browser. */
import type { Act, Status, Walk } from './walk.ts';

/** The expected and the actual state, each in one or more lines. */
export interface Difference {
  readonly expected: string;
  readonly seen: string;
}

/** Performs walks, for example in a browser. */
export interface Performer {
  /** Sets up the initial state of the walk. */
  begin(walk: Walk): Promise<void>;
  perform(act: Act): Promise<void>;
  /** Returns the differences from the model; empty if there are none. */
  compare(status: Status): Promise<readonly Difference[]>;
}

export interface Failure {
  readonly walk: Walk;
  /** The step after which the failure was found, counted from 1; 0 is the initial state. */
  readonly step: number;
  readonly differences: readonly Difference[];
}

export interface Outcome {
  /** The number of performed steps, including the failing one. */
  readonly walked: number;
  readonly failure: Failure | null;
}

export interface Limits {
  /** The last step to perform, counted from 1; default: all. */
  readonly until?: number;
  /** Called before each step; returns whether there is time for it. */
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
