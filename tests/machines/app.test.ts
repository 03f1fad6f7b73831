import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { type AppContext, type AppEvent, appMachine } from '../../machines/app.machine.ts';
import { ControlledActor, settled } from './harness/actors.ts';
import { NETWORK } from './harness/facts.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

/** Everything that the site does outside the actor system. */
const EFFECTS = [
  'applyEffects',
  'bindSession',
  'changeAddress',
  'closeGameTab',
  'forgetPlayer',
  'forgetSuccesses',
  'forgetVisitor',
  'goToLogin',
  'readAhead',
  'reload',
  'reloadOnce',
  'rememberEntry',
  'rememberPlace',
  'rememberSession',
  'removeOtherPlayersData',
  'resetPlayersData',
  'startFingerprint',
  'startPlayer',
  'startRegistration',
  'stopPlayer',
  'stopRegistration',
  'unbindSession',
] as const;
type Effect = (typeof EFFECTS)[number];

/** A machine that does nothing but record with which inputs it was started and what it received. */
class Child {
  readonly inputs: unknown[] = [];
  readonly received: string[] = [];
  readonly logic = createMachine({
    types: {} as { input: unknown },
    context: ({ input }) => {
      this.inputs.push(input);
      return {};
    },
    on: { '*': { actions: ({ event }) => this.received.push(event.type) } },
  });
}

/** Opens a page on which nobody is known to be signed in yet. A test sends the news and the reports, and settles nothing else. */
function openPage() {
  const circumstances = { isReconnecting: false };
  /** The effects since the last look, with the context in which each was asked for. */
  const effects: { readonly name: Effect; readonly context: AppContext }[] = [];
  const spies = EFFECTS.map((name) => [
    name,
    ({ context }: { readonly context: AppContext }) => effects.push({ name, context }),
  ]);
  const spied = appMachine.provide({ actions: Object.fromEntries(spies) });
  const page = start(
    spied,
    {
      session: new Child(),
      navigation: new Child(),
      loadFingerprint: new ControlledActor<void>(),
    },
    {
      guards: {
        isReconnecting: () => circumstances.isReconnecting,
      },
      input: (given) => ({ ...given, at: '/contact/' }),
    },
  );
  return {
    ...page,
    circumstances,
    /** Sends an event and returns the names of the effects that it has. */
    after(event: AppEvent): readonly Effect[] {
      effects.length = 0;
      page.send(event);
      return effects.map(({ name }) => name);
    },
    /** The context in which the last event had an effect. */
    contextOf: (name: Effect) => effects.find((effect) => effect.name === name)?.context,
  };
}

const LOOKED_UP = { type: 'session.started', playerId: 'p-1', by: 'lookUp' } as const;
const LOGGED_IN = { ...LOOKED_UP, by: 'logIn' } as const;
const KEO_IS_THERE = { ...LOOKED_UP, playerId: 'p-2' } as const;

const LOG_OUT = { type: 'session.ended' } as const;
const RETURNED = { type: 'news.page.returned' } as const;
const ARRIVED = { type: 'news.navigation.arrived', page: '/contact/', left: '/' } as const;
const MOVED = { type: 'news.navigation.moved', to: '/' } as const;
function pageOfPlayer() {
  const page = openPage();
  page.send(LOOKED_UP);
  return page;
}

describe('a page that is opened (specification §2)', () => {
  test('starts the session and, at its address, the navigation', () => {
    const page = openPage();
    expect(page.session.inputs).toHaveLength(1);
    expect(page.navigation.inputs).toEqual([{ at: '/contact/' }]);
  });

  test('keeps running if its actions and later actors are not provided: they do nothing', async () => {
    const input = {
      at: '/',
    } as const;
    const { session, navigation } = { session: new Child().logic, navigation: new Child().logic };
    const page = createActor(appMachine.provide({ actors: { session, navigation } as never }), { input });
    page.start();
    for (const event of [LOG_OUT, RETURNED, MOVED, { type: 'site.shown', agencyId: 'A1' }] as const)
      page.send(event);
    await settled();
    expect(page.getSnapshot()).toMatchObject({ status: 'active', value: { fingerprint: 'waiting' } });
  });
});

describe('the session of the player (specification §2 and §4)', () => {
  test('is stored for the next page load, and the guards of the shown page run again at each other result', () => {
    const page = openPage();
    expect(page.after({ type: 'session.settled', status: 'signedOut' })).toEqual(['rememberSession']);
    expect(page.contextOf('rememberSession')?.status).toBe('signedOut');
    expect(page.navigation.received).toEqual(['navigation.reconsidered']);
    expect(page.after({ type: 'session.settled', status: 'signedOut' })).toEqual([]);
    expect(page.navigation.received).toHaveLength(1);
    page.send({ type: 'session.settled', status: 'unreachable' });
    expect(page.navigation.received).toHaveLength(2);
  });

  test('after a logout, the next page load starts as the page of a visitor', () => {
    const page = pageOfPlayer();
    page.send({ type: 'session.settled', status: 'signedIn' });
    page.after(LOG_OUT);
    expect(page.contextOf('rememberSession')?.status).toBe('signedOut');
    expect(page.navigation.received).toHaveLength(2);
    expect(page.after({ type: 'session.settled', status: 'signedOut' })).toEqual([]);
  });

  test('a page restored from the back/forward cache reads all amounts and the player again', () => {
    const page = pageOfPlayer();
    expect(page.after({ type: 'news.page.restored' })).toEqual(['resetPlayersData']);
    expect(page.session.received).toContain('session.lookUp');
  });
});

describe('the machine of a player', () => {
  const AT_SIGN_IN = ['removeOtherPlayersData', 'applyEffects', 'forgetVisitor', 'readAhead', 'startPlayer'];

  test('starts with the session bound to this tab, and no data of a visitor or another player', () => {
    const page = openPage();
    expect(page.after(LOGGED_IN)).toEqual(['bindSession', ...AT_SIGN_IN]);
    expect(page.contextOf('startPlayer')?.playerId).toBe('p-1');
  });

  test.each([LOOKED_UP, LOGGED_IN])('continues if the same player is signed in by $by', (event) => {
    const page = pageOfPlayer();
    expect(page.after(event)).toEqual(['bindSession', 'applyEffects', 'forgetVisitor', 'readAhead']);
  });

  test('stops when the session is lost; a waiting game tab is closed, and the success dialogs are removed', () => {
    const page = pageOfPlayer();
    expect(page.after({ type: 'session.lost' })).toEqual([
      'stopPlayer',
      'closeGameTab',
      'unbindSession',
      'forgetSuccesses',
      'applyEffects',
    ]);
  });

  test('after a logout, the data of the player is removed, and then the page reloads', () => {
    const page = pageOfPlayer();
    expect(page.after(LOG_OUT)).toEqual([
      'stopPlayer',
      'rememberSession',
      'closeGameTab',
      'unbindSession',
      'forgetSuccesses',
      'applyEffects',
      'forgetPlayer',
      'reload',
    ]);
  });

  test.each(['session.lost', 'session.ended'] as const)(
    '%s before any player is known also unbinds the tab from the session',
    (type) => {
      const page = openPage();
      expect(page.after({ type })).toContain('unbindSession');
      expect(page.state().player).toBe('absent');
    },
  );

  test('of another player replaces that of the first, whose game tab and success dialogs are removed', () => {
    const page = pageOfPlayer();
    expect(page.after(KEO_IS_THERE)).toEqual([
      'stopPlayer',
      'bindSession',
      'closeGameTab',
      'removeOtherPlayersData',
      'forgetSuccesses',
      ...AT_SIGN_IN.slice(1),
    ]);
    expect(page.contextOf('startPlayer')?.playerId).toBe('p-2');
  });

  test.each([
    ['without a logout', []],
    ['after the session was lost', [{ type: 'session.lost' }]],
  ] as const)('if another player signs in %s, the data of the first player is removed', (_, events) => {
    const page = pageOfPlayer();
    for (const event of events) page.send(event);
    page.after(KEO_IS_THERE);
    expect(page.contextOf('removeOtherPlayersData')?.playerId).toBe('p-1');
    expect(page.context().playerId).toBe('p-2');
  });
});

describe('what the machines report', () => {
  test('a fact about a player is applied once, whatever it is', () => {
    const page = pageOfPlayer();
    expect(page.after({ type: 'domain.order.moved', code: 'D-1', status: 'SUCCESS' })).toEqual([
      'applyEffects',
    ]);
    expect(page.after({ type: 'domain.game.opened', provider: 'gclub' })).toEqual(['applyEffects']);
  });

  test('a confirmed password change reloads the page as the login page (specification §4)', () => {
    expect(pageOfPlayer().after({ type: 'passwordChange.confirmed' })).toEqual(['goToLogin', 'reload']);
  });
});

test('all machines hear the news under its own name', () => {
  const page = pageOfPlayer();
  for (const type of ['news.network.restored', 'news.network.reconnected', 'news.clock.corrected'] as const) {
    page.send({ type });
    expect([page.session.received.at(-1), page.navigation.received.at(-1)]).toEqual([type, type]);
  }
});

describe('the address and the shown page (specification §2)', () => {
  const DEPARTED = { type: 'navigation.departed', to: '/contact/', replace: false } as const;

  test.each([
    ['', false, []],
    [', and during the delay after an outage repeats a failed look-up', true, ['session.lookUp']],
  ])('a link changes the address at once%s', (_, isReconnecting, received) => {
    const page = openPage();
    page.circumstances.isReconnecting = isReconnecting;
    expect(page.after(DEPARTED)).toEqual(['changeAddress']);
    expect(page.session.received).toEqual(received);
  });

  test('the scroll position is stored when Back or Forward leaves a page, before the page changes', () => {
    const page = openPage();
    expect(page.after(MOVED)).toEqual(['rememberPlace']);
    expect(page.navigation.received).toEqual(['news.navigation.moved']);
    expect(page.after(ARRIVED)).toEqual(['rememberEntry']);
  });

  test('a page whose code fails to load is reloaded once', () => {
    expect(openPage().after({ type: 'navigation.failed', problem: 'no code' })).toEqual(['reloadOnce']);
  });
});

describe('the registration', () => {
  test('starts when its page is opened, once, and continues until a player is signed in; the next visitor has an empty one', () => {
    const page = openPage();
    expect(page.after({ type: 'registration.opened' })).toEqual(['startRegistration']);
    expect(page.after({ ...ARRIVED, left: '/register/' })).toEqual(['rememberEntry']);
    expect(page.after({ type: 'registration.opened' })).toEqual([]);
    expect(page.after(LOOKED_UP)).toContain('stopRegistration');
    page.send({ type: 'session.lost' });
    expect(page.after({ type: 'registration.opened' })).toEqual(['startRegistration']);
  });
});

describe('the fingerprint of the device (specification §3 and §4)', () => {
  const SHOWN = { type: 'site.shown', agencyId: 'A1' } as const;

  test('its code is loaded after a layout is rendered, again with the next one if it fails; then the machine starts', async () => {
    const page = openPage();
    expect(page.loadFingerprint.calls).toHaveLength(0);
    expect(page.after(SHOWN)).toEqual([]);
    await page.loadFingerprint.reject(NETWORK);
    expect(page.after(SHOWN)).toEqual([]);
    await page.loadFingerprint.answer(undefined);
    expect(page.contextOf('startFingerprint')?.agencyId).toBe('A1');
    expect(page.state().fingerprint).toBe('running');
  });
});

expectEveryTransitionTaken(appMachine);
