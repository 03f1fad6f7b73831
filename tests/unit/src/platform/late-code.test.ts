// @vitest-environment jsdom
/** Code that cannot be loaded: the listener learns of it, and what the browser has kept of the file is renewed. */
import { afterEach, expect, test, vi } from 'vitest';
import { lateCode, onFailedLoad } from '../../../../src/platform/late-code.ts';

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

const failing = (message: string) => lateCode(() => Promise.reject(new TypeError(message))).load();

test('code that loads is returned, and nothing is renewed', async () => {
  const { deleteFile, deleteAll, download, failed } = keepingBrowser();
  await expect(lateCode(() => Promise.resolve('code')).load()).resolves.toBe('code');
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
  await expect(lateCode(() => Promise.reject(new TypeError(message))).load('ahead')).rejects.toThrow();
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

test('code is available once it is loaded, and is requested once', async () => {
  let asked = 0;
  const code = lateCode(async () => {
    asked += 1;
    return 'code';
  });
  expect(code.loaded).toBeNull();
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect(code.loaded).toBe('code');
  expect(asked).toBe(1);
});

test('code that failed to load can be loaded again', async () => {
  let isThere = false;
  const code = lateCode(() => (isThere ? Promise.resolve('code') : Promise.reject(new Error('gone'))));
  await expect(code.load()).rejects.toThrow('gone');
  expect(code.loaded).toBeNull();
  isThere = true;
  await code.load();
  expect(code.loaded).toBe('code');
});

test.each([
  ['code that is only preloaded', ['ahead'] as const, 0],
  ['code that the player waits for', ['now'] as const, 1],
  ['code that the player waits for while it is preloaded', ['ahead', 'now'] as const, 1],
])(
  'a failed load of %s, or of its messages, is reported for a reload: %s, %i times',
  async (_, loads, times) => {
    const reported: string[] = [];
    const stop = onFailedLoad((problem) => reported.push(problem) > 0);
    const gone = () => lateCode(() => Promise.reject(new TypeError('gone')));
    const messages = gone();
    const withoutMessages = lateCode(
      () => Promise.resolve('code'),
      (need) => messages.load(need),
    );
    for (const code of [gone(), withoutMessages]) {
      const [last] = (await Promise.allSettled(loads.map((need) => code.load(need)))).toReversed();
      expect(last?.status).toBe('rejected');
    }
    stop();
    expect(reported).toHaveLength(2 * times);
  },
);
