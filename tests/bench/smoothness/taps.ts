/** `npm run bench -- smoothness`: 50 taps and keys of a player at the production build (`dist/`), on a slow phone. */
import { chromium, type Locator, type Page } from '@playwright/test';
import { paths } from '../../../src/app/paths.ts';
import { serveBuiltSite } from '../../browser/fixtures/built-site.ts';
import { chromiumLaunchOptions } from '../../browser/fixtures/chromium.ts';
import { messagesIn } from '../../browser/fixtures/messages.ts';
import { medianOf } from '../samples.ts';
import { delaysOf, type Input, perform, type Performed, recordInputs } from './inputs.ts';
import { withPlayer } from './player.ts';

const say = messagesIn('lo');
const TAPS = 50;
/** The number of slowest interactions that are printed. */
const NAMED = 10;

interface Interaction extends Input {
  readonly name: string;
  /** Resolves when the effect of the interaction is visible. */
  readonly until?: (page: Page) => Promise<void>;
}

const button = (id: string) => (page: Page) => page.getByRole('button', { name: say(id), exact: true });
const inBar = (id: string) => (page: Page) =>
  page.getByRole('navigation', { name: say('nav.shortcuts') }).getByRole('link', { name: say(id) });
const inMenu = (id: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('link', { name: say(id), exact: true });
const historyTab = (id: string) => (page: Page) =>
  page.getByRole('navigation', { name: say('history.tabs') }).getByRole('link', { name: say(id) });
const menuItems = (page: Page) => page.getByRole('menu');
// The drawer's own element has no size, so its close button stands for it.
const drawer = button('layout.menu.close');
const amount = (page: Page) => page.getByLabel(say('deposit.amount'), { exact: true });
const lineOf = (id: string) => (page: Page) => page.getByRole('button', { name: say(id), expanded: false });
const optionsOf = (id: string) => (page: Page) =>
  page.getByRole('radiogroup', { name: say(id) }).getByRole('radio');
const language = (page: Page) => page.getByRole('banner').getByRole('combobox');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const there = (what: (page: Page) => Locator) => (page: Page) => what(page).first().waitFor();
const gone = (what: (page: Page) => Locator) => (page: Page) => what(page).waitFor({ state: 'hidden' });
const titled = (id: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name: say(id), exact: true }).waitFor();

function tap(name: string, what: Interaction['what'], until?: Interaction['until']): Interaction {
  return { name, what, ...(until && { until }) };
}

function press(
  key: string,
  name: string,
  what: Interaction['what'],
  until?: Interaction['until'],
): Interaction {
  return { key, ...tap(name, what, until) };
}

/** A round of the site's controls: menus, tabs, fields, links and the language. */
const ROUND: readonly Interaction[] = [
  tap('menu', button('layout.menu'), there(drawer)),
  tap('menu closed', button('layout.menu.close'), gone(drawer)),
  tap(
    'contact',
    (page) => page.getByRole('banner').getByRole('button', { name: say('layout.contact') }),
    there(menuItems),
  ),
  tap(
    'contact closed',
    (page) => page.getByRole('banner').getByRole('button', { name: say('layout.contact') }),
    gone(menuItems),
  ),
  tap('player', (page) => page.getByRole('button', { name: say('layout.playerMenu') }), there(menuItems)),
  tap(
    'player closed',
    (page) => page.getByRole('button', { name: say('layout.playerMenu') }),
    gone(menuItems),
  ),
  press('ArrowDown', 'language', language, async (page) => {
    await page.locator('html[lang=zh-CN]').waitFor();
  }),
  press('ArrowUp', 'language back', language, async (page) => {
    await page.locator('html[lang=lo]').waitFor();
  }),
  tap('to the deposit', inBar('nav.short.deposit'), titled('deposit.title')),
  tap('change of the provider', lineOf('deposit.provider'), there(optionsOf('deposit.provider'))),
  tap('provider', optionsOf('deposit.provider'), there(lineOf('deposit.provider'))),
  tap('change of the account', lineOf('deposit.mid'), there(optionsOf('deposit.mid'))),
  tap('account', optionsOf('deposit.mid'), there(lineOf('deposit.mid'))),
  tap('amount', amount),
  press('9', 'amount, first digit', amount),
  press('0', 'amount, second digit', amount),
  tap('to the withdrawal', inBar('nav.short.withdraw'), titled('withdraw.title')),
  tap('to the account', inBar('nav.short.bank'), titled('bank.title')),
  tap(
    'to the games',
    inBar('nav.games'),
    there((page) => page.getByLabel(say('game.search'))),
  ),
  tap('a tab of the games', (page) =>
    page
      .getByRole('navigation', { name: say('game.tabs') })
      .getByRole('link')
      .nth(1),
  ),
  tap('search', (page) => page.getByLabel(say('game.search'))),
  press('a', 'search, a letter', (page) => page.getByLabel(say('game.search'))),
  tap('menu on the games', button('layout.menu'), there(drawer)),
  tap('to the history', inMenu('nav.history.deposit'), titled('history.deposit.title')),
  tap('withdrawals', historyTab('history.tab.withdraw'), titled('history.withdraw.title')),
  tap('promotions', historyTab('history.tab.promotion'), titled('history.promotion.title')),
  tap('deposits', historyTab('history.tab.deposit'), titled('history.deposit.title')),
];

/** Prints the slowest inputs, and the median of all. */
export async function benchTaps(): Promise<void> {
  const server = await serveBuiltSite();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const delays = await withPlayer({ browser, origin: server.origin }, 'long-history', async (page) => {
      await page.goto(paths.home);
      await title(page).waitFor();
      await page.waitForLoadState('networkidle');
      await recordInputs(page);
      const done: Performed[] = [];
      for (let count = 0; count < TAPS; count += 1) {
        const next = ROUND[count % ROUND.length];
        if (!next) break;
        done.push({ name: next.name, at: await perform(page, next) });
        await next.until?.(page);
      }
      return delaysOf(page, done);
    });
    console.table(delays.slice(0, NAMED));
    console.log(`median of ${TAPS}: ${medianOf(delays.map(({ duration }) => duration))} ms`);
  } finally {
    await browser.close();
    await server.close();
  }
}
