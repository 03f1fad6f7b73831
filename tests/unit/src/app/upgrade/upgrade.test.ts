// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Address } from '../../../../../machines/navigation.machine.ts';
import { Upgrade, type UpgradeState } from '../../../../../src/app/upgrade/upgrade.ts';
import { handBrowser, handLine } from '../../browser.ts';
import { NO_PLAYER, NO_SESSION, OPEN_NAVIGATION, siteOf } from '../../site-of.ts';

const OWN = '0123456789ab';
const ANOTHER = 'ba9876543210';
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 4 * QUARTER;

beforeEach(() => vi.useFakeTimers());
let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

type Answer = () => Response | Promise<Response>;
const deployed = (build: unknown) => () => new Response(JSON.stringify({ version: '0.1.0', build }));

/** A page of the build `OWN`. `version` answers `/version.json`, `write` answers every other request. */
async function openPage({
  version = deployed(ANOTHER) as Answer,
  write = deployed(null) as Answer,
  random = 0,
  outdated = null as Promise<boolean> | null,
} = {}) {
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
    outdated,
    random: () => random,
    onReturn(listener) {
      returns.add(listener);
      return () => returns.delete(listener);
    },
    reload,
  });
  const site = siteOf(browser, {
    actors: { ...NO_SESSION, navigation: OPEN_NAVIGATION },
    actions: NO_PLAYER,
  });
  const { client, navigation, app } = site;
  await vi.advanceTimersByTimeAsync(0);
  const upgrade = new Upgrade(site, OWN);
  const stopUpgrade = upgrade.start();
  stop = () => {
    stopUpgrade();
    app.stop();
  };
  const page = {
    reload,
    upgrade,
    state: () => upgrade.getSnapshot(),
    isOffered: () => upgrade.getSnapshot() === 'offered',
    /** A write that is in flight until `arrive` of `slowWrite`. */
    write: () => client.call('logout'),
    looks: () => fetch.mock.calls.filter(([url]) => url === '/version.json').map(([, init]) => init),
    pass(milliseconds: number) {
      browser.clock.milliseconds += milliseconds;
      return vi.advanceTimersByTimeAsync(milliseconds);
    },
    /** A phone sleeps and suspends its timers. */
    sleep(milliseconds: number) {
      browser.clock.milliseconds += milliseconds;
    },
    async goTo(to: Address) {
      navigation.send({ type: 'navigation.asked', to, replace: false });
      await vi.advanceTimersByTimeAsync(0);
    },
    hide() {
      visibility.mockReturnValue('hidden');
    },
    async show() {
      visibility.mockReturnValue('visible');
      for (const listener of returns) listener();
      await vi.advanceTimersByTimeAsync(0);
    },
    cut: line.cut,
    restore: line.mend,
    /** Passes time until the next look-up, and shows another page. */
    async offer() {
      await page.pass(QUARTER);
      await page.goTo('/contact/');
      expect(page.isOffered()).toBe(true);
    },
  };
  return page;
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** A write whose response the test delivers. */
function slowWrite() {
  let arrive = () => {};
  const answer = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response(null, { status: 204 }));
  });
  return { write: () => answer, arrive };
}

describe('the request for the deployed build', () => {
  test.each([
    [0, QUARTER],
    [0.5, 17.5 * MINUTE],
  ])('is sent after 15 minutes plus the random delay of the page (%f)', async (random, wait) => {
    const page = await openPage({ random });
    await page.pass(wait - 1);
    expect(page.looks()).toHaveLength(0);
    await page.pass(1);
    expect(page.looks()).toHaveLength(1);
  });

  test('is sent at most four times an hour, however often the player returns to the page', async () => {
    const page = await openPage({ version: deployed(OWN) });
    for (let minute = 0; minute < 60; minute += 1) {
      await page.pass(MINUTE);
      await page.show();
    }
    expect(page.looks()).toHaveLength(4);
  });

  test('is sent when a phone wakes, but not before the 15 minutes are over', async () => {
    const page = await openPage();
    page.sleep(QUARTER - 1);
    await page.show();
    expect(page.looks()).toHaveLength(0);
    page.sleep(1);
    await page.show();
    expect(page.looks()).toHaveLength(1);
  });

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

  test('is not sent by a hidden page, nor while the network is down or a write is pending', async () => {
    const { write, arrive } = slowWrite();
    const page = await openPage({ write });
    page.hide();
    await page.pass(QUARTER);
    expect(page.looks()).toHaveLength(0);
    page.cut();
    await page.show();
    await page.pass(1_000);
    expect(page.looks()).toHaveLength(0);
    const writing = page.write();
    page.restore();
    await page.pass(1_000);
    expect(page.looks()).toHaveLength(0);
    arrive();
    await writing;
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
      await page.show();
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
    const writing = page.write();
    await page.show();
    expect(page.isOffered()).toBe(false);
    arrive();
    await writing;
    await page.show();
    expect(page.isOffered()).toBe(true);
  });

  test('that is put off is shown again after four hours, if another build is still deployed', async () => {
    let version = deployed(ANOTHER);
    const page = await openPage({ version: () => version() });
    await page.offer();
    page.upgrade.putOff();
    await page.goTo('/');
    expect(page.isOffered()).toBe(false);
    version = deployed(OWN);
    await page.pass(4 * HOUR - 1);
    expect(page.looks()).toHaveLength(1);
    await page.pass(1);
    expect(page.looks()).toHaveLength(2);
    await page.goTo('/contact/');
    expect(page.isOffered()).toBe(false);
    version = deployed(ANOTHER);
    await page.pass(QUARTER);
    await page.goTo('/');
    expect(page.isOffered()).toBe(true);
  });

  test('sends no request while it is shown', async () => {
    const page = await openPage();
    await page.offer();
    await page.pass(10 * HOUR);
    await page.show();
    expect(page.looks()).toHaveLength(1);
  });
});

describe('an accepted update', () => {
  test('reloads the page once, when a pending write has its response, and its notice stays until then', async () => {
    const { write, arrive } = slowWrite();
    const page = await openPage({ write });
    await page.offer();
    const writing = page.write();
    void page.upgrade.accept();
    void page.upgrade.accept();
    await page.pass(5_000);
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.state()).toBe('leaving');
    arrive();
    await writing;
    await page.pass(1_000);
    await page.goTo('/');
    page.upgrade.putOff();
    await page.upgrade.accept();
    expect(page.state()).toBe('reloading');
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload the page while the network is down', async () => {
    const page = await openPage();
    await page.offer();
    page.cut();
    void page.upgrade.accept();
    await page.pass(60_000);
    expect(page.reload).not.toHaveBeenCalled();
    page.restore();
    await page.pass(1_000);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (page: Page) => unknown, UpgradeState]>([
    ['chooses “Later”', ({ upgrade }) => upgrade.putOff(), 'resting'],
    ['opens another page', ({ goTo }) => goTo('/'), 'offered'],
    ['opens a page that moves money', ({ goTo }) => goTo('/player/deposit/'), 'found'],
  ])('does not reload the page if the player %s while it waits', async (_, act, state) => {
    const page = await openPage();
    await page.offer();
    page.cut();
    void page.upgrade.accept();
    await act(page);
    page.restore();
    await page.pass(1_000);
    expect(page.state()).toBe(state);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

test('a page that has started from an outdated copy offers the deployed build on the next page, without a look-up', async () => {
  const page = await openPage({ outdated: Promise.resolve(true) });
  await page.pass(0);
  expect(page.isOffered()).toBe(false);
  await page.goTo('/contact/');
  expect(page.isOffered()).toBe(true);
  expect(page.looks()).toEqual([]);
});
