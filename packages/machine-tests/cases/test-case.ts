/** A generated test of a machine: the steps, and the effects observed when it was frozen. */
import type { Step } from '../../machine-core/index.ts';

/** A sequence of steps from the initial state. */
export interface Walk {
  readonly input: string;
  readonly steps: readonly Step[];
}

export interface TestCase {
  /** Contains a digest of the steps: `deposit-0a1b2c`. */
  readonly id: string;
  /** The transition for which the case was generated, with the guard that selects it. */
  readonly title: string;
  readonly input: string;
  readonly steps: readonly (readonly [Step, string])[];
}

export interface FrozenCases {
  readonly machine: string;
  /** The effects of starting the machine, by input. */
  readonly beginnings: Readonly<Record<string, string>>;
  readonly cases: readonly TestCase[];
}

export function walkOf({ input, steps }: TestCase): Walk {
  return { input, steps: steps.map(([step]) => step) };
}
