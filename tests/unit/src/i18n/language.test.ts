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
  const { preferredLanguage, switchLanguage, withMessages } = await import(
    '../../../../src/i18n/language.ts'
  );
  return { i18n, preferredLanguage, switchLanguage, withMessages };
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
  [{ i18nextLng: 'xx' }, 'lo'],
  [{ i18nextLng: 'lo' }, 'lo'],
  [{ i18nextLng: 'cn' }, 'cn'],
  [{ i18nextLng: 'vn' }, 'vn'],
  [{ i18nextLng: 'th' }, 'th'],
])('on a device that stores %j the site speaks %s (specification §9)', (stored, language) => {
  expect(page.preferredLanguage(memoryStore(stored))).toBe(language);
});

test('initial messages are loaded with the language, lazy ones with their code', async () => {
  const { switchLanguage, withMessages } = page;
  await switchLanguage('lo');
  expect([isSaid(SHELL), isSaid(LATE)]).toEqual([true, false]);
  await withMessages('open')('now');
  expect([isSaid(SHELL), isSaid(LATE)]).toEqual([true, true]);
});

test('code loaded before the language gets its messages with the language', async () => {
  const { switchLanguage, withMessages } = page;
  await withMessages('open')('now');
  await switchLanguage('th');
  expect(isSaid(LATE)).toBe(true);
});

test('another language is loaded with the catalogs needed so far', async () => {
  const { i18n, switchLanguage, withMessages } = page;
  await switchLanguage('lo');
  await withMessages('open')('now');
  const lao = i18n._(LATE);
  await switchLanguage('vn');
  expect(isSaid(LATE)).toBe(true);
  expect(i18n._(LATE)).not.toBe(lao);
});

test('code loaded during a language change gets its messages in both languages', async () => {
  const { i18n, switchLanguage, withMessages } = page;
  await switchLanguage('lo');
  const spoken = switchLanguage('cn');
  const code = withMessages('open')('now');
  await code;
  expect(isSaid(LATE)).toBe(true);
  await spoken;
  expect(i18n.locale).toBe('cn');
  expect(isSaid(LATE)).toBe(true);
});

test('catalogs that are already loaded cause no rerender', async () => {
  const { i18n, switchLanguage, withMessages } = page;
  await switchLanguage('lo');
  await withMessages('open')('now');
  const changed = vi.fn();
  i18n.on('change', changed);
  await withMessages('open')('now');
  expect(changed).not.toHaveBeenCalled();
});
