import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Address } from '../../../../../machines/navigation.machine.ts';
import { startUpgrade } from '../../../../../src/app/upgrade/upgrade-actors.ts';
import { handBrowser, handLine } from '../../browser.ts';
import { INERT, OPEN_NAVIGATION, siteOf } from '../../site-of.ts';

const OWN = '0123456789ab';
const ANOTHER = 'ba9876543210';
const QUARTER = 15 * 60_000;

beforeEach(() => {
  document.head.innerHTML = `<meta name="build" content="${OWN}">`;
  vi.useFakeTimers();
});
let stop = () => {};
afterEach(() => {
  document.head.innerHTML = '';
  stop();
  vi.useRealTimers();
});

type Answer = () => Response | Promise<Response>;
const deployed = (build: unknown) => () => new Response(JSON.stringify({ version: '0.1.0', build }));

/** A page of the build `OWN`. `version` answers `/version.json`, `write` answers every other request. */
async function openPage({ version = deployed(ANOTHER), write = deployed(null) as Answer } = {}) {
  const line = handLine();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const fetch = vi.fn(async (url: string, _init?: RequestInit) =>
    String(url) === '/version.json' ? version() : write(),
  );
  vi.stubGlobal('fetch', fetch);
  const returns = new Set<() => void>();
  const reload = vi.fn();
  const browser = handBrowser({
    ...line,
    onReturn(listener) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
    reload,
  });
  const { player, session } = INERT;
  const site = siteOf(browser, { player, session, navigation: OPEN_NAVIGATION });
  const { client, navigation, app } = site;
  stop = () => app.stop();
  await vi.advanceTimersByTimeAsync(0);
  startUpgrade(site);
  const actor = app.getSnapshot().children.upgrade;
  if (!actor) throw new Error('the root has no upgrade');
  return {
    reload,
    client,
    actor,
    looks: () => fetch.mock.calls.filter(([url]) => url === '/version.json').map(([, init]) => init),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    async goTo(to: Address) {
      navigation.send({ type: 'navigation.asked', to, replace: false });
      await vi.advanceTimersByTimeAsync(0);
    },
    hide() {
      visibility.mockReturnValue('hidden');
    },
    show() {
      visibility.mockReturnValue('visible');
      for (const listener of returns) listener();
    },
    cut: line.cut,
    restore: line.mend,
    isOffered: () => actor.getSnapshot().hasTag('offered'),
  };
}

/** A write whose response the test delivers. */
function slowWrite() {
  let arrive = () => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response(null, { status: 204 }));
  });
  return { write: () => answer, arrive };
}

describe('the request for the deployed build', () => {
  test('is sent without cookies and cache, and is repeated until the response names another build', async () => {
    let answer: Answer = () => Promise.reject(new TypeError('no line'));
    const page = await openPage({ version: () => answer() as Response });
    const answers: readonly Answer[] = [
      answer,
      () => new Response('Not found\n', { status: 404 }),
      () => new Response('<!doctype html>'),
      deployed(null),
      deployed(OWN),
    ];
    for (const [times, next] of answers.entries()) {
      answer = next;
      await page.pass(QUARTER);
      expect(page.looks()).toHaveLength(times + 1);
      await page.goTo(times % 2 === 0 ? '/contact/' : '/');
      expect(page.isOffered()).toBe(false);
    }
    expect(page.looks()[0]).toMatchObject({ cache: 'no-store', credentials: 'omit' });
  });

  test('is not sent by a hidden page, nor while the network is down', async () => {
    const page = await openPage();
    page.hide();
    page.cut();
    await page.pass(4 * QUARTER);
    expect(page.looks()).toHaveLength(0);
    page.show();
    await page.pass(QUARTER);
    expect(page.looks()).toHaveLength(0);
    page.restore();
    await page.pass(1_000);
    expect(page.looks()).toHaveLength(1);
  });
});

describe('the notice of a new build', () => {
  test('is shown on the next page, not after a change of the query, and not on pages that move money', async () => {
    const page = await openPage();
    await page.pass(QUARTER);
    await page.goTo('/?category=fish');
    expect(page.isOffered()).toBe(false);
    for (const cashier of ['/player/deposit/', '/player/withdraw', '/player/promotion/p-1'] as const) {
      await page.goTo(cashier);
      page.show();
      expect(page.isOffered()).toBe(false);
    }
    await page.goTo('/player/promotion/');
    expect(page.isOffered()).toBe(true);
    await page.goTo('/player/deposit/');
    expect(page.isOffered()).toBe(false);
  });

  test('is shown when the player returns to the tab, unless a write is pending', async () => {
    const { write, arrive } = slowWrite();
    const page = await openPage({ write });
    await page.pass(QUARTER);
    const writing = page.client.call('logout');
    page.show();
    expect(page.isOffered()).toBe(false);
    await page.pass(0);
    arrive();
    await writing;
    page.show();
    expect(page.isOffered()).toBe(true);
  });

  test('reloads the page when accepted, once a pending write has its response', async () => {
    const { write, arrive } = slowWrite();
    const page = await openPage({ write });
    await page.pass(QUARTER);
    await page.goTo('/contact/');
    const writing = page.client.call('logout');
    page.actor.send({ type: 'upgrade.accept' });
    await page.pass(5_000);
    expect(page.reload).not.toHaveBeenCalled();
    arrive();
    await writing;
    await page.pass(1_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload the page while the network is down', async () => {
    const page = await openPage();
    await page.pass(QUARTER);
    await page.goTo('/contact/');
    page.cut();
    page.actor.send({ type: 'upgrade.accept' });
    await page.pass(60_000);
    expect(page.reload).not.toHaveBeenCalled();
    page.restore();
    await page.pass(1_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});
