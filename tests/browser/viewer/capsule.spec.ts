/** The bug capsule: one key saves the visit without its secrets, and it replays to the same end in Node and in a browser. */
import { NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { verdictOn } from '../../../tools/recording/replay/verdict.ts';
import { BankScreen, LoginScreen } from '../account/account-screens.ts';
import { creditedFor, DepositScreen, theOrder } from '../deposit/deposit-screen.ts';
import { expect, test } from '../fixtures/development-site.ts';
import { PasswordScreen } from '../shell/password-screen.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { CapsuleScreen, saveCapsule } from './capsule-screen.ts';

const say = messagesIn('lo');

const ACCOUNT = { accountNumber: '080114520077', accountName: 'KHAMLA VONGSAVANH' };
const FRESH_PASSWORD = 'quite-another-9';

test.use({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
// The test is a whole visit, and the development server prepares each page at its first request.
test.describe.configure({ timeout: 180_000 });

test('a visit with an account, a paid deposit and a changed password replays to the same end, without its secrets, and is begun again', async ({
  page,
  context,
  world,
}) => {
  await new LoginScreen(page, say).open('/player/bank/');
  await new LoginScreen(page, say).logIn(NEWCOMER);
  const bank = new BankScreen(page, say);
  await bank.add(ACCOUNT);
  await page.getByRole('alertdialog').getByRole('button').click();
  const held = await context.cookies();

  await page.locator('a[href="/player/deposit/"]').first().click();
  const deposit = new DepositScreen(page, say);
  await deposit.fillIn();
  await deposit.submit().click();
  await expect(deposit.qr()).toBeVisible();
  await world.bank.pay(await theOrder(world));
  await deposit.check().click();
  await deposit.seesSuccess();
  expect(await creditedFor(world)).toHaveLength(1);

  const password = new PasswordScreen(page, say);
  await password.open();
  await password.change(NEWCOMER.password, FRESH_PASSWORD);
  await expect(password.done()).toHaveCount(1);
  const { name, text, capsule, link } = await saveCapsule(page);

  expect(name).toMatch(/^bug-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.capsule\.json$/);
  expect(capsule).toMatchObject({
    scenario: 'default',
    seed: 1,
    player: null,
    language: { start: 'lo', end: 'lo' },
    route: { start: '/login/?next=%2Fplayer%2Fbank%2F', end: '/player/deposit/' },
    lab: { wasReset: false, since: [{ verb: 'bank/pay', body: { code: await theOrder(world) } }] },
  });

  const secrets = [NEWCOMER.password, FRESH_PASSWORD, ACCOUNT.accountNumber, ACCOUNT.accountName];
  // The language is no secret.
  const cookies = [...held, ...(await context.cookies())]
    .filter(({ name }) => name !== 'i18nextLng')
    .map(({ value }) => value);
  expect(findingsOf([...secrets, ...cookies], text)).toEqual([]);
  // The search does find a secret that is in the text.
  expect(findingsOf([...secrets, ...cookies], `${text}${btoa(FRESH_PASSWORD)}`)).toEqual([FRESH_PASSWORD]);

  expect(await verdictOn(capsule)).toEqual({ isSame: true, hash: capsule.final.hash, difference: null });

  expect(link).not.toBeNull();
  const viewer = new CapsuleScreen(await context.newPage());
  await viewer.open(link ?? '');
  await expect(viewer.verdict()).toContainText('The same final state');
  await expect(viewer.verdict()).toContainText(String(capsule.final.hash).slice(0, 8));
  await viewer.button('To the beginning').click();
  await expect(viewer.step()).toContainText(`Step 1 of ${capsule.log.entries.length}`);
  await viewer.button('Forward').click();
  await expect(viewer.step()).toContainText('Step 2 of');

  // The file says the same as the link, and opens the site where it began.
  await viewer.page.getByLabel('A capsule', { exact: true }).setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(viewer.verdict()).toContainText('The same final state');
  const opening = context.waitForEvent('page');
  await viewer.button('Open the site where it began').click();
  const site = await opening;
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(site).toHaveURL(/\/login\//);
  expect((await world.state({ full: true })).store.deposits).toEqual([]);
});

/** Returns the secrets that a text contains: as they are, percent-encoded, or in either kind of base64. */
function findingsOf(secrets: readonly string[], text: string): readonly string[] {
  return [...new Set(secrets)].filter((secret) => {
    const base64 = Buffer.from(secret).toString('base64').replaceAll('=', '');
    const forms = [
      secret,
      encodeURIComponent(secret),
      encodeURIComponent(encodeURIComponent(secret)),
      base64,
      base64.replaceAll('+', '-').replaceAll('/', '_'),
    ];
    return forms.some((form) => text.includes(form));
  });
}
