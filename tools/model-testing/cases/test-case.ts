/** A generated test: a way through a machine, and what was seen on it when it was frozen. */
import { createHash } from 'node:crypto';
import type { Step } from '../../simulator/simulator.ts';
import type { Walk } from '../explore.ts';
import type { Change } from './change.ts';

export interface TestCase {
  /** A digest of the steps that it had when it was added, and kept through a rename: `deposit-0a1b2c`. */
  readonly id: string;
  readonly input: string;
  /** What is seen before the first step. */
  readonly beginning: Change;
  readonly steps: readonly (readonly [Step, Change])[];
}

export interface FrozenCases {
  readonly machine: string;
  /** Digests of what was tried in vain; `npm run test:model -- --freeze` does not try it again. */
  readonly unmet?: readonly string[];
  readonly cases: readonly TestCase[];
}

export function idOf(machine: string, { input, steps }: Walk): string {
  return `${machine}-${digestOf([input, ...steps].join('\n'))}`;
}

export function walkOf({ input, steps }: TestCase): Walk {
  return { input, steps: steps.map(([step]) => step) };
}

/** Six characters that stand for a text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
