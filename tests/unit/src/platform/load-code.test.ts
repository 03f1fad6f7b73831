// @vitest-environment jsdom
/** Code that cannot be loaded: the listener learns of it, and what the browser has kept of the file is renewed. */
import { afterEach, expect, test, vi } from 'vitest';
import { IN_BACKGROUND, loadCode, onFailedLoad } from '../../../../src/platform/load-code.ts';

const FILE = 'https://site/assets/BankPage-1.js';
const stop: (() => void)[] = [];

afterEach(() => {
  for (const end of stop.splice(0)) end();
  vi.unstubAllGlobals();
});

/** A browser whose worker has kept files. */
function keepingBrowser({ isOnline = true } = {}) {
  const deleteFile = vi.fn<(file: string) => Promise<boolean>>().mockResolvedValue(true);
  const deleteAll = vi.fn<(name: string) => Promise<boolean>>().mockResolvedValue(true);
  const download = vi.fn<typeof fetch>().mockResolvedValue(new Response());
  vi.stubGlobal('caches', { open: async () => ({ delete: deleteFile }), delete: deleteAll });
  vi.stubGlobal('fetch', download);
  vi.stubGlobal('navigator', { onLine: isOnline });
  const failed = vi.fn<(problem: string) => boolean>().mockReturnValue(true);
  stop.push(onFailedLoad(failed));
  return { deleteFile, deleteAll, download, failed };
}

const failing = (message: string) => loadCode(() => Promise.reject(new TypeError(message)));

test('code that loads is returned, and nothing is renewed', async () => {
  const { deleteFile, deleteAll, download, failed } = keepingBrowser();
  await expect(loadCode(() => Promise.resolve('code'))).resolves.toBe('code');
  for (const call of [deleteFile, deleteAll, download, failed]) expect(call).not.toHaveBeenCalled();
});

test.each([
  `Failed to fetch dynamically imported module: ${FILE}`,
  `error loading dynamically imported module: ${FILE}`,
])('%s: the copy of this file is dropped and downloaded past the HTTP cache', async (message) => {
  const { deleteFile, deleteAll, download, failed } = keepingBrowser();
  await expect(failing(message)).rejects.toThrow(message);
  expect(deleteFile.mock.calls).toEqual([[FILE]]);
  expect(deleteAll).not.toHaveBeenCalled();
  expect(download).toHaveBeenCalledExactlyOnceWith(FILE, expect.objectContaining({ cache: 'reload' }));
  expect(failed.mock.calls).toEqual([[`TypeError: ${message}`]]);
});

test('what is loaded in the background is renewed, but the page is not told to reload', async () => {
  const { deleteFile, failed } = keepingBrowser();
  const message = `Failed to fetch dynamically imported module: ${FILE}`;
  await expect(loadCode(() => Promise.reject(new TypeError(message)), IN_BACKGROUND)).rejects.toThrow();
  expect(deleteFile).toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

test('an error that names no file: all copies are dropped', async () => {
  const { deleteAll, failed } = keepingBrowser();
  await expect(failing('Importing a module script failed.')).rejects.toThrow();
  expect(deleteAll.mock.calls).toEqual([['site-files']]);
  expect(failed).toHaveBeenCalledTimes(1);
});

test.each([FILE, 'Importing a module script failed.'])(
  '%s, without a network: the copies stay',
  async (message) => {
    const { deleteFile, deleteAll, failed } = keepingBrowser({ isOnline: false });
    await expect(failing(message)).rejects.toThrow();
    expect(deleteFile).not.toHaveBeenCalled();
    expect(deleteAll).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledTimes(1);
  },
);

test('a browser whose storage throws, and no network: the listener learns of it all the same', async () => {
  const { failed } = keepingBrowser();
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('blocked')) });
  await expect(failing(FILE)).rejects.toThrow(FILE);
  expect(failed).toHaveBeenCalledTimes(1);
});
