/**
 * Ten writes, and the faults that need a browser (contract §1): under each fault a write happens once, the page reports nothing
 * false and shows a message in time, and in the end the player knows the outcome. All writes go through one client and one machine, so
 * that each fault meets a write, and each write a fault; those of money meet several.
 */
import { ESSENTIAL } from '../fixtures/draw.ts';
import { FAULTS } from './faults.ts';
import { suffer } from './story.ts';
import { expect, test } from './test.ts';
import { WRITES } from './writes.ts';

/** What tests without a browser cannot produce, on writes of money: the cells of `npm test`. */
const ESSENTIAL_CELLS = [
  'check × duplicate',
  'cancel × reload',
  'claim × back',
  'withdraw × two tabs at once',
];
const CELLS = [
  ...ESSENTIAL_CELLS,
  'login × dropped',
  'register × reply lost',
  'bank add × timeout',
  'password change × offline',
  'promotion cancel × second tab',
  'deposit create × reply lost',
  'deposit create × 20 presses before the next frame',
  'claim × 20 taps in half a second',
  'withdraw × timeout',
  'withdraw × Enter 20 times',
];

test('each write and each fault has a cell', ESSENTIAL, () => {
  const named = (part: number) => new Set(CELLS.map((cell) => cell.split(' × ')[part]));
  expect(named(0)).toEqual(new Set(WRITES.map(({ name }) => name)));
  expect(named(1)).toEqual(new Set(FAULTS.map(({ name }) => name)));
});

for (const write of WRITES) {
  test.describe(write.name, () => {
    test.use({ scenario: write.scenario });

    for (const fault of FAULTS) {
      const cell = `${write.name} × ${fault.name}`;
      if (!CELLS.includes(cell)) continue;
      const details = ESSENTIAL_CELLS.includes(cell) ? ESSENTIAL : {};
      test(`${cell}: executed once, and the player knows the outcome`, details, ({ page, context, world }) =>
        suffer(write, fault, { page, context, world }),
      );
    }
  });
}
