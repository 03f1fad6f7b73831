/** Planted cookies in a real browser; tests/unit/src/whole-site/tampered-storage.test.ts tampers with its storage. */
import { paths } from '../../../src/app/paths.ts';
import { LoginScreen } from '../account/account-screens.ts';
import { expect, test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';

const say = messagesIn('lo');

/** The cookies that are read: one is sent back with each write, and by the other the server chooses the prerendered page. */
const READ_COOKIES = ['XSRF-TOKEN', 'i18nextLng'];

for (const value of ['%E0%A4%A', 'x'.repeat(3_000)]) {
  test(`cookies with the value ${value.slice(0, 9)}: the site starts, and the server replaces them`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies(READ_COOKIES.map((name) => ({ name, value, url: site })));
    await page.goto(paths.login);
    await new LoginScreen(page, say).logIn();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = await context.cookies();
    const values = READ_COOKIES.map((name) => kept.find((cookie) => cookie.name === name)?.value);
    expect(values).toEqual([expect.stringMatching(/^[\w-]{32}$/), 'lo']);
  });
}
