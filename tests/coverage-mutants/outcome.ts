import type { Proof } from '../repository/coverage/coverage-table.ts';

/** What a run says of the cited tests of one file. */
export interface FileOutcome {
  readonly path: string;
  readonly tests: readonly {
    /** With the titles of its groups, parted by a blank. */
    readonly name: string;
    readonly hasFailed: boolean;
    readonly milliseconds: number;
    /** The places that the test has passed. */
    readonly reached: readonly string[];
  }[];
  /** The places that were passed while the file was loaded. */
  readonly reachedAtLoad: readonly string[];
  /** Why the file could not be loaded, if it could not. */
  readonly problem: string | null;
}

/** What is broken while a test file runs. */
export interface BrokenFile {
  /** The place. */
  readonly id: string;
  /** How long a test waits for what the break may have taken away. */
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
