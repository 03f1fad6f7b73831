import { describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor, fromCallback } from 'xstate';
import { appMachine } from '../../machines/app.machine.ts';
import type { AppContext, AppEvent } from '../../machines/app.vocabulary.ts';
import { lateLogic } from '../../machines/late-logic.ts';
import { clockLogic, keyLogic } from '../../machines/clock-and-keys.ts';
import { playerMachine } from '../../machines/player.machine.ts';
import { ControlledActor, settled } from './harness/actors.ts';
import { NETWORK, rejection } from './harness/facts.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

/** Everything that the site does outside the actor system. */
const EFFECTS = [
  'announceMoment',
  'bindSession',
  'changeAddress',
  'closeGameTab',
  'forgetForm',
  'forgetPlayer',
  'forgetVisitor',
  'goToLogin',
  'preparePlayer',
  'readAhead',
  'refreshReads',
  'reload',
  'reloadOnce',
  'rememberEntry',
  'rememberPlace',
  'rememberSession',
  'removeOtherPlayersData',
  'resetPlayersData',
  'showFailure',
  'showSuccess',
  'unbindSession',
] as const;
type Effect = (typeof EFFECTS)[number];

/** An actor that does nothing but record with which inputs it was started, what it received, and whether it has stopped. */
class Child {
  readonly inputs: unknown[] = [];
  readonly received: string[] = [];
  isRunning = false;
  readonly logic = fromCallback<{ type: string }, unknown>(({ input, receive }) => {
    this.inputs.push(input);
    this.isRunning = true;
    receive(({ type }) => this.received.push(type));
    return () => {
      this.isRunning = false;
    };
  });
}

/** Opens a page on which nobody is known to be signed in yet. A test sends the news and the reports, and settles nothing else. */
function openPage() {
  const circumstances = { isReconnecting: false, passwordChangeEndsSession: false };
  /** The effects since the last look, with the context in which each was asked for. */
  const effects: { readonly name: Effect; readonly context: AppContext }[] = [];
  const spies = EFFECTS.map((name) => [
    name,
    ({ context }: { readonly context: AppContext }) => effects.push({ name, context }),
  ]);
  const page = start(
    appMachine.provide({ actions: Object.fromEntries(spies) }),
    {
      session: new Child(),
      navigation: new Child(),
      toasts: new Child(),
      successes: new Child(),
      player: new Child(),
      registration: new Child(),
      fingerprint: new Child(),
      upgrade: new Child(),
      loadFingerprint: new ControlledActor<void>(),
    },
    {
      guards: {
        isReconnecting: () => circumstances.isReconnecting,
        passwordChangeEndsSession: () => circumstances.passwordChangeEndsSession,
      },
      input: (given) => ({ ...given, at: '/contact/', spread: 0.5 }),
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
const REJECTED = {
  type: 'domain.passwordChange.rejected',
  failure: rejection('INVALID_CREDENTIALS'),
} as const;

function pageOfPlayer() {
  const page = openPage();
  page.send(LOOKED_UP);
  return page;
}

describe('a page that is opened (specification §2)', () => {
  test('starts session, navigation at its address, toasts and success dialogs, and no other actor', () => {
    const { session, navigation, toasts, successes, ...others } = openPage();
    expect([session, navigation, toasts, successes].map(({ isRunning }) => isRunning)).not.toContain(false);
    expect(navigation.inputs).toEqual([{ at: '/contact/' }]);
    const { player, registration, fingerprint, upgrade } = others;
    const later = [player, registration, fingerprint, upgrade];
    expect(later.map(({ isRunning }) => isRunning)).not.toContain(true);
  });

  test('keeps running if its actions and later actors are not provided: they do nothing', async () => {
    const input = {
      at: '/',
      build: null,
      spread: 0,
    } as const;
    const { session, navigation } = { session: new Child().logic, navigation: new Child().logic };
    const page = createActor(appMachine.provide({ actors: { session, navigation } as never }), { input });
    page.start();
    for (const event of [LOG_OUT, RETURNED, MOVED, REJECTED, { type: 'site.shown', agencyId: 'A1' }] as const)
      page.send(event);
    await settled();
    expect(page.getSnapshot()).toMatchObject({ status: 'active', value: { fingerprint: 'waiting' } });
  });
});

describe('the session of the player (specification §2 and §4)', () => {
  test('is stored for the next page load, and the guards of the shown page run again', () => {
    const page = openPage();
    expect(page.after({ type: 'session.settled', status: 'signedOut' })).toEqual(['rememberSession']);
    expect(page.contextOf('rememberSession')?.status).toBe('signedOut');
    expect(page.navigation.received).toEqual(['navigation.reconsidered']);
  });

  test('a look-up with the same result as the last one does not run the guards again', () => {
    const page = openPage();
    page.send({ type: 'session.settled', status: 'signedIn' });
    expect(page.after({ type: 'session.settled', status: 'signedIn' })).toEqual([]);
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

  test.each([
    ['the network is back, after the random delay', { type: 'news.network.reconnected' }],
    ['the page is visible again', RETURNED],
  ] as const)('a failed look-up is repeated when %s', (_, event) => {
    const page = openPage();
    page.send(event);
    expect(page.session.received).toEqual(['news.network.restored']);
  });

  test('a failed look-up is not repeated before the random delay, so that not all clients send requests at once', () => {
    const page = openPage();
    page.send({ type: 'news.network.restored' });
    expect(page.session.received).toEqual([]);
  });

  test('a page restored from the back/forward cache reads all amounts and the player again', () => {
    const page = pageOfPlayer();
    expect(page.after({ type: 'news.page.restored' })).toEqual(['resetPlayersData']);
    expect(page.session.received).toEqual(['session.lookUp']);
  });

  test.each([{ type: 'news.tabs.sessionChanged' }, { type: 'registration.signedIn' }] as const)(
    'is looked up again after $type',
    (event) => {
      const page = openPage();
      page.send(event);
      expect(page.session.received).toEqual(['session.lookUp']);
    },
  );

  test.each([
    { type: 'news.response.unauthenticated' },
    { type: 'news.tabs.sessionEnded' },
    { type: 'passwordChange.sessionLost' },
  ] as const)('is reported as lost after $type', (event) => {
    const page = pageOfPlayer();
    page.send(event);
    expect(page.session.received).toEqual(['session.lost']);
  });

  test('a 401 caused by a password change is ignored, and the dialog of the change stays', () => {
    const page = pageOfPlayer();
    page.circumstances.passwordChangeEndsSession = true;
    expect(page.after({ type: 'news.response.unauthenticated' })).toEqual([]);
    expect(page.session.received).toEqual([]);
    expect(page.player.isRunning).toBe(true);
  });
});

describe('the actors of a player', () => {
  test('start when a player is signed in, for that player', () => {
    const page = openPage();
    page.send(LOOKED_UP);
    expect(page.player.inputs).toEqual([expect.objectContaining({ playerId: 'p-1' })]);
    expect(page.player.isRunning).toBe(true);
  });

  test('start with the session bound to this tab, prepared journals, and no data of a visitor or another player', () => {
    const page = openPage();
    expect(page.after(LOGGED_IN)).toEqual([
      'bindSession',
      'preparePlayer',
      'removeOtherPlayersData',
      'refreshReads',
      'forgetVisitor',
      'readAhead',
    ]);
  });

  test.each([LOOKED_UP, LOGGED_IN])('continue if the same player is signed in by $by', (event) => {
    const page = pageOfPlayer();
    expect(page.after(event)).toEqual(['bindSession', 'refreshReads', 'forgetVisitor', 'readAhead']);
    expect(page.player.inputs).toHaveLength(1);
    expect(page.successes.received).toEqual([]);
  });

  test('stop when the session is lost; a waiting game tab is closed, and the success dialogs are removed', () => {
    const page = pageOfPlayer();
    expect(page.after({ type: 'session.lost' })).toEqual(['closeGameTab', 'unbindSession', 'refreshReads']);
    expect(page.player.isRunning).toBe(false);
    expect(page.successes.received).toEqual(['success.forget']);
  });

  test('after a logout, the data of the player is removed, and then the page reloads', () => {
    const page = pageOfPlayer();
    expect(page.after(LOG_OUT)).toEqual([
      'rememberSession',
      'closeGameTab',
      'unbindSession',
      'refreshReads',
      'forgetPlayer',
      'reload',
    ]);
    expect(page.player.isRunning).toBe(false);
    expect(page.successes.received).toEqual(['success.forget']);
  });

  test.each([
    ['session.lost', ['unbindSession', 'refreshReads']],
    ['session.ended', ['rememberSession', 'unbindSession', 'refreshReads', 'forgetPlayer', 'reload']],
  ] as const)('%s before any player is known also unbinds the tab from the session', (type, effects) => {
    const page = openPage();
    expect(page.after({ type })).toEqual(effects);
    expect(page.successes.received).toEqual(['success.forget']);
  });

  test('of another player replace those of the first, whose game tab and success dialogs are removed', () => {
    const page = pageOfPlayer();
    expect(page.after(KEO_IS_THERE)).toEqual([
      'bindSession',
      'closeGameTab',
      'preparePlayer',
      'removeOtherPlayersData',
      'refreshReads',
      'forgetVisitor',
      'readAhead',
    ]);
    expect(page.player.inputs.at(-1)).toMatchObject({ playerId: 'p-2' });
    expect(page.successes.received).toEqual(['success.forget']);
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

  test('of two players never run at the same time', () => {
    const page = createActor(
      appMachine.provide({
        actors: {
          session: new Child().logic as never,
          player: lateLogic(() => playerMachine),
          clock: clockLogic({ now: () => 0 }),
          keys: keyLogic({ newKey: () => 'key-1' }),
        },
      }),
      { input: { at: '/', spread: 0 } },
    );
    page.start();
    page.send(LOOKED_UP);
    const first: AnyActorRef | undefined = page.system.get('promotionClaim');
    page.send(KEO_IS_THERE);
    const second: AnyActorRef | undefined = page.system.get('promotionClaim');
    expect([first, second].map((actor) => actor?.getSnapshot().status)).toEqual(['stopped', 'active']);
  });

  const NEWS = [
    { type: 'news.network.restored' },
    RETURNED,
    { type: 'news.clock.corrected' },
    ARRIVED,
    MOVED,
  ] as const satisfies readonly AppEvent[];

  test.each(NEWS)('receive $type', (event) => {
    const page = pageOfPlayer();
    page.send(event);
    expect(page.player.received).toEqual([event.type]);
  });

  test.each(NEWS)('do not run for a visitor, so $type is not forwarded', (event) => {
    const page = openPage();
    page.send(event);
    expect(page.player.received).toEqual([]);
  });
});

describe('what the actors report', () => {
  test.each<AppEvent>([
    { type: 'domain.deposit.followed', code: 'D-1' },
    { type: 'domain.deposit.left' },
    { type: 'domain.deposit.rejected', code: null },
    { type: 'domain.withdraw.requested', code: 'W-1' },
    { type: 'domain.withdraw.followed', code: 'W-1' },
    { type: 'domain.withdraw.left' },
    { type: 'domain.withdraw.rejected', code: null },
    { type: 'domain.bankAccount.found' },
    { type: 'domain.promotion.rejected', code: null },
    { type: 'domain.promotion.kept', usageId: 'u-1' },
    { type: 'domain.responsiblePlay.changed' },
    { type: 'domain.game.opened', provider: 'gclub' },
    { type: 'domain.game.returned', provider: 'gclub' },
  ])('$type: outdated data is read again', (event) => {
    expect(pageOfPlayer().after(event)).toEqual(['refreshReads']);
  });

  test.each<AppEvent>([
    { type: 'domain.order.moved', code: 'D-1', status: 'SUCCESS' },
    { type: 'domain.withdraw.moved', code: 'W-1', status: 'SUCCESS' },
    { type: 'domain.bankAccount.added' },
    { type: 'domain.promotion.claimed', usageId: 'u-1', promotionId: 'm-1' },
    { type: 'domain.promotion.canceled', usageId: 'u-1' },
  ])('after $type, a dialog is shown with the cached data, which is then read again (§8)', (event) => {
    expect(pageOfPlayer().after(event)).toEqual(['showSuccess', 'refreshReads']);
  });

  test('a registration is confirmed by a dialog, and the form is cleared (specification §8)', () => {
    const page = openPage();
    expect(page.after({ type: 'domain.registration.registered' })).toEqual(['forgetForm']);
    expect(page.successes.received).toEqual(['success.reported']);
  });

  test('a message shows why a password was not changed (specification §8)', () => {
    expect(pageOfPlayer().after(REJECTED)).toEqual(['showFailure']);
  });

  test('a confirmed password change reloads the page as the login page (specification §4)', () => {
    expect(pageOfPlayer().after({ type: 'passwordChange.confirmed' })).toEqual(['goToLogin', 'reload']);
  });

  test('an accepted build reloads the page', () => {
    expect(pageOfPlayer().after({ type: 'upgrade.accepted' })).toEqual(['reload']);
  });
});

describe('the address and the shown page (specification §2)', () => {
  const DEPARTED = { type: 'navigation.departed', to: '/contact/', replace: false } as const;

  test('a link changes the address at once, and repeats no look-up', () => {
    const page = openPage();
    expect(page.after(DEPARTED)).toEqual(['changeAddress']);
    expect(page.session.received).toEqual([]);
  });

  test('a link during the delay after an outage also repeats a failed look-up at once', () => {
    const page = openPage();
    page.circumstances.isReconnecting = true;
    expect(page.after(DEPARTED)).toEqual(['changeAddress']);
    expect(page.session.received).toEqual(['news.network.restored']);
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

  test('the intent to follow a link, and its end, are forwarded to the navigation, which preloads the page', () => {
    const page = openPage();
    page.send({ type: 'link.intended', to: '/contact/' });
    page.send({ type: 'link.abandoned' });
    expect(page.navigation.received).toEqual(['link.intended', 'link.abandoned']);
  });
});

describe('the registration', () => {
  function registering() {
    const page = openPage();
    page.send({ type: 'registration.opened' });
    return page;
  }

  test('starts when its page is opened, and continues after the page is left and opened again', () => {
    const page = registering();
    page.send({ ...ARRIVED, left: '/register/' });
    page.send({ type: 'registration.opened' });
    expect(page.registration.inputs).toEqual([
      { clock: page.snapshot().children.clock, keys: page.snapshot().children.keys },
    ]);
    expect(page.registration.isRunning).toBe(true);
  });

  test('clears its failure when its page is left, but not when another page is left', () => {
    const page = registering();
    page.send({ ...ARRIVED, left: '/login/' });
    expect(page.registration.received).toEqual([]);
    page.send({ ...ARRIVED, left: '/register/' });
    expect(page.registration.received).toEqual(['registration.edit']);
  });

  test('is retried when the network is back', () => {
    const page = registering();
    page.send({ type: 'news.network.restored' });
    expect(page.registration.received).toEqual(['news.network.restored']);
  });

  test('stops when a player is signed in, and the next visitor starts with an empty one', () => {
    const page = registering();
    page.send(LOOKED_UP);
    expect(page.registration.isRunning).toBe(false);
    page.send({ type: 'session.lost' });
    page.send({ type: 'registration.opened' });
    expect(page.registration.inputs).toHaveLength(2);
  });
});

describe('the fingerprint of the device (specification §3 and §4)', () => {
  const SHOWN = { type: 'site.shown', agencyId: 'A1' } as const;

  async function sending() {
    const page = openPage();
    page.send(SHOWN);
    await page.loadFingerprint.answer(undefined);
    return page;
  }

  test('its code is loaded after a layout is rendered; then the actor starts with the id of the agency', async () => {
    const page = openPage();
    expect(page.loadFingerprint.calls).toHaveLength(0);
    page.send(SHOWN);
    expect(page.fingerprint.isRunning).toBe(false);
    await page.loadFingerprint.answer(undefined);
    expect(page.fingerprint.received).toEqual(['site.shown']);
    expect(page.context().agencyId).toBe('A1');
  });

  test('code that fails to load is loaded again when the next layout is rendered', async () => {
    const page = openPage();
    page.send(SHOWN);
    await page.loadFingerprint.reject(NETWORK);
    expect(page.fingerprint.isRunning).toBe(false);
    page.send(SHOWN);
    await page.loadFingerprint.answer(undefined);
    expect(page.fingerprint.isRunning).toBe(true);
  });

  test.each([
    ['another layout is rendered', SHOWN, 'site.shown'],
    [
      'the network is back, after the random delay',
      { type: 'news.network.reconnected' },
      'news.network.restored',
    ],
    ['the clock is corrected', { type: 'news.clock.corrected' }, 'news.clock.corrected'],
    ['the page is visible again, perhaps on another day', RETURNED, 'news.clock.corrected'],
  ] as const)('the actor receives an event when %s', async (_, event, received) => {
    const page = await sending();
    page.send(event);
    expect(page.fingerprint.received).toEqual(['site.shown', received]);
  });
});

describe('a newer build', () => {
  function looking() {
    const page = openPage();
    page.send({ type: 'upgrade.loaded', build: 'b-1' });
    return page;
  }

  test('is looked up by one actor once its code is loaded, however often the layout is mounted', () => {
    const page = looking();
    page.send({ type: 'upgrade.loaded', build: 'b-1' });
    expect(page.upgrade.inputs).toEqual([expect.objectContaining({ build: 'b-1', spread: 0.5 })]);
  });

  test('may be looked up and announced when the player returns to the page', () => {
    const page = looking();
    expect(page.after(RETURNED)).toEqual(['announceMoment']);
    expect(page.upgrade.received).toEqual(['news.page.returned']);
  });

  test('may be announced when another page is shown, but not after a change of the query or on the first page', () => {
    const page = looking();
    expect(page.after({ ...ARRIVED, left: '/login/' })).toEqual(['rememberEntry', 'announceMoment']);
    expect(page.after({ ...ARRIVED, left: null })).toEqual(['rememberEntry']);
  });
});

expectEveryTransitionTaken(appMachine);
