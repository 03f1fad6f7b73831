import { expect, test } from 'vitest';
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
