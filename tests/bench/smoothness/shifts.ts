/** Measures the layout shift of pages while they load. */
import { paths } from '../../../src/app/paths.ts';
import { atMost, type Row } from '../verdict.ts';
import { painted, type BenchSite, withPlayer } from './player.ts';

const PAGES = [
  { name: 'home', path: paths.home, isSignedIn: true },
  // A signed-in player is redirected away from these.
  { name: 'login', path: paths.login, isSignedIn: false },
  { name: 'register', path: paths.register, isSignedIn: false },
  { name: 'deposit', path: paths.deposit, isSignedIn: true },
  { name: 'history', path: paths.depositHistory, isSignedIn: true },
] as const;

interface Shift {
  readonly value: number;
  readonly moved: string;
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

export async function benchShifts(site: BenchSite): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { name, path, isSignedIn } of PAGES) {
    rows.push(
      await withPlayer(site, { scenario: 'long-history', isSignedIn }, async (player) => {
        const { page, traffic } = player;
        await page.addInitScript(watchShifts);
        await page.goto(path);
        await page.getByRole('contentinfo').waitFor({ state: 'attached' });
        await traffic.quiet();
        await painted(player);
        const shifts = await page.evaluate(() => window.shifts);
        const [largest] = shifts.toSorted((a, b) => b.value - a.value);
        return atMost(0.02, {
          group: 'pages as they come',
          target: `layout shift on ${name}, ${isSignedIn ? 'as a player' : 'as a visitor'}`,
          unit: 'CLS',
          value: shifts.reduce((sum, { value }) => sum + value, 0),
          ...(largest && { detail: `most by ${largest.moved}` }),
        });
      }),
    );
  }
  return rows;
}

/** Runs in the page. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node?: Node | null }[];
    })[]) {
      const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      const moved = nodes.map((node) =>
        node ? `${node.tagName.toLowerCase()}.${node.classList[0] ?? ''}` : '?',
      );
      if (!entry.hadRecentInput) window.shifts.push({ value: entry.value, moved: moved.join(' ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
