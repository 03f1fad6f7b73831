/** How long cached queries stay fresh: specification §7, docs/decisions/0032. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { main, rows, say, sees, textOf } from '../../../in-process/page-reading.ts';
import { visit } from './visit.ts';

const MINUTE_MS = 60_000;
const HISTORY = 'GET /withdraws';
const CREDIT = 'GET /players/credits/alphabet';

/** Advances `Date.now`, by which the query cache computes ages. Timers do not advance. */
function pass(milliseconds: number): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + milliseconds);
}

const newest = () => rows()[0] ?? null;

describe('a history that was left while staff changed the status of an order', () => {
  async function openHistory() {
    const player = await visit(paths.withdrawHistory, { scenario: 'withdraw-open', player: 'demo' });
    await sees(say('withdraw.status.OPEN'), newest);
    const [code = ''] = /W\w+/.exec(textOf(newest())) ?? [];
    return { player, approve: () => player.mock.lab(`staff/withdraws/${code}`, { action: 'approve' }) };
  }

  test('shows the cached rows after a minute: they are fresh for five minutes, after which it is fetched again', async () => {
    const { player, approve } = await openHistory();
    await player.go(paths.contact);
    await approve();
    pass(MINUTE_MS);
    await player.go(paths.withdrawHistory);
    await sees(say('withdraw.status.OPEN'), newest);
    expect(player.timesSent(HISTORY)).toBe(1);
    await player.go(paths.contact);
    pass(4 * MINUTE_MS);
    await player.go(paths.withdrawHistory);
    await sees(say('withdraw.status.PAID'), newest);
  });

  test('is fetched again at once if another page has received the new status', async () => {
    const { player, approve } = await openHistory();
    await approve();
    await player.go(paths.withdraw);
    await sees(say('withdraw.open.sent'), main);
    await player.go(paths.withdrawHistory);
    await sees(say('withdraw.status.PAID'), newest);
  });
});

test('credit is fetched again on each page that shows it', async () => {
  const player = await visit(paths.home, { scenario: 'with-credit', player: 'demo' });
  await waitFor(() => expect(player.timesSent(CREDIT)).toBeGreaterThan(0));
  await player.go(paths.contact);
  const before = player.timesSent(CREDIT);
  await player.go(paths.home);
  await waitFor(() => expect(player.timesSent(CREDIT)).toBeGreaterThan(before));
});

test('what an intent to open a page has read is not read again when the page is opened', async () => {
  const BANKS = 'GET /banks';
  const player = await visit(paths.home, { scenario: 'newcomer', player: 'newcomer' });
  player.site.navigation.send({ type: 'link.intended', to: paths.bank });
  await waitFor(() => expect(player.timesSent(BANKS)).toBe(1));
  await player.go(paths.bank);
  await sees(say('bank.accountNumber'), main);
  expect(player.timesSent(BANKS)).toBe(1);
  await player.go(paths.home);
  pass(5 * MINUTE_MS);
  player.site.navigation.send({ type: 'link.intended', to: paths.bank });
  await waitFor(() => expect(player.timesSent(BANKS)).toBe(2));
});
