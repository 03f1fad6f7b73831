/** One write, exactly once: contract §1. What the machines that submit make of its outcome is in their tests. */
import { describe, expect, test } from 'vitest';
import { type Intent, type SubmissionInput, submissionMachine } from '../../machines/submission.machine.ts';
import {
  FORBIDDEN_PAGE,
  GARBAGE,
  MINUTE,
  named,
  NETWORK,
  NO_USABLE_ANSWER,
  rejection,
  SECOND,
  START,
  TIMEOUT,
} from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const RESULT = { code: 'D-1' };

/** A submission whose request was made at `at`. The test settles its two actors. */
function submit({
  at = START,
  wasSent = false,
  ...mode
}: Partial<Pick<SubmissionInput, 'wasSent' | 'resend'>> & { at?: number } = {}) {
  const request = new ControlledActor<unknown, Intent>();
  const lookUp = new ControlledActor<unknown, Intent>();
  const page = start(
    submissionMachine,
    { send: request, lookUp },
    { input: ({ clock }) => ({ clock, intent: { key: 'key-1', at }, wasSent, ...mode }) },
  );
  return { ...page, request, lookUp, output: () => page.snapshot().output };
}

/** The network is down since the first sending. */
async function waiting() {
  const page = submit();
  await page.request.reject(NETWORK);
  await page.request.reject(NETWORK);
  await page.lookUp.reject(NETWORK);
  return page;
}

describe('the first attempt', () => {
  test('a request with a successful response is reported as created, and is sent once', async () => {
    const page = submit();
    await page.request.answer(RESULT);
    expect(page.output()).toEqual({ kind: 'created', result: RESULT });
    expect(page.request.calls.map(({ input }) => input)).toEqual([{ key: 'key-1', at: START }]);
  });

  test('a rejection is final without a look-up, because nothing was sent before', async () => {
    const page = submit();
    await page.request.reject(rejection('LIMIT_REACHED'));
    expect(page.output()).toEqual({
      kind: 'rejected',
      failure: rejection('LIMIT_REACHED'),
      wasResent: false,
    });
    expect(page.lookUp.calls).toEqual([]);
  });

  test('a player can stop waiting once the response is slow, and not before', async () => {
    const page = submit();
    page.send({ type: 'submission.retry' });
    await page.pass(4_999);
    expect([page.has('slow'), page.request.calls.length]).toEqual([false, 1]);
    await page.pass(1);
    expect(page.has('slow')).toBe(true);
    page.send({ type: 'submission.retry' });
    expect([page.has('findingOut'), page.request.calls.length]).toEqual([true, 2]);
  });
});

describe('an unknown outcome', () => {
  test.each(NO_USABLE_ANSWER)('%s: the same request is sent again', async (_, failure) => {
    const page = submit();
    await page.request.reject(failure);
    const [first, second] = page.request.calls;
    expect(second?.input).toEqual(first?.input);
    await page.request.answer(RESULT);
    expect(page.output()).toEqual({ kind: 'created', result: RESULT });
  });

  test.each([
    [
      'is final if the look-up finds nothing',
      null,
      { kind: 'rejected', failure: rejection('OPEN_ORDER'), wasResent: true },
    ],
    ['is ignored if the look-up finds the result', RESULT, { kind: 'created', result: RESULT }],
  ])('a rejection of the retry %s', async (_, found, output) => {
    const page = submit();
    await page.request.reject(TIMEOUT);
    await page.request.reject(rejection('OPEN_ORDER'));
    expect(page.output()).toBeUndefined();
    await page.lookUp.answer(found);
    expect(page.output()).toEqual(output);
  });

  test('after a rejection, a failed look-up is repeated, and the request is not sent again', async () => {
    const page = submit();
    await page.request.reject(TIMEOUT);
    await page.request.reject(rejection('OPEN_ORDER'));
    await page.lookUp.reject(NETWORK);
    expect(page.has('waiting')).toBe(true);
    page.send({ type: 'submission.retry' });
    await page.lookUp.answer(RESULT);
    expect([page.request.calls.length, page.output()]).toEqual([2, { kind: 'created', result: RESULT }]);
  });

  test.each(
    named(
      GARBAGE,
      rejection('IDEMPOTENCY_IN_PROGRESS'),
      rejection('RATE_LIMITED'),
      rejection('SERVICE_UNAVAILABLE'),
      rejection('UNAUTHENTICATED'),
      rejection('XSRF_INVALID'),
    ),
  )('%s rejects only the retry: the request is looked up and sent again', async (_, failure) => {
    const page = submit();
    await page.request.reject(TIMEOUT);
    await page.request.reject(failure);
    await page.lookUp.answer(null);
    await page.pass(2 * SECOND);
    expect(page.request.calls).toHaveLength(3);
  });

  test('the delays between retries double up to 30 seconds', async () => {
    const page = await waiting();
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      const before = page.request.calls.length;
      await page.pass(seconds * SECOND - 1);
      expect(page.request.calls).toHaveLength(before);
      await page.pass(1);
      expect(page.request.calls).toHaveLength(before + 1);
      await page.request.reject(NETWORK);
      await page.lookUp.reject(NETWORK);
    }
  });

  test.each(['submission.retry', 'news.network.restored', 'news.page.returned'] as const)(
    '%s ends a wait at once',
    async (type) => {
      const page = await waiting();
      page.send({ type });
      await page.request.answer(RESULT);
      expect(page.output()).toEqual({ kind: 'created', result: RESULT });
    },
  );
});

describe('an error that does not say whether the request was carried out (contract §1, a definite refusal)', () => {
  const UNDECIDED = [
    ['500 with the envelope', rejection('INTERNAL')],
    ['a page of a firewall', FORBIDDEN_PAGE],
  ] as const;

  describe.each(UNDECIDED)('%s', (_, failure) => {
    test.each([
      ['the result: it was carried out', RESULT, { kind: 'created', result: RESULT }],
      ['nothing: it is rejected', null, { kind: 'rejected', failure }],
    ])('the request is never sent again, and the look-up finds %s', async (_found, found, output) => {
      const page = submit();
      await page.request.reject(failure);
      expect(page.has('findingOut')).toBe(true);
      await page.lookUp.answer(found);
      expect([page.request.calls.length, page.output()]).toMatchObject([1, output]);
    });

    test('the look-up fails: it is repeated, and the request is never sent again', async () => {
      const page = submit();
      await page.request.reject(failure);
      await page.lookUp.reject(NETWORK);
      expect([page.has('waiting'), page.output()]).toEqual([true, undefined]);
      await page.pass(2 * SECOND);
      await page.lookUp.answer(null);
      expect(page.request.calls).toHaveLength(1);
      expect(page.output()).toMatchObject({ kind: 'rejected', failure });
    });

    test('after a lost first response, the retry is decided by a look-up too', async () => {
      const page = submit();
      await page.request.reject(TIMEOUT);
      await page.request.reject(failure);
      await page.lookUp.answer(null);
      expect(page.output()).toMatchObject({ kind: 'rejected', failure });
    });

    test('for a request that is never sent again, a failed look-up leaves the outcome unknown', async () => {
      const page = submit({ resend: 'never' });
      await page.request.reject(failure);
      await page.lookUp.reject(NETWORK);
      expect(page.output()).toEqual({ kind: 'unknown', failure, lookUpFailure: NETWORK });
    });
  });

  test('an unknown code is final at once', async () => {
    const page = submit();
    const failure = { ...rejection('OPEN_ORDER'), code: 'OTHER' } as const;
    await page.request.reject(failure);
    expect(page.output()).toEqual({ kind: 'rejected', failure, wasResent: false });
    expect(page.lookUp.calls).toEqual([]);
  });
});

describe('a request that is too old to be sent, after five minutes (contract §1, docs/decisions/0007)', () => {
  describe.each(['submission.retry', 'news.network.restored', 'the end of the wait'] as const)(
    '%s',
    (end) => {
      test.each([
        { age: 299_999, isSent: true },
        { age: 300_000, isSent: false },
      ])('$age ms after the press it is sent again: $isSent', async ({ age, isSent }) => {
        const page = await waiting();
        if (end === 'the end of the wait') {
          page.clock.correction += age - 2 * SECOND;
          await page.pass(2 * SECOND);
        } else {
          page.clock.correction += age;
          page.send({ type: end });
        }
        expect(page.request.openCalls.length > 0).toBe(isSent);
        expect(page.lookUp.openCalls.length > 0).toBe(!isSent);
      });
    },
  );

  test.each([
    ['the phone slept while it was sent', NETWORK],
    ['the player stops waiting after that time', null],
  ])('is looked up: %s', async (_, failure) => {
    const page = submit();
    await page.pass(5 * SECOND);
    page.clock.correction += 180 * MINUTE;
    if (failure) await page.request.reject(failure);
    else page.send({ type: 'submission.retry' });
    await page.lookUp.answer(null);
    expect([page.request.calls.length, page.output()]).toMatchObject([1, { kind: 'notCreated' }]);
  });

  test('is looked up as long as the network is down, with delays that double up to 30 seconds', async () => {
    const page = await waiting();
    await page.pass(180 * MINUTE);
    for (const seconds of [4, 8, 16, 30, 30]) {
      const before = page.lookUp.calls.length;
      await page.lookUp.reject(NETWORK);
      await page.pass(seconds * SECOND - 1);
      expect(page.lookUp.calls).toHaveLength(before);
      await page.pass(1);
      expect(page.lookUp.calls).toHaveLength(before + 1);
    }
    expect(page.request.calls).toHaveLength(2);
  });

  test('is not created if the look-up finds nothing', async () => {
    const page = submit({ at: START - 60 * MINUTE, wasSent: true });
    await page.lookUp.answer(null);
    expect([page.request.calls.length, page.output()]).toEqual([0, { kind: 'notCreated' }]);
  });

  test('after a reload, a younger request is sent again at once', async () => {
    const page = submit({ at: START - MINUTE, wasSent: true });
    expect(page.has('findingOut')).toBe(true);
    expect(page.request.calls.map(({ input }) => input)).toEqual([{ key: 'key-1', at: START - MINUTE }]);
    await page.request.answer(RESULT);
    expect(page.output()).toEqual({ kind: 'created', result: RESULT });
  });
});

describe('a request that is never sent again', () => {
  const once = { resend: 'never' } as const;

  test.each(NO_USABLE_ANSWER)(
    '%s: it is looked up, and the look-up decides the outcome',
    async (_, failure) => {
      for (const { found, output } of [
        { found: RESULT, output: { kind: 'created', result: RESULT } },
        { found: null, output: { kind: 'notCreated', failure } },
      ]) {
        const page = submit(once);
        await page.request.reject(failure);
        expect(page.has('findingOut')).toBe(true);
        await page.lookUp.answer(found);
        expect([page.request.calls.length, page.output()]).toEqual([1, output]);
      }
    },
  );

  test('a failed look-up leaves the outcome unknown, and nothing is repeated', async () => {
    const page = submit(once);
    await page.request.reject(TIMEOUT);
    await page.lookUp.reject(NETWORK);
    await page.pass(MINUTE);
    expect(page.output()).toEqual({ kind: 'unknown', failure: TIMEOUT, lookUpFailure: NETWORK });
    expect([page.request.calls.length, page.lookUp.calls.length]).toEqual([1, 1]);
  });

  test('a rejection is final at once', async () => {
    const page = submit(once);
    await page.request.reject(rejection('LIMIT_REACHED'));
    expect(page.output()).toMatchObject({ kind: 'rejected', failure: rejection('LIMIT_REACHED') });
    expect(page.lookUp.calls).toEqual([]);
  });

  test('a request that was sent before is only looked up, however recent it is', async () => {
    const page = submit({ ...once, wasSent: true });
    await page.lookUp.answer(null);
    expect([page.request.calls.length, page.output()]).toEqual([0, { kind: 'notCreated' }]);
  });

  test('a look-up is slow after five seconds too', async () => {
    const page = submit(once);
    await page.request.reject(NETWORK);
    await page.pass(4_999);
    expect(page.has('slow')).toBe(false);
    await page.pass(1);
    expect(page.has('slow')).toBe(true);
  });

  test('is looked up when the player stops waiting; if the player stops again, the outcome is unknown', async () => {
    const page = submit(once);
    for (const isLookedUp of [false, true]) {
      page.send({ type: 'submission.retry' });
      expect(page.has('findingOut')).toBe(isLookedUp);
      await page.pass(5_000);
      page.send({ type: 'submission.retry' });
    }
    expect(page.output()).toEqual({ kind: 'unknown', lookUpFailure: TIMEOUT });
    expect([page.request.calls.length, page.lookUp.calls.length]).toEqual([1, 1]);
  });

  test('a look-up whose response may be outdated is repeated, and one that has not begun is not', async () => {
    const page = submit(once);
    page.send({ type: 'submission.lookUpAgain' });
    expect(page.lookUp.calls).toEqual([]);
    await page.request.reject(TIMEOUT);
    page.send({ type: 'submission.lookUpAgain' });
    expect(page.lookUp.calls.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    await page.lookUp.answer(RESULT);
    expect(page.output()).toEqual({ kind: 'created', result: RESULT });
  });
});

expectEveryTransitionTaken(submissionMachine);
