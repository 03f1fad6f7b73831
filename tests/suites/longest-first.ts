import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Takes five minutes, more than any other file. */
const LONGEST = 'tests/coverage-mutants/table.test.ts';

/** The order of the deep run: the longest file begins first, so that no worker is idle while another one ends with it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(LONGEST));
    // oxlint-disable-next-line unicorn/no-array-sort -- it sorts files, not an array
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => isLongest(other) - isLongest(one));
  }
}
