import { paths } from '../../../src/app/paths.ts';
import { garbled, unanswered, unfiltered } from '../faults.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn } from '../people.ts';

type States = readonly [StateEntry, ...StateEntry[]];

/** The states of a history page. `read` is the path of its request below /api/v2. */
function history(address: string, read: string, pages: readonly StateEntry[]): States {
  return [
    { name: 'every-status', ...demoIn('every-status') },
    { name: 'empty', ...DEMO },
    { name: 'loading', ...DEMO, faults: [unanswered(read)] },
    { name: 'failed', ...DEMO, faults: [garbled(read)] },
    {
      name: 'details',
      ...demoIn('every-status'),
      act: ({ press }) => press('tbody td:last-child button'),
    },
    { name: 'no-match', ...demoIn('every-status'), address: `${address}?provider=gclub&from=2020-01-01` },
    {
      name: 'unfiltered-backend',
      ...demoIn('every-status'),
      address: `${address}?status=SUCCESS&from=2020-01-01`,
      faults: [unfiltered(read)],
    },
    {
      name: 'filters',
      ...demoIn('every-status'),
      act: ({ press }) => press('search button:last-of-type'),
    },
    ...pages,
  ];
}

function manyPages(address: string): readonly StateEntry[] {
  const long = demoIn('long-history');
  return [
    { name: 'many-pages', ...long },
    { name: 'filtered', ...long, address: `${address}?status=SUCCESS&from=2020-01-01` },
    { name: 'third-page', ...long, address: `${address}?page=3` },
    { name: 'twenty-per-page', ...long, address: `${address}?page=2&pageSize=20` },
  ];
}

export const DEPOSIT_HISTORY_STATES = history(
  paths.depositHistory,
  'deposits',
  manyPages(paths.depositHistory),
);
export const WITHDRAW_HISTORY_STATES = history(
  paths.withdrawHistory,
  'withdraws',
  manyPages(paths.withdrawHistory),
);
export const PROMOTION_HISTORY_STATES = history(paths.promotionHistory, 'promotions/usages', [
  { name: 'claimed', ...demoIn('promotion-active') },
  { name: 'in-play', ...demoIn('promotion-used') },
  { name: 'won', ...demoIn('promotion-success') },
  { name: 'canceled-by-staff', ...demoIn('promotion-canceled-by-staff') },
  { name: 'ended', ...demoIn('promotion-inactive') },
]);
