/** Measures long tasks while a history of 10,000 orders is scrolled and turned page by page. */
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { paths } from '../../../src/app/paths.ts';
import { longTasksOf, watchLongTasks } from '../long-tasks.ts';
import { PHONE_SLOWNESS, slowDown } from '../phone.ts';
import { atMost, type Row } from '../verdict.ts';
import { painted, type Player, type BenchSite, withPlayer } from './player.ts';

const PAGES = 20;
/** The position of the pointer on the screen; the link to the next page is scrolled to its height. */
const MIDDLE = { x: 180, y: 370 } as const;
const STEP_PX = 400;

/** The longest task that a page may cause, on the slow phone and on one as fast as the machine. */
const BOUNDS_MS = [
  { slowness: PHONE_SLOWNESS, bound: 100 },
  { slowness: 1, bound: 50 },
] as const;

export async function benchPaging(site: BenchSite): Promise<readonly Row[]> {
  return withPlayer(site, { scenario: 'ten-thousand-orders' }, async (player) => {
    const rows: Row[] = [];
    for (const { slowness, bound } of BOUNDS_MS) {
      await slowDown(player, slowness);
      const tasks = await turnPages(player);
      rows.push(
        atMost(bound, {
          group: '10,000 orders',
          target: `longest task in ${PAGES} pages, ${slowness === 1 ? 'as fast as the machine' : `${slowness} times slower`}`,
          unit: 'ms',
          value: Math.max(0, ...tasks),
          detail: `long tasks, ms: ${tasks.map((task) => task.toFixed(0)).join(' ') || 'none'}`,
        }),
      );
    }
    return rows;
  });
}

async function turnPages(player: Player): Promise<readonly number[]> {
  const { page, traffic } = player;
  await page.goto(paths.depositHistory);
  await rowsOfPage(player, 1);
  await traffic.quiet();
  await watchLongTasks(page);
  for (let number = 2; number <= PAGES + 1; number += 1) {
    await scrollToNext(player);
    const next = await page.evaluate(placeOfNext);
    await page.touchscreen.tap(next.x, next.y);
    await rowsOfPage(player, number);
  }
  await painted(player);
  return longTasksOf(page);
}

/** Scrolls down in steps until the link to the next page is in the middle of the screen. */
async function scrollToNext({ page }: Player): Promise<void> {
  const { y } = await page.evaluate(placeOfNext);
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  for (let way = y - MIDDLE.y; way > 0; way -= STEP_PX) await page.mouse.wheel(0, Math.min(way, STEP_PX));
  // Smooth scrolling continues after the last wheel event.
  await page.waitForFunction((middle) => {
    const link = document.querySelector('a[rel="next"]')?.getBoundingClientRect();
    return link !== undefined && Math.abs(link.y + link.height / 2 - middle) < 2;
  }, MIDDLE.y);
}

/** Resolves when all rows of that page are there. It uses CSS selectors: a query by role is a long task itself. */
async function rowsOfPage(player: Player, number: number): Promise<void> {
  await player.page.waitForFunction(
    ({ wanted, rows }) =>
      [...document.querySelectorAll('nav a[aria-current="page"]')].some(
        (link) => link.textContent === wanted,
      ) && document.querySelectorAll('table:not([aria-busy]) tbody th').length === rows,
    { wanted: String(number), rows: PAGE_SIZE.default },
  );
  await painted(player);
}

/** Runs in the page. */
function placeOfNext(): { readonly x: number; readonly y: number } {
  const link = document.querySelector('a[rel="next"]');
  if (!link) throw new Error('There is no next page.');
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
