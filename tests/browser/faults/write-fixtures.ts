/** How a write is come to, pressed, looked at and waited for. */
import type { Locator, Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { LoginScreen } from '../account/account-screens.ts';
import { expect } from '../fixtures/site.ts';
import type { Traffic } from './traffic.ts';
import { say, type WriteFixtures, type Write } from './write.ts';

/** What a page says of a write, as far as a test has to tell it apart. */
export type View =
  /** It is done. */
  | 'done'
  /** It had been done before. */
  | 'done before'
  /** It is not done, and why. */
  | 'rejected'
  /** Nothing is said of it, and it can be made. */
  | 'open'
  /** There is no session. */
  | 'login'
  /** It is not known yet; what is safe, and what can be done meanwhile. */
  | 'unknown'
  /** The page is busy, and says no more. */
  | 'silent';

const DEFINITE: readonly View[] = ['done', 'done before', 'rejected', 'open', 'login'];

/** Within how long a page says at least what is not known (in seconds of its own clock). */
const SILENCE_LIMIT = 10;
/** After how long whoever still does not know will not know without help. */
const PATIENCE = 45;

/** From nowhere to the moment before the press. */
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
 * Lets the page's own time run until it shows something that lasts; fails if it keeps silent for long. What it said before
 * the press says nothing of it.
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

/** A page that is loaded anew just as it is looked at shows nothing that lasts. */
function silentWhileLeaving(error: unknown): View {
  if (error instanceof Error && error.message.includes('Execution context was destroyed')) return 'silent';
  throw error;
}

/** All that the page remarks in passing: notices and toasts. */
export async function remarksOn(page: Page): Promise<readonly string[]> {
  const notices = places(page)
    .locator('[role=alert], [role=status]')
    .filter({ visible: true, hasText: /\S/ });
  const toasts = page.getByRole('listitem').filter({ visible: true, hasText: say('toast.error') });
  return notices.or(toasts).allInnerTexts();
}

/** Where a page speaks of what is done on it. */
function places(page: Page): Locator {
  return page.locator('main, [role=dialog], [role=alertdialog]');
}

async function viewOf(page: Page, write: Write, known: readonly string[]): Promise<View> {
  const shown = (locator: Locator) => locator.first().isVisible();
  const beginning = (write.beginning ?? write.button)(page);
  const [isDone, wasDone, remarks, isOffered, isBusy, isLogin] = await Promise.all([
    shown(write.done(page)),
    write.doneBefore ? shown(write.doneBefore(page)) : false,
    remarksOn(page),
    shown(beginning.and(page.locator(':enabled:not([aria-busy=true])'))),
    shown(places(page).locator('[aria-busy=true]')),
    shown(new LoginScreen(page, say).submit()),
  ]);
  const isSaid = remarks.some((remark) => !known.includes(remark));
  if (isDone) return 'done';
  if (wasDone) return 'done before';
  if (isLogin && write.player !== null) return 'login';
  if (isOffered && !isBusy) return isSaid ? 'rejected' : 'open';
  return isSaid ? 'unknown' : 'silent';
}

/** By the form that the page leads to when there is no session. */
export async function logInAgain(fixtures: WriteFixtures, write: Write): Promise<void> {
  const credentials = (await write.credentials?.(fixtures)) ?? DEMO_PLAYER;
  await new LoginScreen(fixtures.page, say).logIn(credentials);
}
