/**
 * Ten writes, and the eight faults that need a browser (contract §1): under each fault a write happens once, the page reports nothing
 * false and shows a message in time, and in the end the player knows the outcome. All writes go through one client and one machine, so
 * that each write suffers one fault.
 */
import { ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { FAULTS } from './faults.ts';
import { suffer } from './story.ts';
import { test } from './test.ts';
import { WRITES } from './writes.ts';

/** The cells of `npm test`: what tests without a browser cannot produce, on writes of money. */
const ESSENTIAL_CELLS: readonly string[] = ['check × duplicate', 'cancel × reload', 'claim × back'];

for (const [place, write] of WRITES.entries()) {
  test.describe(write.name, () => {
    test.use({ scenario: write.scenario });

    for (const fault of FAULTS) {
      const cell = `${write.name} × ${fault.name}`;
      const isEssential = ESSENTIAL_CELLS.includes(cell);
      if (FAULTS[place % FAULTS.length] !== fault && !isEssential) continue;
      const details = isEssential ? ESSENTIAL_SAMPLE : {};
      test(`${cell}: executed once, and the player knows the outcome`, details, ({ page, context, world }) =>
        suffer(write, fault, { page, context, world }),
      );
    }
  });
}
