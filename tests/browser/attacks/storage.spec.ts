/**
 * An attacker rewrites the site's data in the browser: the site still starts, redirects nowhere and acts for no other player.
 * The names of the entries are those that a real visit stores.
 */
import type { Page } from '@playwright/test';
import { paths, promotionPath } from '../../../src/app/paths.ts';
import { WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { DepositScreen } from '../deposit/deposit-screen.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { LoginScreen, RegisterScreen } from '../account/account-screens.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { moveTo } from '../shell/walk.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { tracesIn, watchForTraces } from './traces.ts';

const say = messagesIn('lo');

/** The entries of local storage and session storage, by name. */
interface Kept {
  readonly device: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
}

type Tampering = (text: string, name: string) => string;

/** Replaces each text in a JSON record by a hostile value. */
function inRecord(hostile: unknown): Tampering {
  return (text) => {
    try {
      return JSON.stringify(
        JSON.parse(text, (name, value: unknown) =>
          typeof value === 'string' && name !== 'version' ? hostile : value,
        ),
      );
    } catch {
      return JSON.stringify(hostile);
    }
  };
}

function everyId(text: string): string {
  return text.replace(/PL\d{6}/g, 'PL000002').replace(/(?<=[DWU])\d{6}/g, '000009');
}

const TAMPERED: Readonly<Record<string, Tampering>> = {
  garbage: () => '\u0000\ufffd{[',
  nothing: () => '',
  'a number': () => '1e999',
  null: () => 'null',
  'a list of lists': () => '[[[["x",{}]]],["a",{"scroll":1e308,"focus":"[[["}]]',
  'an object of another kind': () => '{"version":1,"value":{"__proto__":{"polluted":"yes"},"playerId":1}}',
  'a later version': (text) => text.replace(/"version":\d+/, '"version":99'),
  megabytes: () => 'x'.repeat(400_000),
  'an address of another host': () => '/\\evil.example',
  'addresses in each text': inRecord('//evil.example/'),
  'markup in each text': inRecord('<img src=x onerror=__pwned()>'),
  'a script as each text': inRecord('javascript:__pwned()'),
  'numbers for texts': inRecord(1e308),
  'what cannot be printed in each text': inRecord({ toString: 1, valueOf: 1 }),
  'invalid selectors': (text) => text.replace(/"focus":("[^"]*"|null)/g, '"focus":"a[href=\\"\\"]]>"'),
  'ids of another player': everyId,
  'impossible times': (text) => text.replace(/\d{10,}/g, '-1'),
};

/** The ways to tamper, divided among four tests: a single one would take as long as all other tests together. */
const STORIES = [0, 1, 2, 3].map((story) =>
  Object.entries(TAMPERED).filter((_, place) => place % 4 === story),
);

for (const ways of STORIES) {
  test(`after tampering with the stored data (${ways[0]?.[0]} …) the site starts, redirects nowhere and sends no write`, async ({
    page,
    world,
    site,
  }) => {
    const kept = await keptByAVisit(page);
    expect(Object.keys(kept.device).length + Object.keys(kept.tab).length).toBeGreaterThan(6);
    await watchForTraces(page);
    await page.goto(paths.deposit);
    // A restored dialog may hide the page from role queries, so the heading is located by CSS.
    const heading = page.locator('main h1');
    await expect(heading).toBeVisible();
    const before = await booksOf(world);

    for (const [what, tampering] of ways) {
      const { before: written, planted } = await plant(page, kept, tampering);
      expect(planted, what).not.toEqual(written);
      // Goes back, because the scroll position of a history entry is stored as well.
      await page.goBack();
      await expect(heading, what).toBeVisible();
      expect(page.url(), what).toBe(`${site}${paths.deposit}`);
      expect(await booksOf(world), what).toEqual(before);
      expect(await tracesIn(page), what).toEqual([]);
      expect(await page.evaluate(() => Reflect.get({}, 'polluted') ?? null), what).toBeNull();
    }
  });
}

/** Visits many pages, and returns everything that the site has stored: drafts, keys and the state of pages. */
async function keptByAVisit(page: Page): Promise<Kept> {
  const kept = { device: {} as Record<string, string>, tab: {} as Record<string, string> };
  const look = async () => {
    const now = await page.evaluate(() => ({ device: { ...localStorage }, tab: { ...sessionStorage } }));
    Object.assign(kept.device, now.device);
    Object.assign(kept.tab, now.tab);
  };
  await page.goto(paths.register);
  await new RegisterScreen(page, say).field('field.username').fill('somebody');
  await look();
  await moveTo(page, paths.login);
  await new LoginScreen(page, say).field('field.username').fill(DEMO_PLAYER.username);
  await look();
  await new LoginScreen(page, say).logIn();
  await expect(page).toHaveURL(paths.home);
  await moveTo(page, paths.responsiblePlay);
  await look();
  await moveTo(page, promotionPath(WELCOME));
  await page.getByRole('button', { name: say('promotion.claim'), exact: true }).click();
  await look();
  const screen = new DepositScreen(page, say);
  await moveTo(page, paths.deposit);
  // Waits for the deposit form: the dialog of the previous page has radio buttons with the same names.
  await screen.choiceLine('deposit.mid').waitFor();
  await screen.fillIn();
  await look();
  await screen.submit().click();
  await expect(screen.qr()).toBeVisible();
  await look();
  await moveTo(page, paths.home);
  await look();
  return kept;
}

function tampered(texts: Readonly<Record<string, string>>, tampering: Tampering): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, tampering(text, name)]));
}

/**
 * Writes the tampered entries from a blank page of the same origin, so that no script of the site corrects them before a load.
 * Returns the entries before and after.
 */
async function plant(
  page: Page,
  kept: Kept,
  tampering: Tampering,
): Promise<{ readonly before: Kept; readonly planted: Kept }> {
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  );
  await page.goto('/planted');
  // The latest entries are those that the previous page stored when it was left.
  const left = await page.evaluate(() => ({ device: { ...localStorage }, tab: { ...sessionStorage } }));
  const before: Kept = { device: { ...kept.device, ...left.device }, tab: { ...kept.tab, ...left.tab } };
  const planted: Kept = { device: tampered(before.device, tampering), tab: tampered(before.tab, tampering) };
  await page.evaluate(({ device, tab }) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, text] of Object.entries(device)) localStorage.setItem(name, text);
    for (const [name, text] of Object.entries(tab)) sessionStorage.setItem(name, text);
  }, planted);
  return { before, planted };
}

/** Returns the rows of money, orders and players. The fingerprint of a device may be sent again, so devices are omitted. */
async function booksOf(world: World): Promise<unknown> {
  const { ledger, store } = await world.state({ full: true });
  const { players, bankAccounts, deposits, payments, withdraws, usages, credits } = store;
  return { ledger, players, bankAccounts, deposits, payments, withdraws, usages, credits };
}

/** The cookies that are read: one is sent back with each write, and by the other the server chooses the prerendered page. */
const READ_COOKIES = ['XSRF-TOKEN', 'i18nextLng'].flatMap((name) =>
  ['%', '%E0%A4%A', '<img>', '../../etc/passwd', 'x'.repeat(3_000)].map((value) => ({ name, value })),
);

for (const { name, value } of READ_COOKIES) {
  test(`the cookie ${name} with the value ${value.slice(0, 9)}: the site starts, and the server replaces it`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name, value, url: site }]);
    await page.goto(paths.login);
    await new LoginScreen(page, say).logIn();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = (await context.cookies()).find((cookie) => cookie.name === name);
    expect(kept?.value).toMatch(/^([\w-]{32}|lo)$/);
  });
}
