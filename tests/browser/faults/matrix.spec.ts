/**
 * Ten writes, sixteen faults (contract §1): under each fault a write happens once, the page reports nothing false and shows a
 * message in time, and in the end the player knows the outcome. All writes go through one client and one machine, so that each
 * fault strikes one write, and each write suffers one or two faults.
 */
import { ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { FAULTS } from './faults.ts';
import { suffer } from './story.ts';
import { test } from './test.ts';
import { WRITES } from './writes.ts';

/** One cell for each kind of fault that tests without a browser cannot produce, on a write of money or of the bank account. */
const ESSENTIAL_CELLS: readonly string[] = [
  'deposit create × offline',
  'check × duplicate',
  'cancel × reload',
  'bank add × reload',
  'claim × back',
];

/** Whether a fault strikes a write: one write for each fault, and every write in turn. */
function meets(fault: number, write: number): boolean {
  return (write + 3 * (fault + 1)) % WRITES.length === 0;
}

for (const [writePlace, write] of WRITES.entries()) {
  test.describe(write.name, () => {
    test.use({ scenario: write.scenario });

    for (const [faultPlace, fault] of FAULTS.entries()) {
      const cell = `${write.name} × ${fault.name}`;
      const isEssential = ESSENTIAL_CELLS.includes(cell);
      if (!meets(faultPlace, writePlace) && !isEssential) continue;
      const details = isEssential ? ESSENTIAL_SAMPLE : {};
      test(`${cell}: executed once, and the player knows the outcome`, details, ({ page, context, world }) =>
        suffer(write, fault, { page, context, world }),
      );
    }
  });
}
