/**
 * What is typed and pressed on a prerendered page before its code has loaded is kept, whether React hydrates the page or renders it
 * anew (docs/decisions/0026).
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import { ESSENTIAL } from '../fixtures/draw.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { holdRequests } from '../shell/walk.ts';
import { type VisitBeforeCode, VISITS } from './visits-before-code.ts';

const lo = messagesIn('lo');
const CODE = '**/assets/*.js';

/** Opens the page and holds its code. */
async function open(page: Page, path: string, visit: VisitBeforeCode): Promise<() => Promise<void>> {
  const { address = '/', isReload = false, stored, change } = visit;
  if (stored !== undefined) {
    await page.addInitScript((language) => localStorage.setItem('i18nextLng', language), stored);
  }
  if (isReload) {
    await page.goto(`${path}${address}`);
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }
  const { release } = await holdRequests(page, CODE);
  if (isReload) await page.reload({ waitUntil: 'commit' });
  else await page.goto(`${path}${address}`, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  if (change) await page.evaluate(change);
  return release;
}

/** By name: the language of the page may change. */
const input = (page: Page, name: string): Locator => page.locator(`input[name=${name}]`);

const LOGIN = { username: 'demo', password: 'demo-1234' };

for (const visit of VISITS) {
  test(
    `${visit.name}: typed credentials are kept, and the pressed login is sent once`,
    visit.isEssential === true ? ESSENTIAL : {},
    async ({ page, world, expectProblems }) => {
      if (visit.problem) expectProblems(visit.problem);
      const release = await open(page, '/login', visit);
      for (const [name, text] of Object.entries(LOGIN)) await input(page, name).fill(text);
      await page.getByRole('main').locator('button[type=submit]').click();
      const login = await holdRequests(page, '**/api/v2/players/login');
      await release();
      await login.asked();
      for (const [name, text] of Object.entries(LOGIN)) await expect(input(page, name)).toHaveValue(text);
      await login.release();
      await expect(page).toHaveURL(visit.leadsTo ?? '/');
      const { journal } = await world.state({ full: true });
      expect(journal.filter(({ call }) => call === 'login')).toHaveLength(1);
    },
  );
}

const REGISTRATION = { username: 'newcomer77', password: 'dok-champa-7', confirmPassword: 'dok-champa-7' };

// What keeps the input does not know the form: a page that is rendered anew meets one more.
for (const visit of VISITS.filter(({ name }) => /form/.test(name))) {
  test(`${visit.name}: a typed registration is kept, and sent once`, async ({
    page,
    world,
    expectProblems,
  }) => {
    if (visit.problem) expectProblems(visit.problem);
    const release = await open(page, '/register', visit);
    for (const [name, text] of Object.entries(REGISTRATION)) await input(page, name).fill(text);
    await page.getByRole('main').locator('button[type=submit]').click();
    const registration = await holdRequests(page, '**/api/v2/players/register');
    await release();
    await registration.asked();
    for (const [name, text] of Object.entries(REGISTRATION))
      await expect(input(page, name)).toHaveValue(text);
    await registration.release();
    await expect(page.getByRole('heading', { name: lo('register.done.title') })).toBeVisible();
    const { journal } = await world.state({ full: true });
    expect(journal.filter(({ call }) => call === 'register')).toHaveLength(1);
  });
}

// An extension's elements and another language render the form anew; the other visits hydrate it as the plain address does.
for (const visit of VISITS.filter(({ name }) => /plain|language|form/.test(name))) {
  test(`${visit.name}: the focus and the caret stay in the field`, async ({ page, expectProblems }) => {
    if (visit.problem) expectProblems(visit.problem);
    const release = await open(page, '/login', visit);
    await input(page, 'password').pressSequentially('first');
    await input(page, 'username').pressSequentially('demo');
    await page.keyboard.press('ArrowLeft');
    await release();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(input(page, 'username')).toBeFocused();
    await page.keyboard.type('X');
    await expect(input(page, 'username')).toHaveValue('demXo');
    await expect(input(page, 'password')).toHaveValue('first');
  });
}

for (const visit of VISITS.filter(({ name }) => /plain|reload/.test(name))) {
  test(`${visit.name}: a pressed menu opens, in a language that is chosen before the code has loaded`, async ({
    page,
  }) => {
    const release = await open(page, '/login', visit);
    const banner = page.getByRole('banner');
    await banner.getByRole('combobox').selectOption('vn');
    await banner.getByRole('button', { name: lo('layout.menu'), exact: true }).click();
    await release();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    const title = messagesIn('vn')('login.title');
    await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('vn');
  });
}
