import type { Proof } from '../repository/coverage/coverage-table.ts';

/** The outcome of the cited tests of one file. */
export interface FileOutcome {
  readonly path: string;
  readonly tests: readonly {
    /** The full name: the titles of its groups and its own, separated by blanks. */
    readonly name: string;
    readonly hasFailed: boolean;
    readonly milliseconds: number;
    /** The places that the test has executed. */
    readonly reached: readonly string[];
  }[];
  /** The places that were executed while the file was loaded. */
  readonly reachedAtLoad: readonly string[];
  /** The error that prevented the file from loading, if any. */
  readonly problem: string | null;
}

/** The break that is on while a test file runs. */
export interface BrokenFile {
  /** The id of the break. */
  readonly id: string;
  /** The timeout of tests in milliseconds, for expectations that the break prevents. */
  readonly patienceMs: number;
}

/** Runs tests, with one place broken in each file that `broken` names. */
export interface Runs {
  run(
    proofs: readonly Proof[],
    broken?: Readonly<Record<string, BrokenFile>>,
  ): Promise<ReadonlyMap<string, FileOutcome>>;
  close(): Promise<void>;
}
