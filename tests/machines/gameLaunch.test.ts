import { describe, expect, test } from 'vitest';
import type { Failure } from '../../contract/errors.ts';
import {
  gameLaunchMachine,
  type GamePass,
  type GameRequest,
  type LaunchIntent,
} from '../../machines/gameLaunch.machine.ts';
import { submissionOf } from '../../machines/submission.machine.ts';
import { MINUTE, NETWORK, rejection, SECOND, START } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const REQUEST: GameRequest = {
  name: 'Baccarat Hall A',
  request: { provider: 'gclub', gameCode: 'GCB-1', language: 'lo', device: 'mobile', returnUrl: '/' },
};
const LAUNCH = { type: 'game.launch', request: REQUEST } as const;
const OTHER: GameRequest = { name: 'Lucky Koi', request: { ...REQUEST.request, gameCode: 'GCB-2' } };
const ADDRESS = 'https://provider.example/?launch=1';
const PASS: GamePass = { address: ADDRESS, expiresAt: START + MINUTE };
const OPENED = { type: 'domain.game.opened', provider: 'gclub' } as const;

/** A page with games. `tabIsThere` is whether the browser opened a tab that is still open; a test can change it. */
function page({ tabIsThere = true } = {}) {
  const browser = { tabIsThere };
  const askForPass = new ControlledActor<GamePass, LaunchIntent>();
  const nothing = new ControlledActor<GamePass | null, LaunchIntent>();
  const site = start(
    gameLaunchMachine,
    { submitLaunch: { logic: submissionOf({ send: askForPass.logic, lookUp: nothing.logic }) } },
    { guards: { tabIsThere: () => browser.tabIsThere }, input: (given) => given },
  );
  return {
    ...site,
    askForPass,
    /** The launch gets no usable response; there is no call that finds its link. */
    async lose(failure: Failure) {
      await askForPass.reject(failure);
      await nothing.answer(null);
    },
    browser,
    isReported: () => site.has('dialog') || site.submissionHas('slow'),
  };
}

/** A page on which a game was pressed. */
function pressed(options?: Parameters<typeof page>[0]) {
  const site = page(options);
  site.send(LAUNCH);
  return site;
}

/** The browser blocked the tab, so the player is offered the link. */
async function offered() {
  const site = pressed({ tabIsThere: false });
  await site.askForPass.answer(PASS);
  return site;
}

test.each<[dialog: string, go: () => Promise<ReturnType<typeof page>>]>([
  ['the launch link is offered', offered],
  [
    'the launch link has expired',
    async () => {
      const site = await offered();
      await site.pass(MINUTE);
      return site;
    },
  ],
  [
    'the launch was rejected',
    async () => {
      const site = pressed();
      await site.askForPass.reject(rejection('GAME_DISABLED'));
      return site;
    },
  ],
  [
    'the response was lost',
    async () => {
      const site = pressed();
      await site.lose(NETWORK);
      return site;
    },
  ],
])('a press on a game launches it, while %s', async (_, go) => {
  const site = await go();
  site.send({ type: 'game.launch', request: OTHER });
  expect(site.askForPass.open.input).toMatchObject(OTHER);
  expect(site.context()).toMatchObject({ pass: null, failure: null });
});

describe('a game (specification §1, contract §2)', () => {
  test('opens in the tab opened by the click, and domain.game.opened is emitted, because credits may change', async () => {
    const site = pressed();
    expect(site.askForPass.open.input).toMatchObject(REQUEST);
    await site.pass(5_000);
    expect(site.isReported(), 'a slow response still opens it').toBe(true);
    await site.askForPass.answer(PASS);
    expect(site.performed).toEqual(['sendTab']);
    expect(site.emitted).toEqual([OPENED]);
    expect(site.isReported()).toBe(false);
    site.send({ type: 'game.launch', request: OTHER });
    expect(site.askForPass.open.input, 'another one can be launched right after it').toMatchObject(OTHER);
  });

  test('replaces another launch in progress, whose late response is ignored', async () => {
    const site = pressed();
    site.send({ type: 'game.launch', request: OTHER });
    expect(site.askForPass.open.input).toMatchObject(OTHER);
    await site.askForPass.answer(PASS);
    expect(site.performed).toEqual(['sendTab']);
    expect(site.emitted).toEqual([OPENED]);
  });

  test('is launched once, however often it is pressed before the response and right after it', async () => {
    const site = pressed();
    for (let press = 0; press < 20; press += 1) site.send(LAUNCH);
    await site.askForPass.answer(PASS);
    for (let press = 0; press < 20; press += 1) site.send(LAUNCH);
    expect(site.askForPass.calls).toHaveLength(1);
    site.pass(2 * SECOND);
    expect(site.state()).toBe('idle');
    site.send(LAUNCH);
    expect(site.askForPass.calls).toHaveLength(2);
  });

  test('each return to the page after a launch emits `domain.game.returned`', async () => {
    const site = page();
    site.send({ type: 'news.page.returned' });
    expect(site.emitted).toEqual([]);
    site.send(LAUNCH);
    await site.askForPass.answer(PASS);
    site.send({ type: 'news.page.returned' });
    site.pass(MINUTE);
    site.send({ type: 'news.page.returned' });
    const returned = { type: 'domain.game.returned', provider: 'gclub' };
    expect(site.emitted).toEqual([OPENED, returned, returned]);
  });

  test('Back and Forward clear the launch after the game has opened', async () => {
    const site = pressed();
    await site.askForPass.answer(PASS);
    site.send({ type: 'news.navigation.moved', to: '/' });
    expect(site.state()).toBe('idle');
    expect(site.context()).toMatchObject({ intent: null, pass: null });
  });
});

test('each request for a launch link has a separate idempotency key, so that no old link is returned', async () => {
  const site = pressed();
  await site.lose(NETWORK);
  site.send({ type: 'game.again' });
  site.send({ type: 'game.launch', request: OTHER });
  expect(site.askForPass.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-2', 'key-3']);
});

describe('a slow response', () => {
  test('if the player stops waiting, the tab is closed and the late response is ignored', async () => {
    const site = pressed();
    const call = site.askForPass.open;
    site.send({ type: 'game.leave' });
    expect(call.isOpen).toBe(false);
    await call.answer(PASS);
    expect(site.performed).toEqual(['dropTab']);
    expect(site.state()).toBe('idle');
  });
});

describe('the browser blocks the tab', () => {
  test('a link that the player follows opens the game', async () => {
    const site = await offered();
    expect(site.isReported()).toBe(true);
    expect(site.context().pass).toEqual(PASS);
    site.send({ type: 'game.followed' });
    expect([site.emitted, site.askForPass.calls.length]).toEqual([[OPENED], 1]);
    site.send({ type: 'news.page.returned' });
    expect(site.emitted).toContainEqual({ type: 'domain.game.returned', provider: 'gclub' });
  });

  test('a link is offered if the opened tab was closed meanwhile; dismissed, it emits nothing', async () => {
    const site = pressed();
    site.browser.tabIsThere = false;
    await site.askForPass.answer(PASS);
    expect(site.state()).toBe('offered');
    site.send({ type: 'game.leave' });
    expect(site.state()).toBe('idle');
    expect(site.emitted).toEqual([]);
  });

  test('a link expires at the server’s deadline; another one can be requested', async () => {
    const site = await offered();
    site.pass(MINUTE - 1);
    expect(site.state()).toBe('offered');
    site.pass(1);
    expect(site.state()).toBe('lapsed');
    site.send({ type: 'game.again' });
    expect(site.context().pass).toBeNull();
    site.browser.tabIsThere = true;
    await site.askForPass.answer({ ...PASS, expiresAt: START + 2 * MINUTE });
    expect(site.performed).toEqual(['sendTab']);
    expect(site.emitted).toEqual([OPENED]);
  });

  test.each([
    ['after a minute at the latest', Date.UTC(2100, 0, 1), MINUTE],
    ['at once if it has expired already', START - 1, 0],
  ])('a link expires %s', async (_, expiresAt, lasts) => {
    const site = pressed({ tabIsThere: false });
    await site.askForPass.answer({ ...PASS, expiresAt });
    if (lasts > 0) {
      site.pass(lasts - 1);
      expect(site.state()).toBe('offered');
    }
    site.pass(lasts > 0 ? 1 : 0);
    expect(site.state()).toBe('lapsed');
    site.send({ type: 'game.leave' });
    expect(site.state()).toBe('idle');
  });
});

describe('the game does not open', () => {
  test.each([
    'DEPOSIT_REQUIRED',
    'GAME_DISABLED',
    'PROVIDER_MAINTENANCE',
    'SELF_EXCLUDED',
    'NOT_FOUND',
    'RATE_LIMITED',
  ] as const)('after a rejection with %s, the tab is closed, and the page shows the reason', async (code) => {
    const site = pressed();
    await site.askForPass.reject(rejection(code));
    expect(site.state()).toBe('rejected');
    expect(site.isReported()).toBe(true);
    expect(site.context().failure).toEqual(rejection(code));
    expect(site.performed).toEqual(['dropTab']);
    site.send({ type: 'game.leave' });
    expect(site.context().failure).toBeNull();
    expect(site.state()).toBe('idle');
  });

  test('a retry launches the same game', async () => {
    const site = pressed();
    await site.askForPass.reject(rejection('PROVIDER_MAINTENANCE'));
    site.send({ type: 'game.again' });
    expect(site.askForPass.open.input).toMatchObject(REQUEST);
    expect(site.context().failure).toBeNull();
    await site.askForPass.answer(PASS);
    expect([site.performed, site.emitted]).toEqual([['dropTab', 'sendTab'], [OPENED]]);
  });

  test('if the session has ended, no dialog is shown, because the site redirects to the login', async () => {
    const site = pressed();
    await site.askForPass.reject(rejection('UNAUTHENTICATED'));
    expect(site.state()).toBe('idle');
    expect(site.performed).toEqual(['dropTab']);
  });
});

describe('no usable response (contract §1)', () => {
  test.each(['game.again', 'game.leave'] as const)(
    'is reported differently from a rejection, and not retried by itself; %s ends the dialog',
    async (type) => {
      const site = pressed();
      await site.lose(NETWORK);
      expect(site.state()).toBe('unanswered');
      expect(site.isReported()).toBe(true);
      expect(site.performed).toEqual(['dropTab']);
      site.pass(MINUTE);
      expect(site.askForPass.calls).toHaveLength(1);
      site.send({ type });
      if (type === 'game.leave') expect(site.state()).toBe('idle');
      else expect(site.askForPass.open.input).toMatchObject(REQUEST);
    },
  );
});

expectEveryTransitionTaken(gameLaunchMachine);
