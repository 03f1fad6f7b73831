/** Tests the detector itself: it reports each payload on a page that does not escape text, and none on a page that does. */
import type { Page } from '@playwright/test';
import { MARK, XSS_PAYLOADS } from '../../attacks/xss-payloads.ts';
import { expect, test } from '@playwright/test';
import { cases } from '../../suites/depth.ts';
import { ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { watch } from './traces.ts';

/** Ways to insert a text into a page without escaping it. Each runs in the page, and uses nothing from this module. */
const CARELESS: Readonly<Record<string, (payload: string) => void>> = {
  'as markup': (payload) => {
    document.body.innerHTML = `<p>${payload}</p>`;
  },
  'as markup that was cleaned once': (payload) => {
    document.body.innerHTML = payload.replace(/<\/?script>/g, '');
  },
  'in an attribute': (payload) => {
    document.body.innerHTML = `<b title="${payload}">x</b><b title='${payload}'>x</b><b title=x${payload}>x</b>`;
  },
  'as a link': (payload) => {
    const link = document.createElement('a');
    link.href = payload;
    document.body.append(link);
  },
  'in a script': (payload) => {
    for (const quote of ['"', "'", '`']) {
      try {
        Reflect.construct(Function, [`const text = ${quote}${payload}${quote};`])();
      } catch {
        // With these quotes the payload is no valid program.
      }
    }
    for (const code of [`/* ${payload} */`, `// ${payload}`]) {
      try {
        Reflect.construct(Function, [code])();
      } catch {
        // With this comment the payload is no valid program.
      }
    }
  },
};

async function carelessPage(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><body>' })
      : route.abort(),
  );
  await page.goto('http://careless.test/');
}

/** A payload of each tenth, in `npm test`. */
const SAMPLE = XSS_PAYLOADS.filter((_, place) => place % cases(10, 1) === 0);

test('each payload is detected on a page that does not escape text', ESSENTIAL_SAMPLE, async ({ page }) => {
  await page.addInitScript(watch, MARK);
  await carelessPage(page);
  const missed: string[] = [];
  for (const payload of SAMPLE) {
    let isCaught = false;
    for (const render of Object.values(CARELESS)) {
      if (isCaught) break;
      await page.evaluate(render, payload);
      isCaught = await caught(page);
    }
    if (!isCaught) missed.push(payload);
  }
  expect(missed).toEqual([]);
});

test('payloads that are inserted as text are not detected', async ({ page }) => {
  await page.addInitScript(watch, MARK);
  await carelessPage(page);
  await page.evaluate((payloads) => {
    for (const payload of payloads) {
      const line = document.createElement('p');
      line.textContent = payload;
      line.title = payload;
      document.body.append(line);
    }
  }, XSS_PAYLOADS);
  expect(await caught(page)).toBe(false);
});

/** Whether anything was reported since the last call. */
async function caught(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const { traces } = (window as unknown as { readonly watching: { readonly traces: Set<string> } })
      .watching;
    const isCaught = traces.size > 0;
    traces.clear();
    return isCaught;
  });
}
