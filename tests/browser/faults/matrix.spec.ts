/**
 * Ten writes, sixteen faults (contract §1): whatever befalls a write, it happens once, the page says nothing that is not
 * true and is never silent for long, and in the end the player knows.
 */
import { ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { FAULTS } from './faults.ts';
import { suffer } from './story.ts';
import { REPORTED } from './table.ts';
import { test } from './test.ts';
import { WRITES } from './writes.ts';

/** Each kind of fault that tests without a browser cannot have, on a write of money or of the bank account. */
const ESSENTIAL_CELLS: readonly string[] = [
  'deposit create × offline',
  'check × duplicate',
  'cancel × reload',
  'bank add × reload',
  'claim × back',
];

for (const write of WRITES) {
  test.describe(write.name, () => {
    test.use({ scenario: write.scenario });

    for (const fault of FAULTS) {
      const cell = `${write.name} × ${fault.name}`;
      const details = ESSENTIAL_CELLS.includes(cell) ? ESSENTIAL_SAMPLE : {};
      test(`${cell}: once, and the player knows`, details, async ({ page, context, lab }) => {
        const views = await suffer(write, fault, { page, context, lab });
        const description = [write.name, fault.name, views.join(', ')].join('|');
        test.info().annotations.push({ type: REPORTED, description });
      });
    }
  });
}
