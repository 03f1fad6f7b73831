/**
 * Ten writes, sixteen faults (contract §1): under each fault a write happens once, the page reports nothing false and shows a
 * message in time, and in the end the player knows the outcome. All writes go through one client and one machine, so that two
 * writes of money suffer every fault, and every write three of them.
 */
import { ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { FAULTS } from './faults.ts';
import { suffer } from './story.ts';
import { REPORTED } from './table.ts';
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

const WITH_EVERY_FAULT: readonly string[] = ['deposit create', 'withdraw'];
const FOR_EVERY_WRITE: readonly string[] = ['reply lost', 'offline', 'reload'];

for (const write of WRITES) {
  test.describe(write.name, () => {
    test.use({ scenario: write.scenario });

    for (const fault of FAULTS) {
      const cell = `${write.name} × ${fault.name}`;
      const isEssential = ESSENTIAL_CELLS.includes(cell);
      const isWhole = WITH_EVERY_FAULT.includes(write.name) || FOR_EVERY_WRITE.includes(fault.name);
      if (!isWhole && !isEssential) continue;
      const details = isEssential ? ESSENTIAL_SAMPLE : {};
      test(
        `${cell}: executed once, and the player knows the outcome`,
        details,
        async ({ page, context, world }) => {
          const views = await suffer(write, fault, { page, context, world });
          const description = [write.name, fault.name, views.join(', ')].join('|');
          test.info().annotations.push({ type: REPORTED, description });
        },
      );
    }
  });
}
