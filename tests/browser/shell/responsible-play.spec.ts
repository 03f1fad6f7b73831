/**
 * The player's own limits and breaks: contract §2. A tighter limit takes effect at once, a looser one a day later, which the
 * page shows before it is saved. A break has to be confirmed and cannot be undone.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ResponsiblePlay } from '../../../contract/responsible-play.ts';
import { alarm } from '../account/account-screens.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { answersOf, ask, expectNothingPosted, applyFault } from '../pages/evidence.ts';
import { inVientiane } from '../fixtures/page-object.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');
const HOURS = 24; // contract §2
const NONE = { depositLimits: { day: null, week: null, month: null }, sessionReminderMinutes: null };

/** Returns what the server has stored. */
async function kept(context: BrowserContext): Promise<ResponsiblePlay> {
  return (await ask(context, 'limits')).body as ResponsiblePlay;
}

async function keep(context: BrowserContext, day: string): Promise<void> {
  // The first response of any kind sets the XSRF cookie that a write needs.
  await kept(context);
  const data = { ...NONE, depositLimits: { ...NONE.depositLimits, day } };
  expect((await ask(context, 'limitsChange', { data })).status).toBe(200);
}

function dayLimit(page: Page): Locator {
  return page.getByLabel(say('responsiblePlay.limit', { period: say('period.day') }), { exact: true });
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: say('responsiblePlay.limits.save') }).click();
}

function reported(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

const baht = (amount: string) => `${amount} ${say('currency.THB')}`;

test('a visitor sees the advice, sends nothing, and returns here after the login', async ({
  page,
  world,
}) => {
  await page.goto('/responsible-play/');
  await expect(page.getByRole('heading', { name: say('responsiblePlay.signs.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('responsiblePlay.adults.title') })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('layout.contact') })).toHaveAttribute('href', '/contact/');
  await expectNothingPosted(world);
  await main.getByRole('link', { name: say('layout.logIn') }).click();
  await expect(page).toHaveURL('/login/?next=%2Fresponsible-play%2F');
});

test.describe('limits', () => {
  test.beforeEach(({ world }) => world.session(DEMO_PLAYER));

  test('a first limit takes effect at once', async ({ page, context }) => {
    await page.goto('/responsible-play/');
    await expect(dayLimit(page)).toHaveValue('');
    await expect(dayLimit(page)).toHaveAccessibleDescription(
      say('responsiblePlay.limit.now', { limit: say('responsiblePlay.limit.none') }),
    );
    expect(await kept(context)).toMatchObject({ limits: NONE, pending: null });
    await dayLimit(page).fill('500');
    await expect(dayLimit(page)).toHaveAccessibleDescription(say('responsiblePlay.limit.atOnce'));
    await save(page);
    await expect(reported(page, say('responsiblePlay.limits.saved'))).toContainText(
      say('responsiblePlay.limits.saved.atOnce'),
    );
    await expect(dayLimit(page)).toHaveAccessibleDescription(
      say('responsiblePlay.limit.now', { limit: baht('500') }),
    );
    expect(await kept(context)).toMatchObject({ limits: { depositLimits: { day: '500' } }, pending: null });
  });

  test('a decrease takes effect at once', async ({ page, context }) => {
    await keep(context, '500');
    await page.goto('/responsible-play/');
    await dayLimit(page).fill('200');
    await expect(dayLimit(page)).toHaveAccessibleDescription(say('responsiblePlay.limit.atOnce'));
    await save(page);
    await expect(reported(page, say('responsiblePlay.limits.saved.atOnce'))).toBeVisible();
    expect(await kept(context)).toMatchObject({ limits: { depositLimits: { day: '200' } }, pending: null });
  });

  test('an increase shows its delay before it is saved, is pending with its time, and then takes effect', async ({
    page,
    context,
    world,
  }) => {
    await keep(context, '500');
    await page.goto('/responsible-play/');
    await dayLimit(page).fill('1500');
    await expect(dayLimit(page)).toHaveAccessibleDescription(
      say('responsiblePlay.limit.later', { hours: HOURS, limit: baht('500') }),
    );
    await save(page);
    const { pending } = await test.step('what the server keeps', async () => {
      await expect(reported(page, say('responsiblePlay.limits.saved'))).toBeVisible();
      return kept(context);
    });
    expect(pending).toMatchObject({ depositLimits: { day: '1500' } });
    const when = inVientiane(pending?.effectiveAt ?? '');
    await expect(reported(page, say('responsiblePlay.limits.saved'))).toContainText(
      say('responsiblePlay.limits.saved.later', { when }),
    );
    await expect(page.getByText(say('responsiblePlay.pending.title', { when }))).toBeVisible();
    await expect(dayLimit(page)).toHaveAccessibleDescription(
      say('responsiblePlay.limit.laterAt', { when, limit: baht('500') }),
    );

    await world.clock.advance(HOURS * 3_600);
    await world.session(DEMO_PLAYER);
    await page.reload();
    await expect(dayLimit(page)).toHaveAccessibleDescription(
      say('responsiblePlay.limit.now', { limit: baht('1.500') }),
    );
    await expect(page.getByText(say('responsiblePlay.pending.title', { when }))).toBeHidden();
  });

  test('an ambiguous amount is rejected, and nothing is sent', async ({ page, world }) => {
    await page.goto('/responsible-play/');
    await dayLimit(page).fill('1,500');
    await save(page);
    await expect(dayLimit(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(dayLimit(page)).toBeFocused();
    expect(await answersOf(world, 'limitsChange')).toEqual([]);
  });

  test('a lost response: the outcome is found out, and the change is sent once', async ({
    page,
    context,
    world,
    expectProblems,
  }) => {
    expectProblems(/^request failed PUT \/api\/v2\/players\/limits: net::/);
    await page.goto('/responsible-play/');
    await dayLimit(page).fill('500');
    await applyFault(world, ['limitsChange'], { fault: 'lost-reply' });
    await save(page);
    await expect(reported(page, say('responsiblePlay.limits.saved'))).toBeVisible();
    expect(await kept(context)).toMatchObject({ limits: { depositLimits: { day: '500' } } });
  });

  test('a dropped request is reported, the typed value stays, and a second attempt succeeds', async ({
    page,
    context,
    world,
    expectProblems,
  }) => {
    expectProblems(/^request failed PUT \/api\/v2\/players\/limits: net::/);
    await page.goto('/responsible-play/');
    await dayLimit(page).fill('500');
    await applyFault(world, ['limitsChange'], { fault: 'drop' });
    await save(page);
    await expect(alarm(page, say('responsiblePlay.limits.failed'))).toContainText(say('failure.network'));
    expect(await kept(context)).toMatchObject({ limits: NONE });
    await save(page);
    await expect(reported(page, say('responsiblePlay.limits.saved'))).toBeVisible();
  });

  test('if the limits cannot be read either, the outcome is unknown until the player checks again', async ({
    page,
    world,
    expectProblems,
  }) => {
    expectProblems(/^request failed PUT \/api\/v2\/players\/limits: net::/);
    await page.goto('/responsible-play/');
    await dayLimit(page).fill('500');
    await applyFault(world, ['limitsChange'], { fault: 'lost-reply' });
    await applyFault(world, ['limits'], { fault: 'wrong-shape', times: 10 });
    await save(page);
    await expect(alarm(page, say('responsiblePlay.unknown.title'))).toBeVisible();
    await world.faults.clear();
    await page.getByRole('button', { name: say('responsiblePlay.unknown.look') }).click();
    await expect(reported(page, say('responsiblePlay.limits.saved'))).toBeVisible();
  });
});

test('a break is confirmed with its consequences; then it cannot be shortened, and the deposit page is closed', async ({
  page,
  context,
  world,
}) => {
  await world.session(DEMO_PLAYER);
  await page.goto('/responsible-play/');
  const start = page.getByRole('button', { name: say('responsiblePlay.break.start') });
  await start.click();
  await expect(page.getByText(say('responsiblePlay.break.required'))).toBeVisible();
  await page
    .getByRole('radio', { name: say('responsiblePlay.break.days', { days: 7 }), exact: true })
    .check();
  await start.click();
  const dialog = page.getByRole('alertdialog', {
    name: say('responsiblePlay.break.confirm.title', { days: 7 }),
  });
  for (const id of [
    'responsiblePlay.break.closed',
    'responsiblePlay.break.open',
    'responsiblePlay.break.final',
  ]) {
    await expect(dialog.getByText(say(id))).toBeVisible();
  }
  await dialog.getByRole('button', { name: say('responsiblePlay.break.keep') }).click();
  await expect(dialog).toBeHidden();
  expect(await answersOf(world, 'selfExclude')).toEqual([]);

  await start.click();
  await dialog.getByRole('button', { name: say('responsiblePlay.break.confirm', { days: 7 }) }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await answersOf(world, 'selfExclude')).length).toBe(1);
  const { selfExcludedUntil } = await kept(context);
  await expect(
    reported(page, say('responsiblePlay.break.active', { when: inVientiane(selfExcludedUntil) })),
  ).toBeVisible();
  // A break can only be extended.
  await expect(
    page.getByRole('radio', { name: say('responsiblePlay.break.days', { days: 1 }), exact: true }),
  ).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', { name: say('responsiblePlay.break.toWithdraw') }),
  ).toBeVisible();

  await page.goto('/player/deposit/');
  await expect(page.getByText(say('failure.deposit.selfExcluded'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('deposit.obstacle.break.action') })).toHaveAttribute(
    'href',
    '/responsible-play/',
  );
});

test('a lost response to a break: the outcome is found out, and it is sent once', async ({
  page,
  world,
  expectProblems,
}) => {
  expectProblems(/^request failed POST \/api\/v2\/players\/self-exclusion: net::/);
  await world.session(DEMO_PLAYER);
  await page.goto('/responsible-play/');
  await page
    .getByRole('radio', { name: say('responsiblePlay.break.days', { days: 30 }), exact: true })
    .check();
  await applyFault(world, ['selfExclude'], { fault: 'lost-reply' });
  await page.getByRole('button', { name: say('responsiblePlay.break.start') }).click();
  await page.getByRole('button', { name: say('responsiblePlay.break.confirm', { days: 30 }) }).click();
  await expect(page.getByRole('button', { name: say('responsiblePlay.break.longer') })).toBeVisible();
  await expect(page.getByText(say('responsiblePlay.break.failed'))).toBeHidden();
  expect(await answersOf(world, 'selfExclude')).toHaveLength(1);
});

test('the contact page has secure links to the agency, and says what staff never ask for', async ({
  page,
}) => {
  await page.goto('/contact/');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  await expect(page.getByText(say('contact.ready.code'))).toBeVisible();
  await expect(page.getByText(say('contact.safety.password'))).toBeVisible();
  await expect(page.getByText(say('contact.safety.qr'))).toBeVisible();
});
