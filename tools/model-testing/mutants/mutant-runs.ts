/** Runs tests on mutants, repeatedly in one process of Vitest, which compiles each module once. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { REPOSITORY } from '../../../tests/suites/child.ts';

const CONFIG = join(REPOSITORY, 'tools/model-testing/mutants/vitest.config.ts');
const RULES = join(REPOSITORY, 'tests/machines');

/** A mutant by the names under which a worker makes it again. */
export interface Planted {
  readonly machine: string;
  readonly name: string;
}

export class MutantRuns {
  readonly #vitest: Vitest;
  readonly #all: readonly TestSpecification[];

  private constructor(vitest: Vitest, all: readonly TestSpecification[]) {
    this.#vitest = vitest;
    this.#all = all;
  }

  static async start(): Promise<MutantRuns> {
    const vitest = await createVitest('test', {
      config: CONFIG,
      watch: false,
      reporters: [{}],
      onConsoleLog: () => false,
      tagsFilter: ['!deep'],
    });
    await vitest.standalone();
    return new MutantRuns(vitest, await vitest.globTestSpecifications());
  }

  /** Returns a test file that fails on the mutant, tried nearest first; null if the mutant survives. */
  async failingFile(mutant: Planted): Promise<string | null> {
    for (const files of this.#stages(mutant.machine)) {
      const failing = await this.#failing(mutant, files);
      if (failing !== null) return failing;
    }
    return null;
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }

  /** The machine's own rules, those of the machines around it, and the other tests that import it. */
  #stages(machine: string): readonly (readonly TestSpecification[])[] {
    const isRule = ({ moduleId }: TestSpecification) => moduleId.startsWith(`${RULES}/`);
    const isOwn = ({ moduleId }: TestSpecification) =>
      [`${RULES}/${machine}.test.ts`, `${RULES}/${machine}/`].some((path) => moduleId.startsWith(path));
    const rules = this.#all.filter(isRule);
    const others = this.#all.filter(
      (file) =>
        !isRule(file) && readFileSync(file.moduleId, 'utf8').includes(`machines/${machine}.machine.ts'`),
    );
    return [rules.filter(isOwn), rules.filter((file) => !isOwn(file)), others].filter(
      ({ length }) => length > 0,
    );
  }

  async #failing(mutant: Planted, files: readonly TestSpecification[]): Promise<string | null> {
    this.#vitest.provide('mutant', mutant);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications([...files]);
    // Vitest lists the files of the earlier runs too.
    const run = testModules.filter((module) => files.some(({ moduleId }) => moduleId === module.moduleId));
    const failed = run.find((module) => module.state() === 'failed');
    if (failed) return relative(REPOSITORY, failed.moduleId);
    if (run.length < files.length) throw new Error('The run was cut off.');
    return unhandledErrors.length > 0 ? 'an unhandled error' : null;
  }
}
