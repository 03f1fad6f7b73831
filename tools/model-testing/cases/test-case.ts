/** A generated test: the steps, and the changes observed when it was frozen. */
import type { Step } from '../../simulator/simulator.ts';
import type { Walk } from '../explore.ts';
import type { Change } from './change.ts';
import { digestOf } from './digest.ts';

export interface TestCase {
  /** Contains a digest of the steps that the case had when it was added; a rename keeps the id: `deposit-0a1b2c`. */
  readonly id: string;
  readonly input: string;
  /** The observable state before the first step. */
  readonly beginning: Change;
  readonly steps: readonly (readonly [Step, Change])[];
}

export interface FrozenCases {
  readonly machine: string;
  /** Digests of goals that could not be reached; `npm run test:model -- --freeze` does not attempt them again. */
  readonly unmet?: readonly string[];
  readonly cases: readonly TestCase[];
}

export function idOf(machine: string, { input, steps }: Walk): string {
  return `${machine}-${digestOf([input, ...steps].join('\n'))}`;
}

export function walkOf({ input, steps }: TestCase): Walk {
  return { input, steps: steps.map(([step]) => step) };
}
