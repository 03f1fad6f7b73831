import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { FailureError } from '../../../../contract/errors.ts';
import { createQueryClient } from '../../../../src/app/query/query-policy.ts';
import { readForMachine } from '../../../../src/app/actors/machine-reads.ts';
import { handBrowser } from '../browser.ts';

/** A query whose responses the test supplies, and that records whether it was cancelled. */
function handRead() {
  const answers: ((answer: string) => void)[] = [];
  const read = queryOptions({
    queryKey: ['thing'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        answers.push(resolve);
      }),
  });
  return { read, answers };
}

test('an unmounted view does not cancel a machine’s query', async () => {
  const queries = new QueryClient();
  const { read, answers } = handRead();
  const leave = new QueryObserver(queries, read).subscribe(() => undefined);
  const answer = readForMachine(queries, read);
  leave();
  await Promise.resolve();
  for (const give of answers) give('here');
  expect(await answer).toBe('here');
});

test('a Retry-After of more than five seconds fails a machine’s query at once', async () => {
  vi.useFakeTimers();
  const queries = createQueryClient(handBrowser());
  let asked = 0;
  const readAfter = (retryAfterSeconds: number) =>
    queryOptions({
      queryKey: ['busy', String(retryAfterSeconds)],
      queryFn: async (): Promise<string> => {
        asked += 1;
        const failure = { kind: 'server', status: 503, code: 'SERVICE_UNAVAILABLE', requestId: 'r' } as const;
        throw new FailureError({ ...failure, fields: {}, meta: {}, retryAfterSeconds });
      },
    });
  const settled = vi.fn();
  void readForMachine(queries, readAfter(6)).catch(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, settled.mock.calls.length]).toEqual([1, 1]);
  void readForMachine(queries, readAfter(5)).catch(settled);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([asked, settled.mock.calls.length]).toEqual([5, 2]);
  vi.useRealTimers();
});

test('views get the machine’s response, and no older one after it', async () => {
  const queries = new QueryClient();
  const { read, answers } = handRead();
  const seen: (string | undefined)[] = [];
  const leave = new QueryObserver(queries, read).subscribe(({ data }) => seen.push(data));
  const answer = readForMachine(queries, read);
  const [ofTheView, ofTheMachine] = answers;
  ofTheMachine?.('newer');
  await answer;
  ofTheView?.('older');
  await Promise.resolve();
  expect(queries.getQueryData(read.queryKey)).toBe('newer');
  expect(seen).not.toContain('older');
  leave();
});
