/** All rows of a history are read once each, while orders are added and change their status. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailureError, type Failure } from '../../../../../contract/errors.ts';
import { type Collecting, collectRows } from '../../../../../src/shared/history/export/collect-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RATE_LIMITED: Failure = {
  kind: 'server',
  status: 429,
  code: 'RATE_LIMITED',
  fields: {},
  meta: {},
  requestId: 'r',
  retryAfterSeconds: 60,
};

/** A list of the codes `D1` (oldest) to `Dn`, newest first, in pages of ten. */
function backend(count: number) {
  const orders = Array.from({ length: count }, (_, place) => `D${count - place}`);
  const canceler = new AbortController();
  const seen = { open: 0, most: 0, asked: [] as number[] };
  const waiting: (() => void)[] = [];
  const options: Collecting<string> = {
    async readPage(page) {
      seen.asked.push(page);
      seen.open += 1;
      seen.most = Math.max(seen.most, seen.open);
      await new Promise<void>((answer) => waiting.push(answer));
      seen.open -= 1;
      return { items: orders.slice((page - 1) * 10, page * 10), unreadable: [], total: orders.length };
    },
    pageSize: 10,
    keyOf: (code) => code,
    write: (codes) => codes.map((code) => `${code}\n`).join(''),
    onProgress: vi.fn(),
    signal: canceler.signal,
    random: () => 0,
  };
  /** Answers the requests that have been sent, and lets a minute pass. */
  const turn = async () => {
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of waiting.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(60_000);
  };
  const collect = async (changed: Partial<Collecting<string>> = {}) => {
    const collecting = collectRows({ ...options, ...changed });
    for (let turns = 0; turns < 40; turns += 1) await turn();
    return collecting;
  };
  return { orders, options, seen, canceler, turn, collect };
}

function numbered(count: number): string {
  return Array.from({ length: count }, (_, place) => `D${count - place}\n`).join('');
}

test('all pages, newest first, with two requests at a time', async () => {
  const { collect, seen, options } = backend(95);
  const collected = await collect();
  expect(collected).toMatchObject({ kind: 'complete', rows: 95 });
  expect(collected.kind === 'complete' && collected.parts.join('')).toBe(numbered(95));
  expect(seen.asked.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(seen.most).toBe(2);
  expect(options.onProgress).toHaveBeenLastCalledWith(95, 95);
});

test('no row is missing or repeated if an order is added with each page', async () => {
  const { collect, options, orders } = backend(42);
  const collected = await collect({
    async readPage(page) {
      const read = await options.readPage(page);
      orders.unshift(`D${orders.length + 1}`);
      return read;
    },
  });
  const codes = collected.kind === 'complete' ? collected.parts.join('').trim().split('\n') : [];
  expect(new Set(codes).size).toBe(codes.length);
  for (let number = 1; number <= 42; number += 1) expect(codes).toContain(`D${number}`);
});

test('if a row leaves the list, all pages are read anew', async () => {
  const { collect, options, orders, seen } = backend(42);
  const collected = await collect({
    async readPage(page) {
      const read = await options.readPage(page);
      if (seen.asked.length === 1) orders.shift();
      return read;
    },
  });
  expect(collected).toMatchObject({ kind: 'complete', rows: 41 });
  expect(collected.kind === 'complete' && collected.parts.join('')).toBe(numbered(41));
});

test('a list that never stands still is not passed off as complete', async () => {
  const { collect, options, orders } = backend(90);
  const collected = await collect({
    async readPage(page) {
      const read = await options.readPage(page);
      orders.shift();
      return read;
    },
  });
  expect(collected).toEqual({ kind: 'changing' });
});

test('after 429 nothing is sent before Retry-After has passed', async () => {
  const { options, seen, turn } = backend(30);
  let isLimited = false;
  const collecting = collectRows({
    ...options,
    async readPage(page) {
      if (!isLimited) return options.readPage(page);
      seen.asked.push(page);
      throw new FailureError(RATE_LIMITED);
    },
    random: () => 0.5,
  });
  await vi.advanceTimersByTimeAsync(0);
  isLimited = true;
  // The first page arrives, and the next two are refused.
  await turn();
  expect(seen.asked).toEqual([1, 2, 3]);
  isLimited = false;
  await vi.advanceTimersByTimeAsync(400);
  expect(seen.asked).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.asked).toHaveLength(5);
  await turn();
  expect(await collecting).toMatchObject({ kind: 'complete', rows: 30 });
});

test('a failure that may pass is repeated, another ends the download', async () => {
  const { collect, options } = backend(30);
  let failures = 2;
  const flaky = await collect({
    async readPage(page) {
      if (page === 3 && failures-- > 0) throw new FailureError({ kind: 'network' });
      return options.readPage(page);
    },
  });
  expect(flaky).toMatchObject({ kind: 'complete', rows: 30 });
  const refused: Failure = {
    ...RATE_LIMITED,
    status: 422,
    code: 'VALIDATION_FAILED',
    retryAfterSeconds: null,
  };
  expect(
    await collect({
      async readPage(page) {
        if (page === 2) throw new FailureError(refused);
        return options.readPage(page);
      },
    }),
  ).toEqual({ kind: 'failed', failure: refused });
});

test('a canceled download sends nothing more', async () => {
  const { options, seen, canceler, turn } = backend(95);
  const collecting = collectRows(options);
  await turn();
  canceler.abort();
  await turn();
  expect(await collecting).toEqual({ kind: 'canceled' });
  expect(seen.asked).toEqual([1, 2, 3]);
});

test('a download can be canceled while it waits after 429', async () => {
  const { options, canceler } = backend(30);
  const readPage = () => Promise.reject(new FailureError(RATE_LIMITED));
  const collecting = collectRows({ ...options, readPage });
  await vi.advanceTimersByTimeAsync(1_000);
  canceler.abort();
  expect(await collecting).toEqual({ kind: 'canceled' });
});
