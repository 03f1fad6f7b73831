/** The page *Backend* of the lab's panel, with a backend of one call that breaks a rule: contract §6. */
import { createServer } from 'node:http';
import { PANEL_ELEMENT } from '../../../mock-server/lab/panel/address.ts';
import { listening } from '../../mock-process.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { expect, test as panelTest } from './panel-site.ts';
import { type PreviewCommand, previewCommand } from './preview-command.ts';

const BANK = { code: 'bcel', displayName: 'My bank', accountDigits: { min: 10, max: 18 }, enabled: 'yes' };

const test = panelTest.extend<object, { readonly preview: PreviewCommand }>({
  preview: [
    async ({ browser: _browser }, use) => {
      const backend = await listening(
        createServer((_, response) => {
          const cookie = 'XSRF-TOKEN=0123456789abcdef; Path=/';
          response.setHeader('X-Request-Id', 'theirs').setHeader('Set-Cookie', cookie);
          response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
          response.end(JSON.stringify({ banks: [BANK] }));
        }),
      );
      const preview = await previewCommand(['--lab', '--backend', backend.origin, '--calls', 'banks']);
      await use(preview);
      await preview.stop();
      await backend.close();
    },
    { scope: 'worker' },
  ],
  site: [async ({ preview }, use) => use(new URL(preview.address).origin), { scope: 'worker' }],
});

test('it lists every call, shows what breaks the contract while one plays, and switches a call at a click', async ({
  page,
  panel,
  preview,
}) => {
  await page.goto('/');
  const section = await panel.open('Backend');
  const calls = section.getByRole('list', { name: 'Calls' }).getByRole('listitem');
  await expect(calls).toHaveCount(39);
  await expect(section).toContainText('answers 1 of 39 calls');
  const banks = calls.filter({ hasText: 'GET /banks' });
  await expect(banks).toContainText('forwardednever called');
  const ask = () => page.evaluate(() => fetch('/api/v2/banks').then(({ status }) => status));

  await ask();
  await expect(banks).toContainText('forwardedviolated1 by the backend');
  const violation = section.getByRole('list', { name: 'Violations' }).getByRole('listitem');
  await expect(violation).toHaveCount(1);
  await expect(violation).toContainText('banks.0.enabled: "yes"');
  await expect(violation).toContainText('expected: true or false');
  expect(preview.printed()).toContain('GET /banks breaks banks.shape (contract §2)');
  expect(await axeViolations(page, {}, PANEL_ELEMENT)).toEqual([]);
  for (const part of [section, panel.root.getByRole('tablist')]) {
    expect(
      await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  }

  await banks.getByRole('button', { name: 'mock' }).click();
  await expect(section).toContainText('answers 0 of 39 calls');
  await ask();
  await expect(banks).toContainText('1 by the backend, 1 by the mock');
  await section.getByRole('button', { name: 'Forget violations' }).click();
  await expect(violation).toHaveCount(0);
  await calls.filter({ hasText: 'GET /deposits/open' }).getByRole('button', { name: 'backend' }).click();
  await expect(section).toContainText('Without login the backend has no session');
});
