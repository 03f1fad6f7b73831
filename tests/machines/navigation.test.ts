import { describe, expect, test } from 'vitest';
import { FailureError } from '../../contract/errors.ts';
import { type Address, type Entrance, navigationMachine } from '../../machines/navigation.machine.ts';
import { NETWORK } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const OPEN: Entrance = { kind: 'open' };
const WHY = new FailureError(NETWORK).message;

function elsewhere(to: Address): Entrance {
  return { kind: 'elsewhere', to };
}

/** Loads the site at an address. The test settles its actors and advances its time. */
function openSite(at: Address = '/') {
  const site = start(
    navigationMachine,
    {
      enter: new ControlledActor<Entrance, { readonly to: Address; readonly isReconsidered: boolean }>(),
      preload: new ControlledActor<void, { readonly to: Address }>(),
    },
    { input: () => ({ at }) },
  );
  return {
    ...site,
    /** The emitted events, without `news.navigation.arrived`. */
    get emitted() {
      return site.emitted.filter(({ type }) => type !== 'news.navigation.arrived');
    },
    /** The pages that `news.navigation.arrived` reported, each with the page before it. */
    get arrivals() {
      return site.emitted.flatMap((event) =>
        event.type === 'news.navigation.arrived' ? [[event.page, event.left] as const] : [],
      );
    },
    isSettled: () => site.snapshot().matches({ location: 'settled' }),
    /** Follows a link. */
    go: (to: Address) => site.send({ type: 'navigation.asked', to, replace: false }),
    /** Back or Forward. */
    move: (to: Address) => site.send({ type: 'news.navigation.moved', to }),
  };
}

/** The site with a page shown and no navigation in progress. */
async function shownAt(at: Address = '/') {
  const site = openSite(at);
  await site.enter.answer(OPEN);
  return site;
}

describe('the first page', () => {
  test('nothing is shown until the page is loaded; no history entry is added', async () => {
    const site = openSite('/player/bank/?from=mail');
    expect(site.enter.open.input).toEqual({ to: '/player/bank/?from=mail', isReconsidered: false });
    expect(site.context()).toMatchObject({ shown: null, pending: '/player/bank/?from=mail' });
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({
      shown: '/player/bank/?from=mail',
      pending: null,
      arrival: 'first',
      arrivals: 1,
    });
    expect(site.isSettled()).toBe(true);
    expect(site.emitted).toEqual([]);
  });

  test('a redirect replaces the history entry, and its target counts as the first page', async () => {
    const site = openSite('/player/bank/');
    await site.enter.answer(elsewhere('/login/?next=%2Fplayer%2Fbank%2F'));
    const login = '/login/?next=%2Fplayer%2Fbank%2F';
    expect(site.emitted).toEqual([{ type: 'navigation.departed', to: login, replace: true }]);
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: login, arrival: 'first', arrivals: 1 });
  });
});

describe('each page that is shown is emitted with the page before it', () => {
  test('a change of only the query does not count as leaving a page', async () => {
    const site = await shownAt('/player/bank?from=mail');
    site.go('/player/bank/?from=menu');
    await site.enter.answer(OPEN);
    site.go('/contact/');
    await site.enter.answer(OPEN);
    expect(site.arrivals).toEqual([
      ['/player/bank/', null],
      ['/player/bank/', null],
      ['/contact/', '/player/bank/'],
    ]);
  });

  test('a page that cannot be loaded is emitted too', async () => {
    const site = await shownAt();
    site.go('/contact/');
    expect(site.arrivals).toHaveLength(1);
    await site.enter.reject(NETWORK);
    expect(site.arrivals.at(-1)).toEqual(['/contact/', '/']);
  });
});

describe('a link', () => {
  test('the address changes immediately, and the old page stays until the new one is loaded', async () => {
    const site = await shownAt();
    site.go('/contact/');
    expect(site.emitted).toEqual([{ type: 'navigation.departed', to: '/contact/', replace: false }]);
    expect(site.context()).toMatchObject({ shown: '/', pending: '/contact/' });
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({
      shown: '/contact/',
      from: '/',
      pending: null,
      arrival: 'link',
      arrivals: 2,
    });
  });

  test.each([
    ['with the option to replace', { to: '/contact/', replace: true }],
    ['to the page that is shown', { to: '/', replace: false }],
  ])('a link %s replaces the history entry', async (_, asked) => {
    const site = await shownAt();
    site.send({ type: 'navigation.asked', ...asked });
    expect(site.emitted).toEqual([{ type: 'navigation.departed', to: asked.to, replace: true }]);
    expect(site.context().arrival).toBe('replacement');
  });

  test('the same link pressed twice while its page is loading adds one history entry; after another one, its late result is ignored', async () => {
    const site = await shownAt();
    site.go('/contact/');
    site.go('/contact/');
    const added = site.emitted.filter((event) => event.type === 'navigation.departed' && !event.replace);
    expect(added).toHaveLength(1);
    const late = site.enter.open;
    site.go('/responsible-play/');
    expect(late.signal.aborted).toBe(true);
    await late.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/', pending: '/responsible-play/' });
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/responsible-play/', from: '/' });
  });
});

describe('redirects by guards', () => {
  test('the target of a redirect replaces the history entry, and its guards may reuse the session lookup', async () => {
    const site = await shownAt();
    site.go('/player/bank/');
    expect(site.enter.open.input.isReconsidered).toBe(false);
    await site.enter.answer(elsewhere('/login/'));
    expect(site.emitted.at(-1)).toEqual({ type: 'navigation.departed', to: '/login/', replace: true });
    expect(site.context()).toMatchObject({ shown: '/', pending: '/login/', arrival: 'replacement' });
    expect(site.enter.open.input).toEqual({ to: '/login/', isReconsidered: true });
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/login/', from: '/', arrivals: 2 });
    site.go('/register/');
    expect(site.enter.open.input.isReconsidered).toBe(false);
  });
});

describe('the spinner (specification §2: threshold 1000 ms, minimum 500 ms)', () => {
  test('is not shown for a page that is loaded within 999 ms', async () => {
    const site = await shownAt();
    site.go('/contact/');
    await site.pass(999);
    expect(site.has('pending')).toBe(false);
    await site.enter.answer(OPEN);
    expect(site.context().shown).toBe('/contact/');
    await site.pass(10_000);
    expect(site.has('pending')).toBe(false);
  });

  test.each(['navigation.asked', 'news.navigation.moved'] as const)(
    'is shown after exactly 1000 ms, until the page is loaded, without a flicker when another one starts (%s)',
    async (type) => {
      const site = await shownAt();
      site.go('/contact/');
      await site.pass(1_000);
      expect(site.has('pending')).toBe(true);
      site.send({ type, to: '/responsible-play/', replace: false });
      await site.pass(60_000);
      expect(site.has('pending')).toBe(true);
      await site.enter.answer(OPEN);
      expect(site.has('pending')).toBe(false);
      expect(site.context().shown).toBe('/responsible-play/');
    },
  );

  test.each(['loaded', 'failed'])(
    'is shown for at least 500 ms, even if the page is %s after 1001 ms',
    async (end) => {
      const site = await shownAt();
      site.go('/contact/');
      await site.pass(1_000);
      await site.pass(1);
      await (end === 'loaded' ? site.enter.answer(OPEN) : site.enter.reject(NETWORK));
      await site.pass(498);
      expect(site.has('pending')).toBe(true);
      expect(site.context()).toMatchObject({ shown: '/', problem: null });
      await site.pass(1);
      expect(site.has('pending')).toBe(false);
      expect(site.context()).toMatchObject({ shown: '/contact/', problem: end === 'loaded' ? null : WHY });
    },
  );

  test('a navigation redirected by a guard counts as one navigation', async () => {
    const site = await shownAt();
    site.go('/player/bank/');
    await site.pass(600);
    await site.enter.answer(elsewhere('/login/'));
    await site.pass(399);
    expect(site.has('pending')).toBe(false);
    await site.pass(1);
    expect(site.has('pending')).toBe(true);
  });

  test.each(['navigation.asked', 'news.navigation.moved'] as const)(
    'a new navigation (%s) restarts the 1000 ms',
    async (type) => {
      const site = await shownAt();
      site.go('/contact/');
      await site.pass(999);
      site.send({ type, to: '/responsible-play/', replace: false });
      await site.pass(999);
      expect(site.has('pending')).toBe(false);
      await site.pass(1);
      expect(site.has('pending')).toBe(true);
    },
  );

  test.each(['navigation.asked', 'news.navigation.moved'] as const)(
    'stays shown without a flicker when another navigation starts (%s)',
    async (type) => {
      const site = await shownAt();
      site.go('/contact/');
      await site.pass(1_000);
      await site.pass(100);
      site.send({ type, to: '/responsible-play/', replace: false });
      expect(site.has('pending')).toBe(true);
      await site.enter.answer(OPEN);
      expect(site.has('pending')).toBe(true);
      await site.pass(400);
      expect(site.has('pending')).toBe(false);
      expect(site.context().shown).toBe('/responsible-play/');
    },
  );
});

describe('Back and Forward', () => {
  test('load a page like a link, but emit no change of the address, and cancel a navigation in progress', async () => {
    const site = await shownAt('/contact/');
    site.move('/responsible-play/');
    site.move('/');
    expect(site.emitted).toEqual([]);
    expect(site.context()).toMatchObject({ shown: '/contact/', pending: '/' });
    expect(site.enter.open.input).toEqual({ to: '/', isReconsidered: false });
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/', from: '/contact/', arrival: 'history' });
  });

  test('back to the page that is still shown cancels the pending navigation', async () => {
    const site = await shownAt();
    site.go('/contact/');
    const dropped = site.enter.open;
    site.move('/');
    expect(site.isSettled()).toBe(true);
    await dropped.answer(OPEN);
    await site.pass(10_000);
    expect(site.context()).toMatchObject({ shown: '/', pending: null, arrivals: 1 });
    expect(site.has('pending')).toBe(false);
  });
});

describe('a page that fails to load', () => {
  async function failedAt(to: Address) {
    const site = await shownAt();
    site.go(to);
    await site.enter.reject(NETWORK);
    return site;
  }

  test('shows the error in its place, and emits it once', async () => {
    const site = await failedAt('/contact/');
    expect(site.has('failed')).toBe(true);
    expect(site.context()).toMatchObject({ shown: '/contact/', problem: WHY });
    expect(site.emitted.at(-1)).toEqual({ type: 'navigation.failed', problem: WHY });
  });

  test.each(['a link', 'Back'])(
    '%s leaves it; the error stays until the other page is loaded',
    async (by) => {
      const site = await failedAt('/contact/');
      if (by === 'Back') site.move('/');
      else site.go('/');
      expect(site.context()).toMatchObject({ shown: '/contact/', problem: WHY });
      await site.enter.answer(OPEN);
      expect(site.has('failed')).toBe(false);
      expect(site.context()).toMatchObject({ shown: '/', problem: null });
    },
  );

  test('is loaded again by Back while another page is loading', async () => {
    const site = await failedAt('/contact/');
    site.go('/responsible-play/');
    site.move('/contact/');
    expect(site.enter.open.input.to).toBe('/contact/');
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/contact/', problem: null });
  });
});

describe('the session changes', () => {
  const CHANGED = { type: 'navigation.reconsidered' } as const;

  test('while a page is shown: its guards run again, without a navigation; a redirect counts as a new arrival', async () => {
    const site = await shownAt('/login/');
    site.send(CHANGED);
    expect(site.enter.open.input).toEqual({ to: '/login/', isReconsidered: true });
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/login/', arrivals: 1 });
    expect(site.emitted).toEqual([]);
    site.send(CHANGED);
    await site.enter.answer(elsewhere('/player/bank/'));
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/player/bank/', arrival: 'replacement', arrivals: 2 });
  });

  test('during a navigation: the guards run again, and their previous result is ignored', async () => {
    const site = await shownAt();
    site.go('/player/bank/');
    const before = site.enter.open;
    site.send(CHANGED);
    expect(site.enter.open.input).toEqual({ to: '/player/bank/', isReconsidered: true });
    await before.answer(elsewhere('/login/'));
    await site.enter.answer(OPEN);
    expect(site.context()).toMatchObject({ shown: '/player/bank/', arrival: 'link' });
  });

  test('while a loaded page waits for the spinner’s minimum duration: the guards run again', async () => {
    const site = await shownAt();
    site.go('/player/bank/');
    await site.pass(1_000);
    await site.enter.answer(OPEN);
    site.send(CHANGED);
    await site.enter.answer(elsewhere('/login/'));
    await site.enter.answer(OPEN);
    await site.pass(500);
    expect(site.context().shown).toBe('/login/');
  });

  test.each([
    [
      'during a navigation',
      (site: Awaited<ReturnType<typeof shownAt>>) => {
        site.go('/contact/');
        site.send({ type: 'navigation.reconsidered' });
      },
    ],
    [
      'before a navigation',
      (site: Awaited<ReturnType<typeof shownAt>>) => {
        site.send({ type: 'navigation.reconsidered' });
        site.move('/contact/');
      },
    ],
  ])(
    '%s, followed by Back to the page that is still shown: its guards run again and redirect',
    async (_, happens) => {
      const site = await shownAt('/player/bank/');
      happens(site);
      site.move('/player/bank/');
      expect(site.isSettled()).toBe(false);
      expect(site.enter.open.input.to).toBe('/player/bank/');
      await site.enter.answer(elsewhere('/login/'));
      await site.enter.answer(OPEN);
      expect(site.context()).toMatchObject({ shown: '/login/', isInDoubt: false });
      expect(site.isSettled()).toBe(true);
    },
  );
});

describe('preloading (specification §2: preload on intent, 50 ms)', () => {
  function intend(site: ReturnType<typeof openSite>, to: Address) {
    site.send({ type: 'link.intended', to });
  }

  test('starts after 50 ms on a link, and not after 49, which repeated intents do not restart', async () => {
    const site = await shownAt();
    intend(site, '/contact/');
    await site.pass(30);
    intend(site, '/contact/');
    await site.pass(19);
    expect(site.preload.calls).toHaveLength(0);
    await site.pass(1);
    intend(site, '/contact/');
    expect(site.preload.calls.map((call) => call.input)).toEqual([{ to: '/contact/' }]);
    expect(site.context()).toMatchObject({ shown: '/', pending: null });
  });

  test('does not start for a pointer that only passes over a link', async () => {
    const site = await shownAt();
    intend(site, '/contact/');
    await site.pass(49);
    site.send({ type: 'link.abandoned' });
    await site.pass(1_000);
    expect(site.preload.calls).toHaveLength(0);
  });

  test('another link has a separate delay of 50 ms', async () => {
    const site = await shownAt();
    intend(site, '/contact/');
    await site.pass(49);
    intend(site, '/responsible-play/');
    await site.pass(49);
    expect(site.preload.calls).toHaveLength(0);
    await site.pass(1);
    expect(site.preload.calls.map((call) => call.input.to)).toEqual(['/responsible-play/']);
  });

  test('a second intent preloads again: preloaded data is stale immediately', async () => {
    const site = await shownAt();
    for (let time = 0; time < 2; time += 1) {
      intend(site, '/contact/');
      await site.pass(50);
      await site.preload.answer();
    }
    expect(site.preload.calls).toHaveLength(2);
  });

  test.each(['loaded', 'failed'])(
    'a page that was %s is not preloaded again without an intent, shows no error, and is loaded by the navigation',
    async (end) => {
      const site = await shownAt();
      intend(site, '/contact/');
      await site.pass(50);
      await (end === 'loaded' ? site.preload.answer() : site.preload.reject(NETWORK));
      await site.pass(1_000);
      expect(site.preload.calls).toHaveLength(1);
      expect([site.has('failed'), site.emitted]).toEqual([false, []]);
      site.go('/contact/');
      expect(site.enter.open.input.to).toBe('/contact/');
    },
  );
});

expectEveryTransitionTaken(navigationMachine);
