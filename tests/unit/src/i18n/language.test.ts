// @vitest-environment jsdom
/** Messages are loaded together with the code that uses them, for the current language: docs/decisions/0005. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../browser.ts';

/** The language module as after a page load: no language is active and no messages are loaded. */
async function freshPage() {
  vi.resetModules();
  vi.doMock('@lingui/core', async (original) => {
    const core = await original<typeof import('@lingui/core')>();
    return { ...core, i18n: core.setupI18n() };
  });
  const { i18n } = await import('@lingui/core');
  const { preferredLanguage, switchLanguage, withCatalogs } = await import(
    '../../../../src/i18n/language.ts'
  );
  return { i18n, preferredLanguage, switchLanguage, withCatalogs };
}

type Page = Awaited<ReturnType<typeof freshPage>>;
let page: Page;

beforeEach(async () => {
  page = await freshPage();
});
afterEach(() => {
  vi.doUnmock('@lingui/core');
  vi.resetModules();
});

/** Message ids: one of the initial catalog, one of a lazily loaded part. */
const SHELL = 'login.title';
const LATE = 'responsiblePlay.title';

const isSaid = (id: string) => page.i18n._(id) !== id;

test.each([
  [{}, 'lo'],
  [{ i18nextLng: 'en' }, 'lo'],
  [{ i18nextLng: 'lo' }, 'lo'],
  [{ i18nextLng: 'cn' }, 'cn'],
  [{ i18nextLng: 'vn' }, 'vn'],
  [{ i18nextLng: 'th' }, 'th'],
])('on a device that stores %j the site speaks %s (specification §9)', (stored, language) => {
  expect(page.preferredLanguage(memoryStore(stored))).toBe(language);
});

test('initial messages are loaded with the language, lazy ones with their code', async () => {
  const { switchLanguage, withCatalogs } = page;
  await switchLanguage('lo');
  expect([isSaid(SHELL), isSaid(LATE)]).toEqual([true, false]);
  await expect(withCatalogs(Promise.resolve('code'), 'open')).resolves.toBe('code');
  expect([isSaid(SHELL), isSaid(LATE)]).toEqual([true, true]);
});

test('code loaded before the language gets its messages with the language', async () => {
  const { switchLanguage, withCatalogs } = page;
  await withCatalogs(Promise.resolve(), 'open');
  await switchLanguage('th');
  expect(isSaid(LATE)).toBe(true);
});

test('another language is loaded with the catalogs needed so far', async () => {
  const { i18n, switchLanguage, withCatalogs } = page;
  await switchLanguage('lo');
  await withCatalogs(Promise.resolve(), 'open');
  const lao = i18n._(LATE);
  await switchLanguage('vn');
  expect(isSaid(LATE)).toBe(true);
  expect(i18n._(LATE)).not.toBe(lao);
});

test('code loaded during a language change gets its messages in both languages', async () => {
  const { i18n, switchLanguage, withCatalogs } = page;
  await switchLanguage('lo');
  const spoken = switchLanguage('cn');
  const code = withCatalogs(Promise.resolve(), 'open');
  await code;
  expect(isSaid(LATE)).toBe(true);
  await spoken;
  expect(i18n.locale).toBe('cn');
  expect(isSaid(LATE)).toBe(true);
});

test('a failed load of code rejects', async () => {
  const { switchLanguage, withCatalogs } = page;
  await switchLanguage('lo');
  await expect(withCatalogs(Promise.reject(new Error('no such file')), 'open')).rejects.toThrow(
    'no such file',
  );
});

test('catalogs that are already loaded cause no rerender', async () => {
  const { i18n, switchLanguage, withCatalogs } = page;
  await switchLanguage('lo');
  await withCatalogs(Promise.resolve(), 'open');
  const changed = vi.fn();
  i18n.on('change', changed);
  await withCatalogs(Promise.resolve(), 'open');
  expect(changed).not.toHaveBeenCalled();
});
