/**
 * Tests the fixtures. An announced problem that does not occur fails its test, so each of these tests proves that the fixture
 * records a kind of problem in a real browser.
 */
import { expect, test } from '../fixtures/site.ts';

test('console errors and warnings are recorded', async ({ page, expectProblems }) => {
  expectProblems('console error: a complaint', 'console warning: a warning');
  await page.goto('/');
  await page.evaluate(() => {
    console.error('a complaint');
    console.warn('a warning');
  });
});

test('an unhandled exception and an unhandled rejection are recorded', async ({ page, expectProblems }) => {
  expectProblems('page error: nobody caught this', 'page error: nobody awaited this');
  await page.goto('/');
  await page.evaluate(() => {
    void Promise.reject(new Error('nobody awaited this'));
    queueMicrotask(() => {
      throw new Error('nobody caught this');
    });
  });
});

test('an error response is recorded', async ({ page, expectProblems }) => {
  expectProblems('response 404 GET /api/v2/no/such/call');
  await page.goto('/');
  await page.evaluate(() => fetch('/api/v2/no/such/call?page=1'));
});

test('a cut connection is recorded', async ({ page, world, expectProblems }) => {
  expectProblems(/^request failed GET \/api\/v2\/banks: /);
  await page.goto('/');
  // The browser re-sends the request once for each connection that it has kept open.
  await world.faults.add({
    match: { path: '/api/v2/banks' },
    fault: 'drop',
    cut: 'before-head',
    times: 1_000,
  });
  await page.evaluate(() => fetch('/api/v2/banks').catch(() => null));
});

test('a request to another host is blocked by the policy and recorded', async ({ page, expectProblems }) => {
  expectProblems(
    'policy violation connect-src https://example.com/pixel /',
    /^console error: .*example\.com/,
  );
  await page.goto('/');
  const outcome = await page.evaluate(() =>
    fetch('https://example.com/pixel', { mode: 'no-cors' }).then(
      () => 'answered',
      () => 'rejected',
    ),
  );
  expect(outcome).toBe('rejected');
});

test('a navigation to another host, which no policy blocks, is recorded and fails', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(
    'foreign request GET https://example.com/',
    'request failed GET /: net::ERR_NAME_NOT_RESOLVED',
  );
  await page.goto('/');
  const failed = context.waitForEvent('requestfailed');
  await page.evaluate(() => void window.open('https://example.com/'));
  await failed;
});

test('inline styles and markup from a text are blocked and recorded', async ({ page, expectProblems }) => {
  expectProblems(
    /^policy violation style-src-attr inline .*\/$/,
    /^policy violation require-trusted-types-for trusted-types-sink Element innerHTML/,
    /^console error: /,
  );
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    try {
      document.body.innerHTML = '<b>text</b>';
      return 'written';
    } catch {
      return document.body.style.color === 'red' ? 'coloured' : 'stopped';
    }
  });
  expect(outcome).toBe('stopped');
});

test('the lab signs the page in, without a form', async ({ page, world }) => {
  await world.session('demo');
  await page.goto('/');
  const status = await page.evaluate(async () => (await fetch('/api/v2/players/info')).status);
  expect(status).toBe(200);
});

test('every test starts with a fresh store and the real time', async ({ world }) => {
  const { clock, faults, ledger, store } = await world.state({ full: true });
  expect({ ...clock, now: '' }).toEqual({ now: '', offsetMs: 0, frozen: false });
  expect({ faults, ledger, deposits: store.deposits }).toEqual({ faults: [], ledger: [], deposits: [] });
});

test.describe('a player who chose Thai before', () => {
  test.use({ language: 'th' });

  test('finds the page in Thai', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });
});
