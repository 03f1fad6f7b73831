/** The outcome of one step of a run: a check or a test runner. */
import type { NotRun, TestResult } from './results.ts';

export interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  /** The output of the step; shown if it failed. */
  readonly output: string;
  readonly tests: readonly TestResult[];
  readonly notRun: readonly NotRun[];
}

/**
 * The outcome of a test runner. A missing report, a run without tests, and an exit code that no failed test explains each
 * count as one failure.
 */
export function outcomeOf(
  name: string,
  seconds: number,
  tests: readonly TestResult[] | null,
  { exitCode, output }: { readonly exitCode: number; readonly output: string },
  notRun: readonly NotRun[] = [],
): Outcome {
  const results = tests ?? [];
  const passed = results.filter(({ hasPassed }) => hasPassed).length;
  const found = results.length - passed;
  const isEmpty = results.length === 0 && notRun.length === 0;
  const isExplained = tests !== null && !isEmpty && (exitCode === 0 || found > 0);
  const reason = tests === null ? 'There is no report.' : isEmpty ? 'No test ran.' : '';
  return {
    name,
    seconds,
    passed,
    failed: isExplained ? found : Math.max(found, 1),
    output: reason === '' ? output : `${output}\n${reason}\n`,
    tests: results,
    notRun,
  };
}
