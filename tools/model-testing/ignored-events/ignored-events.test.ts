/** Each leaf state of each machine handles each event of the machine, or a table says why it ignores the event. */
import { expect, test } from 'vitest';
import { chartOf } from '../../chart/chart.ts';
import { PRODUCT_MACHINES } from '../../recording/product-machines.ts';
import * as account from './account.ts';
import { type IgnoredEvent, problemsOf } from './cells.ts';
import * as deposit from './deposit.ts';
import * as depositParts from './deposit-parts.ts';
import * as play from './play.ts';
import * as promotion from './promotion.ts';
import * as site from './site.ts';
import * as submission from './submission.ts';
import * as withdraw from './withdraw.ts';

const TABLES = new Map<string, readonly IgnoredEvent[]>(
  Object.entries({
    ...account,
    ...deposit,
    ...depositParts,
    ...play,
    ...promotion,
    ...site,
    ...submission,
    ...withdraw,
  }),
);

test.each([...PRODUCT_MACHINES])(
  '%s: every ignored event has a reason, and every reason is needed',
  (id, machine) => {
    expect(problemsOf(chartOf(machine), TABLES.get(id) ?? [])).toEqual([]);
  },
);

test('every table belongs to a machine', () => {
  expect([...TABLES.keys()].toSorted()).toEqual([...PRODUCT_MACHINES.keys()].toSorted());
});
