/** How long what was read stays as it is: specification §7, docs/decisions/0032. */
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { openSite, say, type WholeSite } from '../whole-site.tsx';

const MINUTE_MS = 60_000;

let open: WholeSite | null = null;
afterEach(async () => {
  await open?.end();
  open = null;
});

/** The cache judges ages by `Date.now`; nothing else has to wait. */
function pass(milliseconds: number): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
}

const statuses = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');

const read = (path: string) => open?.asked.filter((line) => line.startsWith(`GET /api/v2${path}`)).length;

async function openHistory() {
  open = await openSite({ scenario: 'withdraw-open', player: 'demo', address: paths.withdrawHistory });
  await waitFor(() => expect(statuses()[0]).toContain(say('withdraw.status.OPEN')));
  return open;
}

describe('a history that was left for a minute while staff moved an order', () => {
  test('shows what it showed: it is fresh for five minutes', async () => {
    const site = await openHistory();
    const [code = ''] = /W\w+/.exec(document.body.textContent ?? '') ?? [];
    await site.go(paths.contact);
    await site.mock.lab(`staff/withdraws/${code}`, { action: 'approve' });
    pass(MINUTE_MS);
    await site.go(paths.withdrawHistory);
    await waitFor(() => expect(statuses()[0]).toContain(say('withdraw.status.OPEN')));
    expect(read('/withdraws?')).toBe(1);
  });

  test('is read anew after five minutes', async () => {
    const site = await openHistory();
    const [code = ''] = /W\w+/.exec(document.body.textContent ?? '') ?? [];
    await site.go(paths.contact);
    await site.mock.lab(`staff/withdraws/${code}`, { action: 'approve' });
    pass(5 * MINUTE_MS);
    await site.go(paths.withdrawHistory);
    await waitFor(() => expect(statuses()[0]).toContain(say('withdraw.status.PAID')));
  });

  test('is read anew at once where the site has heard of the move on another page', async () => {
    const site = await openHistory();
    const [code = ''] = /W\w+/.exec(document.body.textContent ?? '') ?? [];
    await site.mock.lab(`staff/withdraws/${code}`, { action: 'approve' });
    await site.go(paths.withdraw);
    await screen.findByText(say('withdraw.open.sent'));
    await site.go(paths.withdrawHistory);
    await waitFor(() => expect(statuses()[0]).toContain(say('withdraw.status.PAID')));
  });
});

test('credit is read anew on each page that shows it', async () => {
  open = await openSite({ scenario: 'with-credit', player: 'demo', address: paths.home });
  await waitFor(() => expect(read('/players/credits/alphabet')).toBeGreaterThan(0));
  await open.go(paths.contact);
  const before = read('/players/credits/alphabet') ?? 0;
  await open.go(paths.home);
  await waitFor(() => expect(read('/players/credits/alphabet')).toBeGreaterThan(before));
});
