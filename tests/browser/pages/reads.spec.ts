/**
 * Reads that fail: the page shows a message, says that the money is safe where there is any, and reads again on request. It
 * neither crashes nor shows unknown values (specification §2 and §8).
 */
import type { Locator, Page } from '@playwright/test';
import type { Call } from '../../../contract/endpoints.ts';
import { LANGUAGES } from '../../../contract/values.ts';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { alarm, NEWCOMER } from '../account/account-screens.ts';
import { DEMO_PLAYER, test, theOrder } from '../deposit/deposit-screen.ts';
import { expectOneOrder, goOffline, inTime, applyFault } from './evidence.ts';
import { expect } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';

const say = messagesIn('lo');

/** A number of faults that is not used up before the faults are cleared. */
const ALWAYS = 1_000;

/** A page, a read that it needs, and the title of its message when the read fails. */
const NEEDED: readonly {
  readonly call: Call;
  readonly player: string;
  readonly address: string;
  readonly title: string;
  readonly shows: (page: Page) => Locator;
}[] = [
  ...(['depositConfig', 'currencyOptions', 'currencyRates', 'usageCurrent'] as const).map((call) => ({
    call,
    player: DEMO_PLAYER,
    address: '/player/deposit/',
    title: 'common.cannotLoad',
    shows: (page: Page) => page.getByLabel(say('deposit.amount'), { exact: true }),
  })),
  {
    call: 'depositOpen',
    player: DEMO_PLAYER,
    address: '/player/deposit/',
    title: 'deposit.unreachable.title',
    shows: (page) => page.getByLabel(say('deposit.amount'), { exact: true }),
  },
  {
    call: 'banks',
    player: NEWCOMER,
    address: '/player/bank/',
    title: 'common.cannotLoad',
    shows: (page) => page.getByLabel(say('bank.accountNumber'), { exact: true }),
  },
];

for (const { call, player, address, title, shows } of NEEDED) {
  test(`${address}: a failure of ${call} shows the reason, and can be retried`, async ({
    page,
    world,
    expectProblems,
  }) => {
    expectProblems(/^response 500 GET /);
    await page.clock.install();
    await world.session(player);
    await applyFault(world, [call], { fault: 'wrong-shape', times: ALWAYS });
    await page.goto(address);
    const reported = page.getByRole('alert').filter({ hasText: say(title) });
    await expect(reported).toContainText(say('failure.wrongShape'));
    await expect(shows(page)).toBeHidden();

    await world.faults.clear();
    await applyFault(world, [call], { fault: 'status', status: 500, times: ALWAYS });
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await inTime(page, reported.filter({ hasText: say('failure.generic') }));

    await world.faults.clear();
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await expect(shows(page)).toBeVisible();
    await expect(reported).toBeHidden();
  });
}

test.describe('the player', () => {
  for (const address of ['/player/deposit/', '/player/bank/']) {
    test(`${address}: a failure of players/info shows the reason and that the money is safe, and can be retried`, async ({
      page,
      world,
      expectProblems,
    }) => {
      expectProblems('response 500 GET /api/v2/players/info');
      await page.clock.install();
      await world.session(DEMO_PLAYER);
      await applyFault(world, ['playerInfo'], { fault: 'status', status: 500, times: ALWAYS });
      await page.goto(address);
      await inTime(page, page.getByRole('heading', { name: say('unreachable.title') }));
      await expect(alarm(page, say('failure.generic'))).toBeVisible();
      await expect(page.getByText(say('unreachable.moneyIsSafe'))).toBeVisible();
      await world.faults.clear();
      await page.getByRole('button', { name: say('common.tryAgain') }).click();
      await expect(page.getByRole('heading', { name: say('unreachable.title') })).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('/ without players/info: as for a visitor (specification §2)', async ({ page, world }) => {
    await world.session(DEMO_PLAYER);
    await applyFault(world, ['playerInfo'], { fault: 'malformed-json', times: ALWAYS });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: say('home.visitor.title') })).toBeVisible();
  });

  test('a credit that cannot be read shows that it is safe, and can be retried', async ({
    page,
    world,
    expectProblems,
  }) => {
    expectProblems('response 503 GET /api/v2/players/credits/gclub');
    await page.clock.install();
    await world.session(DEMO_PLAYER);
    await world.credit({ username: DEMO_PLAYER, provider: 'gclub', amount: '77.5' });
    const match = { method: 'GET', path: '/api/v2/players/credits/gclub' };
    await world.faults.add({ match, fault: 'status', code: 'PROVIDER_MAINTENANCE' });
    await page.goto('/');
    await inTime(page, page.getByText(say('home.credit.failed')));
    await expect(page.getByText(say('home.credit.failed'))).toHaveCount(1);
    await world.faults.clear();
    await page
      .getByRole('button', { name: say('home.credit.retry', { provider: 'GClub' }), exact: true })
      .click();
    await expect(page.getByRole('article').filter({ hasText: '77,5' })).toBeVisible();
  });
});

test.describe('the agency', () => {
  test('unknown to the server: only a message with the contact of support (specification §2)', async ({
    page,
    world,
    expectProblems,
  }) => {
    expectProblems('response 404 GET /api/v2/agency/info');
    await applyFault(world, ['agencyInfo'], { fault: 'status', status: 404, times: ALWAYS });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: say('support.title') })).toBeVisible();
    await expect(page.getByText(say('support.apology'))).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
  });

  test('cannot be read for another reason: an empty page (specification §2)', async ({
    page,
    world,
    expectProblems,
  }) => {
    expectProblems('response 500 GET /api/v2/agency/info');
    await page.clock.install();
    await applyFault(world, ['agencyInfo'], { fault: 'status', status: 500, times: ALWAYS });
    await page.goto('/');
    await expect(page.getByText(say('common.loading'))).toBeAttached();
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.locator('#root')).toBeEmpty({ timeout: 50 });
    }).toPass({ intervals: [20] });
    // One attempt and three retries (specification §7).
    expect(
      (await world.state({ full: true })).journal.filter(({ path }) => path.endsWith('/agency/info')),
    ).toHaveLength(4);
  });
});

test(
  'a QR that cannot be read: a message says that the order is safe, and it can be retried',
  ESSENTIAL,
  async ({ deposit, page, world, expectProblems }) => {
    expectProblems(/^response 503 GET .*\/qr$/);
    await page.clock.install();
    await world.faults.add({
      match: { method: 'GET', path: '/api/v2/deposits/:code/qr' },
      fault: 'status',
      status: 503,
    });
    await deposit.open();
    await deposit.fillIn();
    await deposit.submit().click();
    await inTime(page, alarm(page, say('qr.unavailable')));
    await expect(alarm(page, say('qr.unavailable'))).toContainText(say('qr.unavailable.orderIsSafe'));
    await expect(deposit.qr()).toBeHidden();
    await theOrder(world);
    await world.faults.clear();
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await expectOneOrder(deposit, world);
  },
);

test('a refetch that fails keeps the typed values', async ({ page, world, deposit }) => {
  await world.session(NEWCOMER);
  await page.clock.install();
  await page.goto('/player/bank/');
  const number = page.getByLabel(say('bank.accountNumber'), { exact: true });
  await number.fill('010123456789');
  await applyFault(world, ['playerInfo'], { fault: 'wrong-shape', times: ALWAYS });
  await page.clock.fastForward(6 * 60_000);
  const read = page.waitForResponse((response) => response.url().endsWith('/players/info'));
  await deposit.away(async () => undefined);
  await read;
  await expect(number).toHaveValue('010123456789');
});

test('offline: a notice is shown until the network is back', ESSENTIAL, async ({ page, context }) => {
  await page.goto('/');
  // Waits for hydration: a page that is only prerendered cannot show the notice.
  await expect(page.getByRole('banner').getByRole('link', { name: say('layout.logIn') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const strip = page.getByText(say('layout.offline'));
  await goOffline(page);
  await expect(strip).toBeVisible();
  await context.setOffline(false);
  await expect(strip).toBeHidden();
});

test.describe('a part of the site itself cannot be loaded', () => {
  test('offline: a message in its place, and the page loads when the network is back', async ({
    page,
    context,
    world,
    expectProblems,
  }) => {
    expectProblems(/^request failed GET \/assets\/.*: net::/);
    await world.session(DEMO_PLAYER);
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: say('home.deposit') });
    await expect(link).toBeVisible();
    await goOffline(page);
    await link.click();
    await expect(alarm(page, say('broken.explanation'))).toBeVisible();
    await expect(page.getByText(say('layout.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(say('deposit.amount'), { exact: true })).toBeVisible();
  });

  test('without a network, Try again keeps the site instead of showing the error page of the browser', async ({
    page,
    context,
    world,
    expectProblems,
  }) => {
    // Only requests for assets fail, and none for a document: the page was not reloaded.
    expectProblems(/^request failed GET \/assets\/.*: net::/);
    await world.session(DEMO_PLAYER);
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: say('home.deposit') });
    await expect(link).toBeVisible();
    await goOffline(page);
    await link.click();
    await page.getByRole('button', { name: say('common.tryAgain') }).click();
    await page.getByRole('button', { name: say('broken.showError') }).click();
    await expect(page.getByRole('button', { name: say('broken.hideError') })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(say('deposit.amount'), { exact: true })).toBeVisible();
  });

  test('the catalog cannot be loaded once: the page is reloaded, and shows its texts', async ({
    page,
    expectProblems,
  }) => {
    // Nothing else fails: an unhandled rejection would be a problem as well.
    expectProblems(/^request failed GET \/assets\/words-lo-shell/);
    const documents = countDocuments(page);
    // The head preloads the catalog; the site's own code may request it again.
    await page.route('**/assets/words-lo-shell*', (route) =>
      documents() === 1 ? route.abort('connectionreset') : route.continue(),
    );
    // A page that is not prerendered.
    await page.goto('/responsible-play/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents()).toBe(2);
  });

  test('no catalog loads: a notice in four languages appears, whose link loads the page again', async ({
    page,
    expectProblems,
  }) => {
    expectProblems(/^request failed GET \/assets\/words-\w+-shell/);
    await openWithoutCatalog(page);
    const notice = page.locator('p[lang="lo"]', { hasText: say('slow.title') });
    await expect(notice).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(notice).toBeVisible();
    await expect(page.locator('p[lang="th"]')).toContainText(messagesIn('th')('slow.title'));
    await page.unrouteAll({ behavior: 'wait' });
    await notice.getByRole('link', { name: say('common.tryAgain') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('no catalog loads and the network is cut: the notice has no link, and the page loads again once online', async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/^request failed GET /);
    await openWithoutCatalog(page);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const notice = page.locator('p[lang="lo"]', { hasText: say('slow.title') });
    const link = notice.getByRole('link', { name: say('common.tryAgain') });
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await expect(link).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(
    'a chunk that is gone from the server: one automatic reload, then a message with the error on request',
    ESSENTIAL,
    async ({ page, world, expectProblems }) => {
      expectProblems(/^response 404 GET \/assets\/BankPage/);
      await world.session(DEMO_PLAYER);
      await page.route('**/assets/BankPage*', (route) => route.fulfill({ status: 404 }));
      let loads = 0;
      page.on('domcontentloaded', () => {
        loads += 1;
      });
      await page.goto('/');
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.bank') })
        .click();
      await expect.poll(() => loads).toBe(2);
      const reported = alarm(page, say('broken.explanation'));
      await expect(reported).toBeVisible();
      await page.getByRole('button', { name: say('broken.showError') }).click();
      await expect(page.getByText(/BankPage/)).toBeVisible();
      await page.getByRole('button', { name: say('broken.hideError') }).click();
      await expect(page.getByText(/BankPage/)).toBeHidden();
      // The rest of the site still works.
      await page.getByRole('link', { name: BRAND_NAME }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Demo Player' })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: say('home.bank') })
        .click();
      await expect(reported).toBeVisible();
      await page.unroute('**/assets/BankPage*');
      await page.getByRole('button', { name: say('common.tryAgain') }).click();
      await expect(page.getByText('DEMO PLAYER', { exact: true })).toBeVisible();
      expect(loads).toBe(3);
    },
  );
});

/** Returns how many documents the page has requested so far. */
/**
 * Opens a page whose catalog does not load, until the page was reloaded once and has failed again: a catalog that loads any later
 * would still be shown.
 */
async function openWithoutCatalog(page: Page): Promise<void> {
  // The event by which the site reports an error that the browser does not.
  await page.addInitScript(() =>
    addEventListener('page-broken', () => Object.assign(window, { isBroken: true })),
  );
  await page.route('**/assets/words-*-shell*', (route) => route.abort('connectionreset'));
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto('/responsible-play/');
  // Any other language would do, so that each of them has its reload (specification §2).
  await expect.poll(() => loads).toBe(1 + LANGUAGES.length);
  await page.waitForFunction(() => 'isBroken' in window);
}

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    documents += request.resourceType() === 'document' ? 1 : 0;
  });
  return () => documents;
}
