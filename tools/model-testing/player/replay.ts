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

/** Performs a walk up to step `until`, counted from 1. Returns the first failure; null if there is none. */
export async function replay(
  walk: Walk,
  performer: Performer,
  until = walk.steps.length,
): Promise<Failure | null> {
  const attempt = async (step: number, work: () => Promise<void>, after: Status): Promise<Failure | null> => {
    try {
      await work();
      const differences = await performer.compare(after);
      return differences.length > 0 ? { walk, step, differences } : null;
    } catch (error) {
      return { walk, step, differences: [{ expected: 'it can be done', seen: labelOf(error) }] };
    }
  };

  let failure = await attempt(0, () => performer.begin(walk), walk.beginning);
  for (const [index, { act, after }] of walk.steps.slice(0, until).entries()) {
    failure ??= await attempt(index + 1, () => performer.perform(act), after);
  }
  return failure;
}

function labelOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
