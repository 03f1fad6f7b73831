import { expect, test, vi } from 'vitest';
import { browserLock } from '../../../../../src/platform/tabs/tab-lock.ts';

/** A minimal Web Locks API: one holder per name; other requests wait, or get null with `ifAvailable`. */
function stubLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
    const holder = held.get(name);
    if (holder && options.ifAvailable) return work(null);
    if (holder) await Promise.allSettled([holder]);
    const working = Promise.resolve(work({ name, mode: options.mode ?? 'exclusive' }));
    if (options.mode !== 'shared') held.set(name, working);
    try {
      return await working;
    } finally {
      if (held.get(name) === working) held.delete(name);
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

const ask = async () => 'asked';
const read = async () => 'read';

test('one tab does the work; another waits and then runs the alternative', async () => {
  stubLocks();
  const reported: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slowAsk = async () => {
    await finished;
    reported.push('asked');
    return 'asked';
  };
  const announceRead = async () => {
    reported.push('read');
    return 'read';
  };
  const first = browserLock().alone('check D1', slowAsk, read);
  const second = browserLock().alone('check D1', ask, announceRead);
  finish();
  expect(await Promise.all([first, second])).toEqual(['asked', 'read']);
  expect(reported).toEqual(['asked', 'read']);
});

test('work with another name does not wait, and finished work can be done again', async () => {
  stubLocks();
  const lock = browserLock();
  const work = (name: string) => lock.alone(name, ask, read);
  expect(await Promise.all([work('check D1'), work('check D2')])).toEqual(['asked', 'asked']);
  expect(await work('check D1')).toBe('asked');
});

test('a failure rejects only for the tab that did the work', async () => {
  stubLocks();
  const fail = vi.fn(() => Promise.reject(new Error('cut')));
  const first = browserLock().alone('check D1', fail, read);
  const second = browserLock().alone('check D1', ask, read);
  await expect(first).rejects.toThrow('cut');
  expect(await second).toBe('read');
  expect(fail).toHaveBeenCalledOnce();
});
