/**
 * What the site keeps in a browser is rewritten by somebody else: it starts all the same, leads nowhere, and acts for nobody.
 * The names are those that a visit leaves behind.
 */
import type { Page } from '@playwright/test';
import { paths, promotionPath } from '../../../src/app/paths.ts';
import { WELCOME } from '../../../mock-server/seeds/promotions.ts';
import { DepositScreen } from '../deposit/deposit-screen.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { LoginScreen, RegisterScreen } from '../account/account-screens.ts';
import type { Lab } from '../fixtures/lab.ts';
import { moveTo } from '../shell/walk.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { tracesIn, watchForTraces } from './traces.ts';

const say = messagesIn('lo');

/** What is in both stores of a tab, by name. */
interface Kept {
  readonly device: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
}

type Tampering = (text: string, name: string) => string;

/** In each text of a record, one after another of these is what stands there from now on. */
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
  'an address of somebody else': () => '/\\evil.example',
  'addresses in each text': inRecord('//evil.example/'),
  'markup in each text': inRecord('<img src=x onerror=__pwned()>'),
  'a script as each text': inRecord('javascript:__pwned()'),
  'numbers for texts': inRecord(1e308),
  'what cannot be printed in each text': inRecord({ toString: 1, valueOf: 1 }),
  'selectors that are none': (text) => text.replace(/"focus":("[^"]*"|null)/g, '"focus":"a[href=\\"\\"]]>"'),
  'somebody else’s ids': everyId,
  'moments that never were': (text) => text.replace(/\d{10,}/g, '-1'),
};

/** A few for each story, or one would take as long as all the others. */
const STORIES = [0, 1, 2, 3].map((story) =>
  Object.entries(TAMPERED).filter((_, place) => place % 4 === story),
);

for (const ways of STORIES) {
  test(`what a browser keeps is rewritten, in ways such as ${ways[0]?.[0]}: the site starts, stays here and acts for nobody`, async ({
    page,
    lab,
    site,
  }) => {
    const kept = await keptByAVisit(page);
    expect(Object.keys(kept.device).length + Object.keys(kept.tab).length).toBeGreaterThan(6);
    await watchForTraces(page);
    await page.goto(paths.deposit);
    // A window over the page may have been opened again: the page is there all the same.
    const heading = page.locator('main h1');
    await expect(heading).toBeVisible();
    const before = await booksOf(lab);

    for (const [what, tampering] of ways) {
      await plant(page, kept, tampering);
      // Back, because where the eye was is one of the things that are kept.
      await page.goBack();
      await expect(heading, what).toBeVisible();
      expect(page.url(), what).toBe(`${site}${paths.deposit}`);
      expect(await booksOf(lab), what).toEqual(before);
      expect(await tracesIn(page), what).toEqual([]);
      expect(await page.evaluate(() => Reflect.get({}, 'polluted') ?? null), what).toBeNull();
    }
  });
}

/** A visit that uses much of the site: what was typed, asked for and looked at stays behind. */
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
  // The window of the promotion before has providers of the same names.
  await screen.merchants().first().waitFor();
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

/** On a page of the same origin on which nothing runs, so that nothing is put right before it is read. */
async function plant(page: Page, kept: Kept, tampering: Tampering): Promise<void> {
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  );
  await page.goto('/planted');
  // What the page before has left as it went is the newest.
  const left = await page.evaluate(() => ({ device: { ...localStorage }, tab: { ...sessionStorage } }));
  const planted: Kept = {
    device: tampered({ ...kept.device, ...left.device }, tampering),
    tab: tampered({ ...kept.tab, ...left.tab }, tampering),
  };
  await page.evaluate(({ device, tab }) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, text] of Object.entries(device)) localStorage.setItem(name, text);
    for (const [name, text] of Object.entries(tab)) sessionStorage.setItem(name, text);
  }, planted);
}

/** What there is of money, orders and players; a device may be told of once more. */
async function booksOf(lab: Lab): Promise<unknown> {
  const { ledger, store } = await lab.state();
  const { players, bankAccounts, deposits, payments, withdraws, usages, credits } = store;
  return { ledger, players, bankAccounts, deposits, payments, withdraws, usages, credits };
}

/** One that is sent back with each write, and one by which the server chooses the page. */
const READ_COOKIES = ['XSRF-TOKEN', 'i18nextLng'].flatMap((name) =>
  ['%', '%E0%A4%A', '<img>', '../../etc/passwd', 'x'.repeat(3_000)].map((value) => ({ name, value })),
);

for (const { name, value } of READ_COOKIES) {
  test(`the cookie ${name} is planted as ${value.slice(0, 9)}: the site starts, and gets its own`, async ({
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
    expect(kept?.value).not.toBe(value);
  });
}
