// @module-tag deep
/**
 * End-to-end test of the site behind nginx in a real browser, from the login to the credit of a deposit. A violation of the
 * content security policy, or any other problem of the page, fails it.
 */
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../mock-server/seeds/players.ts';
import { chromiumLaunchOptions } from '../browser/fixtures/chromium.ts';
import { Problems } from '../browser/fixtures/problems.ts';
import { messagesIn } from '../browser/fixtures/messages.ts';
import { type Deployment, deploy } from './deployment.ts';

const PATIENCE_MS = 60_000;

let deployment: Deployment;
let browser: Browser;

beforeAll(async () => {
  deployment = await deploy();
  browser = await chromium.launch(await chromiumLaunchOptions());
}, 10 * PATIENCE_MS);

afterAll(async () => {
  await browser?.close();
  await deployment?.stop();
});

test(
  'a player logs in, deposits by QR, and has the credit',
  async () => {
    const say = messagesIn('lo');
    const context = await browser.newContext({
      baseURL: deployment.origin,
      viewport: { width: 360, height: 740 },
      locale: 'lo-LA',
      timezoneId: 'Asia/Vientiane',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const problems = new Problems();
    problems.watch(context, deployment.origin);
    const page = await context.newPage();

    await page.goto('/login/');
    await page.getByLabel(say('field.username'), { exact: true }).fill(DEMO_PLAYER.username);
    await page.getByLabel(say('field.password'), { exact: true }).fill(DEMO_PLAYER.password);
    await page.getByRole('button', { name: say('login.submit') }).click();

    await page
      .getByRole('main')
      .getByRole('link', { name: say('home.deposit') })
      .click();
    await page.getByRole('radio', { name: 'Alphabet' }).first().click();
    await page
      .getByRole('radiogroup', { name: say('deposit.mid') })
      .getByRole('radio')
      .first()
      .click();
    await page.getByLabel(say('deposit.amount'), { exact: true }).fill('100000');
    await page.getByRole('button', { name: say('deposit.submit') }).click();
    await page.getByRole('img', { name: /MOCK/ }).waitFor();

    // The bank belongs to the mock's lab, which nginx does not expose.
    await pay(deployment.backend.origin);
    await page.getByRole('button', { name: say('order.check') }).click();
    const news = page.getByRole('alertdialog', { name: say('receipt.success.title') });
    await news.getByRole('button', { name: say('success.confirm') }).click();
    await page.getByRole('heading', { name: say('receipt.success.title') }).waitFor();

    const { amount } = await page.evaluate(async () => {
      const answer = await fetch('/api/v2/players/credits/alphabet');
      return ((await answer.json()) as { credit: { amount: string } }).credit;
    });
    expect(amount).toBe('148.14');

    await problems.settle(context);
    expect(problems.verdict()).toEqual([]);
    await context.close();
  },
  5 * PATIENCE_MS,
);

/** Pays the exact amount of the only order. */
async function pay(backend: string): Promise<void> {
  const state = await fetch(`${backend}/__lab/db/deposits`);
  const [order] = (await state.json()) as { code: string }[];
  const paid = await fetch(`${backend}/__lab/bank/pay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code: order?.code }),
  });
  expect(paid.status).toBe(200);
}
