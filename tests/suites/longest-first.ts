import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files of the deep run that take more than a minute, the longest first. Each other file takes less. */
const LONGEST = [
  'tools/model-testing/properties/properties.test.ts',
  'tests/browser/engines/field-reports.test.ts',
  'tests/browser/engines/flows.test.ts',
  'tests/mock-server/settlement/ledger.property.test.ts',
  'tests/mock-server/settlement/settlement-quote.property.test.ts',
  'tests/monkey/monkey.test.ts',
  'tests/mock-server/worlds/fifty.test.ts',
];

/** The order of the deep run: the longest files begin first, so that no worker is idle while another one ends with one of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it sorts files, not an array
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(path));
  return place === -1 ? LONGEST.length : place;
}
