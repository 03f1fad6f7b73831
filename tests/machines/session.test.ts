import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, fromPromise } from 'xstate';
import {
  type LogInIntent,
  type LogOutIntent,
  type LogOutResult,
  sessionMachine,
  type SignedInPlayer,
} from '../../machines/session.machine.ts';
import { submissionOf } from '../../machines/submission.machine.ts';
import { named, NETWORK, NO_USABLE_ANSWER, rejection, START, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const SOMPHONE: SignedInPlayer = { playerId: 'p-1', username: 'somphone', displayName: 'Somphone' };
const KEO: SignedInPlayer = { playerId: 'p-2', username: 'keo', displayName: 'Keo' };
const NO_PLAYER = rejection('UNAUTHENTICATED');
const FOUND = { type: 'session.started', playerId: 'p-1', by: 'lookUp' } as const;
const LOGGED_IN = { type: 'session.started', playerId: 'p-1', by: 'logIn' } as const;
/** Code that is there already. */
const LOADED = { logic: fromPromise(async () => undefined) };
const LOG_IN = { type: 'session.logIn', username: 'somphone', password: 'secret-88' } as const;

const startSession = (loadPlayerCode: { readonly logic: AnyActorLogic } = LOADED) => {
  const lookUpPlayer = new ControlledActor<SignedInPlayer>();
  const logIn = new ControlledActor<SignedInPlayer, LogInIntent>();
  const logInLookUp = new ControlledActor<SignedInPlayer | null, LogInIntent>();
  const logOut = new ControlledActor<LogOutResult, LogOutIntent>();
  const logOutLookUp = new ControlledActor<LogOutResult | null, LogOutIntent>();
  const session = start(
    sessionMachine,
    {
      lookUpPlayer,
      loadPlayerCode,
      logIn: { logic: submissionOf({ send: logIn.logic, lookUp: logInLookUp.logic }) },
      logOut: { logic: submissionOf({ send: logOut.logic, lookUp: logOutLookUp.logic }) },
    },
    { input: (given) => given },
  );
  return {
    ...session,
    lookUpPlayer,
    logIn,
    /** Finds out the outcome of a login: the player who is signed in, or null. */
    logInLookUp,
    logOut,
    /** Finds out the outcome of a logout: null if the same player is still signed in. */
    logOutLookUp,
    isSlow: () => session.submissionHas('slow'),
    isFindingOut: () => session.submissionHas('findingOut'),
    /** Whether the session or its submission stores a password. */
    keepsPassword: () => {
      const { context, children } = session.snapshot();
      return JSON.stringify([context, children.submission?.getSnapshot()]).includes('secret');
    },
    /** The emitted events, without `session.settled`. */
    get emitted() {
      return session.emitted.filter(({ type }) => type !== 'session.settled');
    },
    /** The statuses that `session.settled` reported. */
    get settled() {
      return session.emitted.flatMap((event) => (event.type === 'session.settled' ? [event.status] : []));
    },
  };
};

async function visitor() {
  const session = startSession();
  await session.lookUpPlayer.reject(NO_PLAYER);
  return session;
}

async function player() {
  const session = startSession();
  await session.lookUpPlayer.answer(SOMPHONE);
  return session;
}

describe('the session lookup (specification §2 and §4)', () => {
  test('while it runs neither menu shows; a second one restarts it, because its response may be outdated', async () => {
    const session = startSession();
    expect(session.has('loading')).toBe(true);
    expect(session.has('signedIn') || session.has('signedOut')).toBe(false);
    const [first] = session.lookUpPlayer.calls;
    session.send({ type: 'session.lookUp' });
    expect(first?.isOpen).toBe(false);
    await session.lookUpPlayer.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
  });

  test('a player who is found is signed in', async () => {
    const session = await player();
    expect(session.state()).toBe('signedIn');
    expect(session.context()).toMatchObject(SOMPHONE);
    expect(session.emitted).toEqual([FOUND]);
  });

  test('401 UNAUTHENTICATED means a visitor, without a lost session, who is looked up after a login in another tab', async () => {
    const session = await visitor();
    expect(session.state()).toBe('signedOut');
    expect(session.context().wasLost).toBe(false);
    expect(session.emitted).toEqual([]);
    session.send({ type: 'session.lookUp' });
    await session.lookUpPlayer.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
  });

  test.each(named(NETWORK, rejection('INTERNAL'), rejection('INVALID_CREDENTIALS')))(
    'a lookup without a usable response (%s) shows as signed out, with the reason, and a login is possible',
    async (_, failure) => {
      const session = startSession();
      await session.lookUpPlayer.reject(failure);
      expect(session.state()).toBe('unreachable');
      expect(session.has('signedOut')).toBe(true);
      expect(session.context().failure).toEqual(failure);
      session.send(LOG_IN);
      expect(session.state()).toBe('loggingIn');
    },
  );

  test.each(['session.lookUp', 'news.network.reconnected', 'news.page.returned'] as const)(
    'session unknown: %s repeats the lookup',
    async (type) => {
      const session = startSession();
      await session.lookUpPlayer.reject(NETWORK);
      session.send({ type });
      expect(session.has('loading')).toBe(true);
      expect(session.context().failure).toBeNull();
      expect(session.lookUpPlayer.calls).toHaveLength(2);
    },
  );

  test.each([
    ['at once', []],
    ['when the network is back', [NETWORK]],
  ])('a session that ended elsewhere is found lost %s, and emits `session.lost`', async (_, failures) => {
    const session = await player();
    session.send({ type: 'session.lookUp' });
    for (const failure of failures) {
      await session.lookUpPlayer.reject(failure);
      session.send({ type: 'news.network.reconnected' });
    }
    await session.lookUpPlayer.reject(NO_PLAYER);
    expect(session.state()).toBe('signedOut');
    expect(session.context()).toMatchObject({ playerId: null, wasLost: true });
    expect(session.emitted.at(-1)).toEqual({ type: 'session.lost' });
  });

  test('after a login of another player in another tab, that player is signed in here too', async () => {
    const session = await player();
    session.send({ type: 'session.lookUp' });
    await session.lookUpPlayer.answer(KEO);
    expect(session.context().playerId).toBe('p-2');
    expect(session.emitted.at(-1)).toEqual({ ...FOUND, playerId: 'p-2' });
  });

  test('a 401 of any call ends the session, which is marked as lost until a new login (contract §1)', async () => {
    const session = await player();
    session.send({ type: 'session.lost' });
    expect(session.state()).toBe('signedOut');
    expect(session.context()).toMatchObject({ playerId: null, wasLost: true });
    expect(session.emitted.at(-1)).toEqual({ type: 'session.lost' });
    session.send(LOG_IN);
    await session.logIn.answer(SOMPHONE);
    expect(session.context().wasLost).toBe(false);
  });
});

describe('a page is entered by a visitor (specification §2: the current player is requested)', () => {
  const ENTER = { type: 'session.enter' } as const;

  test('one lookup runs in the background, however many pages are entered: the visitor’s menu stays', async () => {
    const session = await visitor();
    session.send(ENTER);
    session.send(ENTER);
    expect(session.has('checking') && session.has('signedOut')).toBe(true);
    expect(session.has('loading')).toBe(false);
    expect(session.lookUpPlayer.calls).toHaveLength(2);
    await session.lookUpPlayer.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
    expect(session.emitted).toEqual([FOUND]);
  });

  test('no lookup while signed in or while a lookup runs', async () => {
    const session = startSession();
    session.send(ENTER);
    await session.lookUpPlayer.answer(SOMPHONE);
    session.send(ENTER);
    expect(session.lookUpPlayer.calls).toHaveLength(1);
    expect(session.state()).toBe('signedIn');
  });

  test('the rejection of a login is not shown on the next page', async () => {
    const session = await visitor();
    session.send(LOG_IN);
    await session.logIn.reject(rejection('INVALID_CREDENTIALS'));
    session.send(ENTER);
    expect(session.context().failure).toBeNull();
  });

  test('without a response the session is unknown, and earlier failures are cleared by the next page', async () => {
    const session = await visitor();
    session.send(ENTER);
    await session.lookUpPlayer.reject(NETWORK);
    expect(session.state()).toBe('unreachable');
    expect(session.context().failure).toEqual(NETWORK);
    session.send(ENTER);
    await session.lookUpPlayer.reject(NO_PLAYER);
    expect(session.state()).toBe('signedOut');
    expect(session.context()).toMatchObject({ failure: null, wasLost: false });
    expect(session.emitted).toEqual([]);
  });

  test('a player whose lookup had failed and whose session has ended: emits `session.lost`', async () => {
    const session = await player();
    session.send({ type: 'session.lookUp' });
    await session.lookUpPlayer.reject(NETWORK);
    session.send(ENTER);
    await session.lookUpPlayer.reject(NO_PLAYER);
    expect(session.state()).toBe('signedOut');
    expect(session.context()).toMatchObject({ playerId: null, wasLost: true });
    expect(session.emitted.at(-1)).toEqual({ type: 'session.lost' });
  });

  test('a login during the check makes the late response of the check ignored', async () => {
    const session = await visitor();
    session.send(ENTER);
    const check = session.lookUpPlayer.open;
    session.send(LOG_IN);
    await check.reject(NO_PLAYER);
    expect(session.state()).toBe('loggingIn');
    await session.logIn.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
  });

  test('a registration that signs in during the check restarts the lookup', async () => {
    const session = await visitor();
    session.send(ENTER);
    const check = session.lookUpPlayer.open;
    session.send({ type: 'session.lookUp' });
    await check.reject(NO_PLAYER);
    expect(session.has('loading')).toBe(true);
    await session.lookUpPlayer.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
  });
});

describe('the code that only players need (docs/decisions/0023)', () => {
  const loadingCode = async () => {
    const loadPlayerCode = new ControlledActor<void>();
    const session = startSession(loadPlayerCode);
    await session.lookUpPlayer.answer(SOMPHONE);
    return { session, loadPlayerCode };
  };

  test('is loaded before the player counts as signed in', async () => {
    const { session, loadPlayerCode } = await loadingCode();
    expect([session.has('loading'), session.emitted]).toEqual([true, []]);
    await loadPlayerCode.answer();
    expect([session.state(), session.emitted]).toEqual(['signedIn', [FOUND]]);
  });

  test('leaves the menu for visitors in place if a look-up behind it finds a player', async () => {
    const loadPlayerCode = new ControlledActor<void>();
    const session = startSession(loadPlayerCode);
    await session.lookUpPlayer.reject(NO_PLAYER);
    session.send({ type: 'session.enter' });
    await session.lookUpPlayer.answer(SOMPHONE);
    expect(session.has('checking')).toBe(true);
    await loadPlayerCode.answer();
    expect(session.emitted).toEqual([FOUND]);
  });

  test('keeps the login form waiting after a login', async () => {
    const loadPlayerCode = new ControlledActor<void>();
    const session = startSession(loadPlayerCode);
    session.send(LOG_IN);
    await session.logIn.answer(SOMPHONE);
    expect(session.has('pending')).toBe(true);
    await loadPlayerCode.answer();
    expect(session.emitted).toEqual([LOGGED_IN]);
  });

  test('that fails to load leaves the session unknown, and is loaded again after the next look-up', async () => {
    const { session, loadPlayerCode } = await loadingCode();
    await loadPlayerCode.reject(NETWORK);
    expect(session.state()).toBe('unreachable');
    expect(session.context().failure).toEqual(NETWORK);
    session.send({ type: 'news.page.returned' });
    await session.lookUpPlayer.answer(SOMPHONE);
    await loadPlayerCode.answer();
    expect(session.state()).toBe('signedIn');
  });

  test('is not awaited after another look-up has begun', async () => {
    const { session, loadPlayerCode } = await loadingCode();
    session.send({ type: 'session.lookUp' });
    expect(session.state()).toEqual({ lookingUp: 'loading' });
    expect(loadPlayerCode.openCalls).toEqual([]);
  });
});

describe('logging in (specification §4, contract §1)', () => {
  test('the credentials are sent once, and the password is kept only until the outcome is known', async () => {
    const session = await visitor();
    session.send(LOG_IN);
    session.send({ ...LOG_IN, password: 'secret-99' });
    expect(session.logIn.calls.map((call) => call.input)).toEqual([
      { credentials: { username: 'somphone', password: 'secret-88' }, key: 'key-1', at: START },
    ]);
    expect(JSON.stringify(session.context())).not.toContain('secret');
    await session.logIn.answer(SOMPHONE);
    expect(session.keepsPassword()).toBe(false);
    expect(session.state()).toBe('signedIn');
    expect(session.context()).toMatchObject(SOMPHONE);
    expect(session.emitted).toEqual([LOGGED_IN]);
  });

  test('a login during the first lookup is sent at once, and the result of the lookup is ignored', async () => {
    const session = startSession();
    const lookUp = session.lookUpPlayer.open;
    session.send(LOG_IN);
    expect(session.has('pending')).toBe(true);
    expect(session.logIn.openCalls).toHaveLength(1);
    await lookUp.reject(NO_PLAYER);
    await session.logIn.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
  });

  describe.each(['INVALID_CREDENTIALS', 'RATE_LIMITED'] as const)('rejected with %s', (code) => {
    async function rejected() {
      const session = startSession();
      session.send(LOG_IN);
      await session.logIn.reject(rejection(code));
      return session;
    }

    test('the reason is shown at once, and the form can be sent again', async () => {
      const session = await rejected();
      expect(session.has('signedOut')).toBe(true);
      expect(session.has('pending')).toBe(false);
      expect(session.context().failure).toEqual(rejection(code));
      session.send(LOG_IN);
      expect(session.context().failure).toBeNull();
      expect(session.logIn.openCalls).toHaveLength(1);
    });

    test.each(named(NO_PLAYER, NETWORK))(
      'the reason stays if the lookup ends with %s',
      async (_, failure) => {
        const session = await rejected();
        await session.lookUpPlayer.reject(failure);
        expect(session.state()).toBe(failure === NETWORK ? 'unreachable' : 'signedOut');
        expect(session.context().failure).toEqual(rejection(code));
        expect(session.emitted).toEqual([]);
      },
    );

    test('if the lookup finds a session, its player is signed in; a login in another tab repeats it', async () => {
      const session = await rejected();
      const first = session.lookUpPlayer.open;
      session.send({ type: 'session.lookUp' });
      expect(first.isOpen).toBe(false);
      await session.lookUpPlayer.answer(KEO);
      expect(session.state()).toBe('signedIn');
      expect(session.context()).toMatchObject({ ...KEO, failure: null });
    });
  });

  test.each(NO_USABLE_ANSWER)(
    'after a login without a usable response (%s) the session is looked up',
    async (_, failure) => {
      const session = await visitor();
      session.send(LOG_IN);
      await session.logIn.reject(failure);
      expect(session.isFindingOut() && session.has('pending')).toBe(true);
      await session.logInLookUp.answer(SOMPHONE);
      expect(session.state()).toBe('signedIn');
      expect(session.context()).toMatchObject({ playerId: 'p-1', failure: null });
    },
  );

  test('no usable response, and another player is signed in: that player becomes the session', async () => {
    const session = await visitor();
    session.send(LOG_IN);
    await session.logIn.reject(TIMEOUT);
    const first = session.logInLookUp.open;
    session.send({ type: 'session.lookUp' });
    expect(first.isOpen, 'a login in another tab repeats the look-up').toBe(false);
    await session.logInLookUp.answer(KEO);
    expect(session.state()).toBe('signedIn');
    expect(session.context().playerId).toBe(KEO.playerId);
    expect(session.emitted).toEqual([{ ...LOGGED_IN, playerId: KEO.playerId }]);
  });

  test('after a login in another tab, a pending response to the login here is still used', async () => {
    const session = await visitor();
    session.send(LOG_IN);
    session.send({ type: 'session.lookUp' });
    expect([session.logIn.openCalls.length, session.logInLookUp.calls.length]).toEqual([1, 0]);
    await session.logIn.answer(SOMPHONE);
    expect(session.context().playerId).toBe(SOMPHONE.playerId);
  });

  describe('while it is unknown whether the previous session is valid', () => {
    /** It is unknown whether Somphone's session is still valid, and a login is in progress. */
    async function loggingIn() {
      const session = await player();
      session.send({ type: 'session.lookUp' });
      await session.lookUpPlayer.reject(NETWORK);
      session.send(LOG_IN);
      return session;
    }

    test('a rejected password does not decide about the previous session: it is looked up', async () => {
      const session = await loggingIn();
      await session.logIn.reject(rejection('INVALID_CREDENTIALS'));
      expect(session.context()).toMatchObject({
        playerId: SOMPHONE.playerId,
        failure: rejection('INVALID_CREDENTIALS'),
      });
      await session.lookUpPlayer.reject(NO_PLAYER);
      expect(session.state()).toBe('signedOut');
      expect(session.context()).toMatchObject({ playerId: null, failure: rejection('INVALID_CREDENTIALS') });
      expect(session.emitted.at(-1)).toEqual({ type: 'session.lost' });
    });

    test('no usable response, and no session: the previous session is lost', async () => {
      const session = await loggingIn();
      await session.logIn.reject(TIMEOUT);
      await session.logInLookUp.answer(null);
      expect(session.state()).toBe('signedOut');
      expect(session.context()).toMatchObject({ playerId: null, failure: TIMEOUT });
      expect(session.emitted.at(-1)).toEqual({ type: 'session.lost' });
    });
  });

  test('the response is lost and no player is signed in: the login has failed', async () => {
    const session = await visitor();
    session.send(LOG_IN);
    await session.logIn.reject(TIMEOUT);
    await session.logInLookUp.answer(null);
    expect(session.state()).toBe('signedOut');
    expect(session.context().failure).toEqual(TIMEOUT);
  });

  test('no usable response, and the network stays down: the session is looked up once it is restored', async () => {
    const session = await visitor();
    session.send(LOG_IN);
    await session.logIn.reject(NETWORK);
    await session.logInLookUp.reject(NETWORK);
    expect(session.has('signedOut')).toBe(true);
    expect(session.context().failure).toEqual(NETWORK);
    session.send({ type: 'news.network.reconnected' });
    await session.lookUpPlayer.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
  });
});

describe('a login that takes long (contract §1)', () => {
  const STOP = { type: 'submission.retry' } as const;

  async function loggingIn() {
    const session = await visitor();
    session.send(LOG_IN);
    return session;
  }

  test('is marked slow, also during the lookup, whose response is still used', async () => {
    const session = await loggingIn();
    await session.logIn.reject(NETWORK);
    await session.pass(5_000);
    expect(session.isSlow()).toBe(true);
    await session.logInLookUp.answer(SOMPHONE);
    expect(session.state()).toBe('signedIn');
    expect(session.isSlow()).toBe(false);
  });

  /** The response is slow, and the player stops waiting. */
  async function stopped() {
    const session = await loggingIn();
    await session.pass(5_000);
    session.send(STOP);
    return session;
  }

  test('the player can stop waiting: the session is looked up, and nothing is resent', async () => {
    const session = await stopped();
    expect(session.logIn.openCalls).toEqual([]);
    await session.logInLookUp.answer(null);
    expect(session.state()).toBe('signedOut');
    expect(session.context().failure).toEqual(TIMEOUT);
    expect(session.logIn.calls).toHaveLength(1);
  });

  test('the player can stop waiting for the lookup: the session is unknown, with the reason', async () => {
    const session = await stopped();
    await session.pass(5_000);
    session.send(STOP);
    expect(session.state()).toBe('unreachable');
    expect(session.context().failure).toEqual(TIMEOUT);
  });
});

describe('logging out (specification §4, contract §1)', () => {
  async function loggingOut() {
    const session = await player();
    session.send({ type: 'session.logOut' });
    return session;
  }

  test('a successful logout clears the player and emits session.ended, so that the page reloads', async () => {
    const session = await loggingOut();
    expect(session.has('signedIn') && session.has('pending')).toBe(true);
    await session.logOut.answer('ended');
    expect(session.state()).toBe('ended');
    expect(session.has('signedOut')).toBe(true);
    expect(session.context().playerId).toBeNull();
    expect(session.emitted.at(-1)).toEqual({ type: 'session.ended' });
    session.send(LOG_IN);
    expect(session.state(), 'a login is possible on a page that has not reloaded').toBe('loggingIn');
  });

  test.each(named(rejection('XSRF_INVALID'), TIMEOUT))(
    'a logout without success (%s) leaves the player signed in, with the reason, if the look-up still finds that player',
    async (_, failure) => {
      const session = await loggingOut();
      await session.logOut.reject(failure);
      expect(session.isFindingOut()).toBe(true);
      await session.logOutLookUp.answer(null);
      expect(session.state()).toBe('signedIn');
      expect(session.context().failure).toEqual(failure);
      expect(session.logOut.calls).toHaveLength(1);
    },
  );

  test('a 401 to the logout counts as logged out', async () => {
    const session = await loggingOut();
    await session.logOut.reject(NO_PLAYER);
    expect(session.state()).toBe('ended');
  });

  test.each([0, 1, 2])(
    'a session that is lost during a logout counts as ended (after %i failed requests)',
    async (rejections) => {
      const session = await loggingOut();
      if (rejections > 0) await session.logOut.reject(TIMEOUT);
      if (rejections > 1) await session.logOutLookUp.reject(NETWORK);
      session.send({ type: 'session.lost' });
      expect(session.state()).toBe('ended');
      expect(session.emitted.at(-1)).toEqual({ type: 'session.ended' });
    },
  );

  test.each(['loading', 'unreachable', 'checking'] as const)(
    'a logout is sent from a dialog that was open before the network failed (%s)',
    async (tag) => {
      const session = await player();
      session.send({ type: 'session.lookUp' });
      if (tag !== 'loading') await session.lookUpPlayer.reject(NETWORK);
      if (tag === 'checking') session.send({ type: 'session.enter' });
      expect(session.has(tag)).toBe(true);
      session.send({ type: 'session.logOut' });
      expect(session.logOut.openCalls).toHaveLength(1);
      expect(session.has('pending')).toBe(true);
    },
  );

  test('no usable response, and another player is signed in: the session starts again for that player', async () => {
    const session = await loggingOut();
    expect(session.logOut.open.input.playerId).toBe(SOMPHONE.playerId);
    await session.logOut.reject(TIMEOUT);
    const first = session.logOutLookUp.open;
    session.send({ type: 'session.lookUp' });
    expect(first.isOpen, 'a login in another tab repeats the look-up').toBe(false);
    await session.logOutLookUp.answer('someoneElse');
    expect(session.has('loading')).toBe(true);
    await session.lookUpPlayer.answer(KEO);
    expect(session.state()).toBe('signedIn');
    expect(session.context()).toMatchObject({ ...KEO, failure: null });
    expect(session.emitted.at(-1)).toEqual({ ...FOUND, playerId: KEO.playerId });
  });

  describe('the response is lost and the network stays down', () => {
    async function unresolved() {
      const session = await loggingOut();
      await session.logOut.reject(NETWORK);
      await session.logOutLookUp.reject(NETWORK);
      return session;
    }

    test('the player is shown as signed in, with the reason, and may try again', async () => {
      const session = await unresolved();
      expect(session.has('signedIn')).toBe(true);
      expect(session.has('pending')).toBe(false);
      expect(session.context().failure).toEqual(NETWORK);
      session.send({ type: 'session.logOut' });
      expect(session.context().failure).toBeNull();
      await session.logOut.answer('ended');
      expect(session.state()).toBe('ended');
    });

    test.each(['news.network.reconnected', 'news.page.returned', 'session.lookUp', 'session.enter'] as const)(
      '%s repeats the look-up',
      async (type) => {
        const session = await unresolved();
        session.send({ type });
        await session.logOutLookUp.answer('ended');
        expect([session.state(), session.logOut.calls.length]).toEqual(['ended', 1]);
      },
    );
  });
});

describe('each time the session is settled, its status is emitted (specification §2)', () => {
  test('signedIn when the look-up finds a player, signedOut when the session is lost', async () => {
    const session = startSession();
    expect(session.settled).toEqual([]);
    await session.lookUpPlayer.answer(SOMPHONE);
    expect(session.settled).toEqual(['signedIn']);
    session.send({ type: 'session.lost' });
    expect(session.settled).toEqual(['signedIn', 'signedOut']);
  });

  test('signedOut for a visitor, and unreachable when a look-up fails', async () => {
    const session = await visitor();
    session.send({ type: 'session.lookUp' });
    expect(session.settled).toEqual(['signedOut']);
    await session.lookUpPlayer.reject(NETWORK);
    expect(session.settled).toEqual(['signedOut', 'unreachable']);
  });
});

test('while the session is unknown, `session.lost` of another tab ends it', async () => {
  const session = await player();
  session.send({ type: 'session.lookUp' });
  await session.lookUpPlayer.reject(NETWORK);
  session.send({ type: 'session.lost' });
  expect(session.state()).toBe('signedOut');
  expect(session.emitted.at(-1)).toEqual({ type: 'session.lost' });
  session.send({ type: 'session.lookUp' });
  await session.lookUpPlayer.reject(NETWORK);
  session.send({ type: 'session.lost' });
  expect(session.state()).toBe('unreachable');
});

expectEveryTransitionTaken(sessionMachine);
