/** The viewer shows and simulates machines that nobody wrote for it, without an error and without running their code. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { corpus } from '../../../packages/machine-core/corpus/corpus.ts';
import { REPOSITORY } from '../../suites/child.ts';
import { FOLDER, hostedTest } from '../fixtures/static-site.ts';
import { LEGIBLE, overlapsIn, textsIn } from './texts.ts';

const test = hostedTest('corpus', async (folder) => {
  await build({
    configFile: false,
    root: REPOSITORY,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      // Inline guards and actions are named by their source.
      minify: false,
      lib: {
        entry: 'tests/browser/viewer/corpus-page.ts',
        formats: ['es'],
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><link rel="icon" href="data:," /><link rel="stylesheet" href="page.css" />
<title>Machines</title><div id="root"></div><script type="module" src="page.js"></script></html>`,
  );
});
// On one worker: the page is built once.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** The names of the machines in the viewer: their ids, with a number for the second one of an id. */
const NAMES = corpus.map(({ machine: { id } }, index) => {
  const before = corpus.slice(0, index).filter(({ machine }) => machine.id === id).length;
  return before === 0 ? id : `${id} (${before + 1})`;
});

/** What no text may be or contain: a name that is none, data that is not written out, an event inside XState. */
const NO_TEXT = /\[object|\bundefined\b|\bNaN\b|xstate[.$]|^(guard|unnamed|\[\])?$/;

/** Each machine is looked at with one width and simulated with the other. */
const WIDTHS = [1280, 360];

test('every machine can be looked at and simulated, at one width and the other', async ({ page, host }) => {
  for (const [place, machine] of NAMES.entries()) {
    await test.step(machine, async () => {
      const address = `${host.origin}${FOLDER}?machine=${encodeURIComponent(machine)}`;
      await page.setViewportSize({ width: WIDTHS[place % 2] ?? 0, height: 800 });
      await page.goto(address);
      const texts = await textsIn(page);
      expect.soft(texts.length, machine).toBeGreaterThan(0);
      const unreadable = texts.filter(({ size, isTooWide }) => size < LEGIBLE - 0.01 || isTooWide);
      expect.soft(unreadable, machine).toEqual([]);
      expect.soft(overlapsIn(texts), machine).toEqual([]);
      expect.soft(await oddTexts(page), machine).toEqual([]);
      expect.soft(await overflow(page), machine).toBeLessThanOrEqual(0);

      // By keys: on a phone, most of a chart is outside of the screen.
      await page.locator('svg.diagram .label').last().press('Enter');
      await expect(page.getByRole('region', { name: 'A transition', exact: true })).toBeVisible();
      expect.soft(await oddTexts(page), machine).toEqual([]);

      await page.setViewportSize({ width: WIDTHS[(place + 1) % 2] ?? 0, height: 800 });
      await page.goto(`${address}&tab=simulate`);
      await expect(page.getByRole('button', { name: /, active$/ }).first(), machine).toBeAttached();
      for (const step of [0, 1, 2]) {
        const choices = page
          .getByRole('region', { name: /^(What can happen now|Actor )/ })
          .getByRole('button');
        const count = await choices.count();
        if (count === 0) break;
        await choices.nth(step % count).click();
        await expect
          .soft(page.getByRole('region', { name: 'What has happened' }).getByRole('listitem'))
          .toHaveCount(step + 2);
        expect.soft(await oddTexts(page), machine).toEqual([]);
        expect.soft(await overflow(page), machine).toBeLessThanOrEqual(0);
      }
    });
  }
  expect(await page.evaluate('callsSoFar()')).toEqual({});
});

/** The texts of the diagram, and the names and sentences of the panel, that a reader could not understand. */
async function oddTexts(page: Page): Promise<readonly string[]> {
  const texts = await page
    .locator('svg.diagram text, main b, main button, main li, main dt')
    .or(page.locator('main p:not(:empty), main dd:not(:empty)'))
    .allTextContents();
  return texts.filter((text) => NO_TEXT.test(text.trim()));
}

/** By how many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
