/** How a suite ended, and how that is read from the reports of the two test runners. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Everything that the suite printed: shown when it failed. */
  readonly output: string;
  /** What it has found out, shown whether it failed or not. */
  readonly summary?: string | undefined;
}

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The parts of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A skipped test guards nothing, so it counts as a failed one. */
export function countVitest(report: string): Counts {
  const counts = JSON.parse(report) as VitestReport;
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numPendingTests + counts.numTodoTests,
  };
}

/** A flaky test has failed once, which is enough. */
export function countPlaywright(report: string): Counts {
  const { stats } = JSON.parse(report) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/**
 * Makes sure that nothing passes by not being there: a runner that stopped with an error without naming a failed test
 * counts as one failure, and so does a suite in which no test ran.
 */
export function judge(counts: Counts | null, exitCode: number, output: string): Outcome {
  if (counts === null) return { passed: 0, failed: 1, output: `${output}\nThe suite left no report.\n` };
  if (counts.passed + counts.failed === 0)
    return { passed: 0, failed: 1, output: `${output}\nNo test ran.\n` };
  const failed = exitCode !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { passed: counts.passed, failed, output };
}
