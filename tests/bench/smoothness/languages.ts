/** Measures how long a switch to another language takes until its messages are painted. */
import { paths } from '../../../src/app/paths.ts';
import type { Language } from '../../../contract/values.ts';
import { messagesIn } from '../../browser/fixtures/messages.ts';
import { atMostBeside, type Row } from '../verdict.ts';
import { styleAndLayoutOf } from './inputs.ts';
import { painted, type Player, type BenchSite, withPlayer } from './player.ts';

/** First each language whose catalogs are not loaded yet, then languages that are. */
const FIRST: readonly Language[] = ['cn', 'vn', 'th'];
const AGAIN: readonly Language[] = ['lo', 'cn', 'vn', 'th', 'lo', 'th', 'cn'];

declare global {
  interface Window {
    /** Milliseconds from the choice until the new messages were painted; null before. */
    switched: number | null;
  }
}

interface Switch {
  readonly language: Language;
  /** From the choice until the new messages are painted, in milliseconds. */
  readonly duration: number;
  /** The browser's part of it for style and layout. */
  readonly styleAndLayout: number;
}

/** `bareTap`: the median time of an input on the bare form, in milliseconds. */
export async function benchLanguages(site: BenchSite, bareTap: number): Promise<readonly Row[]> {
  return withPlayer(site, {}, async (player) => {
    const { page, traffic } = player;
    await page.goto(paths.deposit);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await traffic.quiet();
    await player.tools.send('Performance.enable');
    return [
      rowOf('words that come first', 300, bareTap, await switchThrough(player, FIRST)),
      rowOf('words that are there', 100, bareTap, await switchThrough(player, AGAIN)),
    ];
  });
}

function rowOf(what: string, bound: number, bareTap: number, switches: readonly Switch[]): Row {
  return atMostBeside(bound, bareTap, {
    group: 'another language',
    target: `${what}: worst of ${switches.length}`,
    unit: 'ms',
    value: Math.max(...switches.map(({ duration }) => duration)),
    detail: switches
      .map(
        ({ language, duration, styleAndLayout }) =>
          `${language} ${duration.toFixed(0)} (style and layout ${styleAndLayout.toFixed(0)})`,
      )
      .join(', '),
  });
}

async function switchThrough(player: Player, languages: readonly Language[]): Promise<readonly Switch[]> {
  const { page } = player;
  const switches: Switch[] = [];
  for (const language of languages) {
    await page.evaluate(awaitTitle, messagesIn(language)('deposit.title'));
    const before = await styleAndLayoutOf(player);
    await page.locator('header select').selectOption(language);
    await page.waitForFunction(() => window.switched !== null);
    const duration = (await page.evaluate(() => window.switched)) ?? Number.NaN;
    switches.push({ language, duration, styleAndLayout: (await styleAndLayoutOf(player)) - before });
    await painted(player);
  }
  return switches;
}

/** Runs in the page: measures from the choice until the title in the new language is painted. */
function awaitTitle(title: string): void {
  window.switched = null;
  addEventListener(
    'change',
    () => {
      const chosen = performance.now();
      const look = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent?.trim() !== title) return;
        look.disconnect();
        // The callback runs at the start of a frame; a message posted in it arrives after the frame.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            window.switched = performance.now() - chosen;
          });
          port1.start();
          port2.postMessage(null);
        });
      });
      look.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );
}
