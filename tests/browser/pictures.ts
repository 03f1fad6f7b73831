/** Takes the screenshots of the documents from the site itself: `npm run documents -- pictures`. */
import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { gamePath, paths } from '../../src/app/paths.ts';
import { DEMO_PLAYER, DepositScreen } from './deposit/deposit-screen.ts';
import { test as developmentTest } from './fixtures/development-site.ts';
import { test as panelTest } from './lab/panel-site.ts';
import { SCREENS } from './looks/subjects/screens.ts';
import type { Language } from '../../contract/values.ts';
import { test } from './fixtures/site.ts';
import { ViewerScreen } from './viewer/viewer-screen.ts';
import { messagesIn } from './fixtures/messages.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Screens that are reached by interaction, as in the checks of tests/browser/looks. */
const REACHED = [
  { screen: 'order-open', file: 'deposit-desktop.png', size: DESKTOP },
  { screen: 'order-open', file: 'deposit-phone.png', size: PHONE },
  { screen: 'receipt-success', file: 'receipt-phone.png', size: PHONE },
] as const;

interface Visited {
  readonly file: string;
  readonly address: string;
  readonly size: typeof DESKTOP;
  readonly language: Language;
  readonly scenario?: string;
  readonly isVisitor?: true;
  readonly colorScheme?: 'light';
}

/** No picture is in Chinese: the site ships fonts for Lao and Thai, and a machine need not have one for Chinese. */
const VISITED: readonly Visited[] = [
  { file: 'home-desktop.png', address: paths.home, size: DESKTOP, language: 'lo', isVisitor: true },
  {
    file: 'home-visitor-phone.png',
    address: paths.home,
    size: PHONE,
    language: 'vn',
    isVisitor: true,
    colorScheme: 'light',
  },
  { file: 'home-phone.png', address: paths.home, size: PHONE, language: 'lo', scenario: 'with-credit' },
  {
    file: 'games-desktop.png',
    address: gamePath('betflix', 'pp.txt'),
    size: DESKTOP,
    language: 'th',
    scenario: 'with-credit',
  },
  {
    file: 'history-desktop.png',
    address: paths.depositHistory,
    size: DESKTOP,
    language: 'lo',
    scenario: 'every-status',
  },
  { file: 'promotions-phone.png', address: paths.promotions, size: PHONE, language: 'lo' },
  {
    file: 'responsible-play-desktop.png',
    address: paths.responsiblePlay,
    size: DESKTOP,
    language: 'th',
    colorScheme: 'light',
  },
];

for (const { screen, file, size } of REACHED) {
  test(file, async ({ page, world }) => {
    await page.setViewportSize(size);
    await SCREENS.find(({ name }) => name === screen)?.reach({ page, world, say: messagesIn('lo') });
    await take(page, file);
  });
}

for (const { file, address, size, language, scenario, isVisitor, colorScheme } of VISITED) {
  test.describe(file, () => {
    test.use({
      language,
      viewport: size,
      ...(scenario ? { scenario } : {}),
      ...(colorScheme ? { colorScheme } : {}),
    });
    test('is taken', async ({ page, world }) => {
      if (!isVisitor) await world.session(DEMO_PLAYER);
      await page.goto(address, { waitUntil: 'networkidle' });
      await take(page, file);
    });
  });
}

async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: `${FOLDER}${file}`, animations: 'disabled' });
}

panelTest('lab-panel.png', async ({ page, world, panel }) => {
  await page.setViewportSize(DESKTOP);
  await world.reset({ scenario: 'deposit-open' });
  await world.session('demo');
  await page.goto('/player/deposit/');
  await panel.open('Orders');
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await page.screenshot({ path: `${FOLDER}lab-panel.png`, animations: 'disabled' });
});

developmentTest('viewer-live.png', async ({ page, context, world }) => {
  await world.session(DEMO_PLAYER);
  const deposit = new DepositScreen(page, messagesIn('lo'));
  await deposit.order();
  const viewer = new ViewerScreen(await context.newPage());
  await viewer.page.setViewportSize(DESKTOP);
  await viewer.live('depositCheck');
  await viewer.sees('depositCheck.inquiry.ready');
  await deposit.check().click();
  await viewer.sees('depositCheck.inquiry.coolingDown');
  await viewer.page.screenshot({ path: `${FOLDER}viewer-live.png`, animations: 'disabled' });
});
