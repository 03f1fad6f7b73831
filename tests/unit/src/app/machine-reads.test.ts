import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readForMachine } from '../../../../src/app/slots/machine-reads.ts';

/** A read whose answers are given by hand, and which notices when nobody waits for it any more. */
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

test('a view that goes away does not take the machine its answer', async () => {
  const queries = new QueryClient();
  const { read, answers } = handRead();
  const leave = new QueryObserver(queries, read).subscribe(() => undefined);
  const answer = readForMachine(queries, read);
  leave();
  await Promise.resolve();
  for (const give of answers) give('here');
  expect(await answer).toBe('here');
});

test('the views see what the machine was told, and no older news after it', async () => {
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
