/**
 * Ten writes, sixteen faults (contract §1): whatever befalls a write, it happens once, the page says nothing that is not
 * true and is never silent for long, and in the end the player knows.
 */
import { FAULTS } from './faults.ts';
import { cellsOf } from './sample.ts';
import { suffer } from './story.ts';
import { TOLD } from './table.ts';
import { test } from './test.ts';
import { WRITES } from './writes.ts';

// A page lives through minutes in each of them; on a busy machine that takes its time.
test.describe.configure({ timeout: 90_000 });

for (const { row: write, column: fault } of cellsOf(WRITES, FAULTS, 10)) {
  test.describe(write.name, () => {
    test.use({ scenario: write.scenario });

    test(`${write.name} × ${fault.name}: once, and the player knows`, async ({ page, context, lab }) => {
      const views = await suffer(write, fault, { page, context, lab });
      test
        .info()
        .annotations.push({ type: TOLD, description: [write.name, fault.name, views.join(', ')].join('|') });
    });
  });
}
