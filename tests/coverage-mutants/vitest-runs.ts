/** Runs tests of Vitest with breaks on, repeatedly in one process, which compiles each module once. */
import { join, relative } from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import type { Proof } from '../repository/coverage/coverage-table.ts';
import { REPOSITORY } from '../suites/child.ts';
import type { BrokenFile, FileOutcome, Runs } from './outcome.ts';
import { patternOf } from './titles.ts';

export class VitestRuns implements Runs {
  readonly #vitest: Vitest;

  private constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  static async start(): Promise<VitestRuns> {
    const vitest = await createVitest('test', {
      config: join(REPOSITORY, 'tests/coverage-mutants/vitest.config.ts'),
      watch: false,
      reporters: [{}],
      onConsoleLog: () => false,
    });
    await vitest.standalone();
    return new VitestRuns(vitest);
  }

  /** Runs the cited tests, each file with its break if it has one. */
  async run(
    proofs: readonly Proof[],
    broken: Readonly<Record<string, BrokenFile>> = {},
  ): Promise<ReadonlyMap<string, FileOutcome>> {
    const paths = [...new Set(proofs.map(({ path }) => path))];
    const patterns = proofs.map((proof) => patternOf(proof).source);
    const byFile = Object.entries(broken).map(([path, place]) => [join(REPOSITORY, path), place] as const);
    this.#vitest.provide('broken', Object.fromEntries(byFile));
    this.#vitest.setGlobalTestNamePattern(new RegExp(patterns.join('|')));
    const specifications = await this.#vitest.globTestSpecifications(
      paths.map((path) => join(REPOSITORY, path)),
    );
    const { testModules } = await this.#vitest.runTestSpecifications(specifications);
    return new Map(testModules.map((module) => outcomeOf(module)).map((outcome) => [outcome.path, outcome]));
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }
}

function outcomeOf(module: TestModule): FileOutcome {
  const tests = [...module.children.allTests()];
  return {
    path: relative(REPOSITORY, module.moduleId).replaceAll('\\', '/'),
    tests: tests
      .filter((test) => test.result().state !== 'skipped' || hasFailedBefore(test))
      .map((test) => ({
        name: test.fullName.replaceAll(' > ', ' '),
        hasFailed: test.result().state === 'failed' || hasFailedBefore(test),
        milliseconds: test.diagnostic()?.duration ?? 0,
        reached: test.meta().reached ?? [],
      })),
    reachedAtLoad: module.meta().reached ?? [],
    problem: problemOf(module, tests),
  };
}

/** The error that prevented the file from loading; null if there is none. */
function problemOf(module: TestModule, tests: readonly TestCase[]): string | null {
  const [error] = module.errors();
  if (error) return error.stack ?? error.message;
  return tests.length === 0 ? 'there are no tests' : null;
}

/** Whether the test did not run because a hook of its group failed. */
function hasFailedBefore(test: TestCase): boolean {
  return test.parent.type === 'suite' && test.parent.state() === 'failed' && test.parent.errors().length > 0;
}
