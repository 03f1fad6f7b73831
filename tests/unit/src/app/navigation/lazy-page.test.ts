// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onFailedLoad } from '../../../../../src/platform/load-code.ts';
import { lazyPage } from '../../../../../src/app/navigation/lazy-page.ts';

function Page() {
  return null;
}

test('a page is available once it is loaded, and its code is requested once', async () => {
  let asked = 0;
  const page = lazyPage(async () => {
    asked += 1;
    return { default: Page };
  });
  expect(page.component).toBeNull();
  await Promise.all([page.load(), page.load()]);
  await page.load();
  expect(page.component).toBe(Page);
  expect(asked).toBe(1);
});

test('a page that failed to load can be loaded again', async () => {
  let isThere = false;
  const page = lazyPage<object>(() =>
    isThere ? Promise.resolve({ default: Page }) : Promise.reject(new Error('gone')),
  );
  await expect(page.load()).rejects.toThrow('gone');
  expect(page.component).toBeNull();
  isThere = true;
  await page.load();
  expect(page.component).toBe(Page);
});

test.each([
  ['a page that is only preloaded', [true], 0],
  ['a page that the player waits for', [false], 1],
  ['a page that the player waits for while it is preloaded', [true, false], 1],
])('a failed load of %s is reported for a reload: %s, %i times', async (_, loads, times) => {
  const reported: string[] = [];
  const stop = onFailedLoad((problem) => reported.push(problem) > 0);
  const page = lazyPage<object>(() => Promise.reject(new TypeError('gone')));
  await Promise.allSettled(loads.map((isAhead) => page.load(isAhead)));
  stop();
  expect(reported).toHaveLength(times);
});
