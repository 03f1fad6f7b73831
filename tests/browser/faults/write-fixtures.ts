/** Opens the page of a write, and reads from the page what it shows about the write. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/site.ts';
import type { Traffic } from './traffic.ts';
import { say, type WriteFixtures, type Write } from './write.ts';

/** What a page shows about a write, as far as a test distinguishes it. */
export type View =
  /** The write is done. */
  | 'done'
  /** The write had been done before. */
  | 'done before'
  /** The write is not done, and a message says why. */
  | 'rejected'
  /** No message about the write, and it can be made. */
  | 'open'
  /** A message is shown, but the write can neither be made again nor is it done: the outcome is unknown. */
  | 'unknown'
  /** The page is busy and shows no message. */
  | 'silent';

const DEFINITE: readonly View[] = ['done', 'done before', 'rejected', 'open'];

/** The longest time without any message, in seconds of the page's clock. */
const SILENCE_LIMIT = 10;
/** After this time, in seconds of the page's clock, the present view counts although it is not definite. */
const PATIENCE = 45;

/** Opens the page and prepares the write, up to the press. */
export async function enter(fixtures: WriteFixtures, write: Write, fromHome = false): Promise<void> {
  const { page } = fixtures;
  if (fromHome) {
    await page.goto('/');
    await page.locator(`a[href="${write.address}"]:visible`).first().click();
    await page.waitForURL(write.address);
  } else {
    await page.goto(write.address);
  }
  await write.ready(fixtures);
}

/**
 * Advances the page's clock until it shows the same definite view twice; fails if it shows no message for too long. Messages
 * that were visible before the press do not count.
 */
export async function settled(
  fixtures: WriteFixtures,
  write: Write,
  traffic: Traffic,
  known: readonly string[],
): Promise<View> {
  const { page } = fixtures;
  let before: View | null = null;
  let silence = 0;
  for (let second = 0; second < PATIENCE; second += 1) {
    await traffic.quiet();
    const view = await viewOf(page, write, known).catch(silentWhileLeaving);
    if (DEFINITE.includes(view) && view === before) return view;
    before = view;
    silence = view === 'silent' ? silence + 1 : 0;
    expect(silence, `seconds in which ${write.name} says nothing`).toBeLessThanOrEqual(SILENCE_LIMIT);
    await page.clock.runFor(1_000);
  }
  return before ?? 'silent';
}

/** A page that is being reloaded cannot be evaluated; it counts as silent. */
function silentWhileLeaving(error: unknown): View {
  if (error instanceof Error && error.message.includes('Execution context was destroyed')) return 'silent';
  throw error;
}

/** Returns the texts of all visible notices and toasts. */
export async function remarksOn(page: Page): Promise<readonly string[]> {
  const notices = places(page)
    .locator('[role=alert], [role=status]')
    .filter({ visible: true, hasText: /\S/ });
  const toasts = page.getByRole('listitem').filter({ visible: true, hasText: say('toast.error') });
  return notices.or(toasts).allInnerTexts();
}

/** The parts of a page in which it reports on a write. */
function places(page: Page): Locator {
  return page.locator('main, [role=dialog], [role=alertdialog]');
}

async function viewOf(page: Page, write: Write, known: readonly string[]): Promise<View> {
  const shown = (locator: Locator) => locator.first().isVisible();
  const beginning = (write.beginning ?? write.button)(page);
  const [isDone, wasDone, remarks, isOffered, isBusy] = await Promise.all([
    shown(write.done(page)),
    write.doneBefore ? shown(write.doneBefore(page)) : false,
    remarksOn(page),
    shown(beginning.and(page.locator(':enabled:not([aria-busy=true])'))),
    shown(places(page).locator('[aria-busy=true]')),
  ]);
  const isSaid = remarks.some((remark) => !known.includes(remark));
  if (isDone) return 'done';
  if (wasDone) return 'done before';
  if (isOffered && !isBusy) return isSaid ? 'rejected' : 'open';
  return isSaid ? 'unknown' : 'silent';
}
