/**
 * Background refetches are delayed randomly (jitter); refetches that the player triggers are not:
 * docs/decisions/0025.
 */
import { onlineManager, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailureError } from '../../../../contract/errors.ts';
import { createQueryClient } from '../../../../src/app/query/query-policy.ts';
import { startReconnectJitter } from '../../../../src/app/query/reconnect-jitter.ts';
import { handBrowser, handLine } from '../browser.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** A query client with queries that are always stale (`staleTime: 0`), as credit is. */
function onAPage({ drawn = 0.5 } = {}) {
  let isLookedAt = true;
  let isRejected = false;
  const asked: string[] = [];
  const line = handLine();
  const browser = handBrowser({ random: () => drawn, isLookedAt: () => isLookedAt, ...line });
  browser.clock.now = () => Date.now();
  const reconnect = startReconnectJitter(browser);
  const queries = createQueryClient(browser, reconnect);
  queries.mount();
  const read = (name: string) =>
    queryOptions({
      queryKey: [name],
      queryFn: async () => {
        if (!line.isOnline()) throw new FailureError({ kind: 'network' });
        asked.push(name);
        if (isRejected) throw new FailureError({ kind: 'wrong-shape', status: 200, detail: '' });
        return name;
      },
      staleTime: 0,
    });
  const show = (name: string) => {
    const observer = new QueryObserver(queries, read(name));
    observer.subscribe(() => undefined);
    return observer;
  };
  return {
    reconnect,
    asked,
    show,
    focus: () => queries.getQueryCache().onFocus(),
    hide: () => void (isLookedAt = false),
    reject: (whether: boolean) => void (isRejected = whether),
    cut: () => {
      onlineManager.setOnline(false);
      line.cut();
    },
    mend: () => {
      line.mend();
      onlineManager.setOnline(true);
    },
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('on focus', () => {
  test('a shown query is refetched after at most a tenth of its age', async () => {
    const { show, asked, focus } = onAPage();
    show('credit');
    await pass(10 * SECOND);
    focus();
    await pass(500 - 1);
    expect(asked).toEqual(['credit']);
    await pass(1);
    expect(asked).toEqual(['credit', 'credit']);
  });

  test('a shown query is refetched once within four seconds, however old it is and however often the page is focused', async () => {
    const { show, asked, focus } = onAPage({ drawn: 0.999 });
    show('credit');
    await pass(60 * MINUTE);
    focus();
    focus();
    await pass(4 * SECOND);
    expect(asked).toHaveLength(2);
    await pass(10 * SECOND);
    expect(asked).toHaveLength(2);
  });

  test('a query that was refetched during the delay is not refetched again', async () => {
    const { show, asked, focus } = onAPage();
    const credit = show('credit');
    await pass(MINUTE);
    focus();
    await credit.refetch();
    await pass(10 * SECOND);
    expect(asked).toHaveLength(2);
  });

  test('a page that is hidden again does not refetch', async () => {
    const { show, asked, focus, hide } = onAPage();
    show('credit');
    await pass(MINUTE);
    focus();
    hide();
    await pass(10 * SECOND);
    expect(asked).toHaveLength(1);
  });
});

describe('when the network is back', () => {
  test('missing data is fetched at the page’s reconnect event', async () => {
    const { show, asked, cut, mend } = onAPage();
    cut();
    show('history');
    await pass(MINUTE);
    mend();
    await pass(12 * SECOND - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['history']);
  });

  test('failed queries are refetched at the reconnect event too', async () => {
    const { show, asked, cut, mend, reject } = onAPage();
    reject(true);
    show('history');
    await pass(0);
    reject(false);
    cut();
    await pass(MINUTE);
    mend();
    await pass(12 * SECOND);
    expect(asked).toEqual(['history', 'history']);
  });

  test('a press fetches missing data at once', async () => {
    const { show, asked, cut, mend, reconnect } = onAPage();
    cut();
    show('history');
    await pass(MINUTE);
    mend();
    await pass(0);
    reconnect.flush();
    await pass(0);
    expect(asked).toEqual(['history']);
    await pass(5 * MINUTE);
    expect(asked).toHaveLength(1);
  });

  test('shown data is not refetched', async () => {
    const { show, asked, cut, mend } = onAPage();
    show('credit');
    await pass(0);
    cut();
    await pass(MINUTE);
    mend();
    await pass(10 * MINUTE);
    expect(asked).toEqual(['credit']);
  });

  test('shown data is refetched later if the page was focused during the outage', async () => {
    const { show, asked, cut, mend, focus } = onAPage();
    show('credit');
    await pass(0);
    cut();
    await pass(MINUTE);
    focus();
    await pass(MINUTE);
    mend();
    await pass(MINUTE - 1);
    expect(asked).toEqual(['credit']);
    await pass(1);
    expect(asked).toEqual(['credit', 'credit']);
  });

  test('a refetch by the player is not delayed, and replaces the delayed one', async () => {
    const { show, asked, cut, mend, focus } = onAPage();
    const credit = show('credit');
    await pass(0);
    cut();
    await pass(MINUTE);
    focus();
    await pass(MINUTE);
    mend();
    await credit.refetch();
    await pass(10 * MINUTE);
    expect(asked).toEqual(['credit', 'credit']);
  });

  test('a hidden page fetches nothing until it is visible', async () => {
    const { show, asked, cut, mend, hide } = onAPage();
    cut();
    show('credit');
    hide();
    await pass(MINUTE);
    mend();
    await pass(10 * MINUTE);
    expect(asked).toEqual([]);
  });
});
