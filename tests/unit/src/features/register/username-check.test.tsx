import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Failure, FailureError } from '../../../../../contract/errors.ts';
import type { Client } from '../../../../../src/api/client.ts';
import { createQueryClient } from '../../../../../src/app/query/query-policy.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { SiteContext } from '../../../../../src/app/site-context.ts';
import { useUsernameCheck } from '../../../../../src/features/register/use-username-check.ts';
import { named, NETWORK, rejection, TIMEOUT } from '../../../../machines/harness/facts.ts';
import { handBrowser } from '../../browser.ts';

const PAUSE = 400;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** One request of the check. */
interface Request {
  readonly username: string;
  readonly signal: AbortSignal;
  readonly answer: (available: boolean) => Promise<void>;
  readonly fail: (failure: Failure) => Promise<void>;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function startCheck() {
  const requests: Request[] = [];
  const call: unknown = (_: string, options: { body: { username: string }; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      requests.push({
        ...options.body,
        signal: options.signal,
        async answer(available) {
          resolve({ available });
          await pass(0);
        },
        async fail(failure) {
          reject(new FailureError(failure));
          await pass(0);
        },
      });
    });
  // The check uses nothing else of the site.
  const site = { client: { call } as Client } as Site;
  const queries = createQueryClient(handBrowser());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <SiteContext value={site}>{children}</SiteContext>
    </QueryClientProvider>
  );
  const { rerender, result } = renderHook(useUsernameCheck, { initialProps: '', wrapper });
  return {
    type: (username: string) => rerender(username),
    /** Types, then pauses until the check starts. */
    async write(username: string) {
      rerender(username);
      await pass(PAUSE);
    },
    says: () => result.current,
    asked: () => requests.map(({ username }) => username),
    last(): Request {
      const request = requests.at(-1);
      if (!request) throw new Error('the server was not asked');
      return request;
    },
  };
}

describe('a username is checked while it is typed (specification §7)', () => {
  test('the current text is checked after 400 ms without input', async () => {
    const check = startCheck();
    for (const username of ['somp', 'somph', 'sompho']) {
      check.type(username);
      await pass(PAUSE - 1);
    }
    expect(check.asked()).toEqual([]);
    await pass(1);
    expect(check.asked()).toEqual(['sompho']);
  });

  test.each(['', 'som', 'SOMPHONE', 'som phone', 'somphone-is-too-long'])(
    'a text that breaks the rules of the form (%s) is not checked',
    async (username) => {
      const check = startCheck();
      await check.write('somphone');
      await check.write(username);
      expect(check.says()).toBe('unknown');
      expect(check.asked()).toEqual(['somphone']);
    },
  );

  test.each([
    ['available', true, 'free'],
    ['existing', false, 'taken'],
  ] as const)('an %s username is shown as such', async (_, available, shown) => {
    const check = startCheck();
    await check.write('somphone');
    expect(check.says()).toBe('asking');
    await check.last().answer(available);
    expect(check.says()).toBe(shown);
  });

  test.each(
    named(NETWORK, TIMEOUT, rejection('RATE_LIMITED', { retryAfterSeconds: 20 }), rejection('INTERNAL')),
  )('a failed check (%s) shows no message, and the next text is checked', async (_, failure) => {
    const check = startCheck();
    await check.write('somphone');
    await check.last().fail(failure);
    await pass(60_000);
    expect(check.says()).toBe('unknown');
    await check.write('somphone_1');
    await check.last().answer(true);
    expect(check.says()).toBe('free');
    expect(check.asked()).toEqual(['somphone', 'somphone_1']);
  });

  test('the response for an older text is not shown, and its request is aborted', async () => {
    const check = startCheck();
    await check.write('demo');
    const older = check.last();
    check.type('demo_1');
    expect(check.says()).toBe('unknown');
    await pass(PAUSE);
    expect(older.signal.aborted).toBe(true);
    await older.answer(false);
    expect(check.says()).toBe('asking');
    await check.last().answer(true);
    expect(check.says()).toBe('free');
  });

  test('a text is checked again only if it was changed in between', async () => {
    const check = startCheck();
    await check.write('demo');
    await check.last().answer(false);
    await check.write('demo');
    expect(check.says()).toBe('taken');
    await check.write('demo_1');
    await check.write('demo');
    expect(check.asked()).toEqual(['demo', 'demo_1', 'demo']);
  });
});
