import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';

/** The player of the session, as returned by the server. */
export interface SignedInPlayer {
  readonly playerId: string;
  readonly username: string;
  readonly displayName: string;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SessionContext {
  readonly playerId: string | null;
  readonly username: string | null;
  /** Known from the login response before the current player is requested. */
  readonly displayName: string | null;
  /** Why the last login or logout failed. */
  readonly failure: Failure | null;
  /** Whether the current request takes longer than `SLOW_MS`. */
  readonly isSlow: boolean;
  /** Whether the session ended without a logout while the player was using the site. */
  readonly wasLost: boolean;
}

export type SessionEvent =
  | ({ readonly type: 'session.logIn' } & Credentials)
  | { readonly type: 'session.logOut' }
  /** The player stops waiting for the login. */
  | { readonly type: 'session.stopWaiting' }
  /** Fetches the current player again: after a registration that signed in, or when another tab changed the session. */
  | { readonly type: 'session.lookUp' }
  /** Navigation to a guarded page without a known session (specification §2). */
  | { readonly type: 'session.enter' }
  /** Some call was rejected with 401 UNAUTHENTICATED. */
  | { readonly type: 'session.lost' }
  | { readonly type: 'network.restored' };

export type SessionEmitted =
  /** `logIn`: the cached player is stale (specification §4). `lookUp`: the response is already in the cache. */
  | { readonly type: 'session.started'; readonly playerId: string; readonly by: 'logIn' | 'lookUp' }
  | { readonly type: 'session.lost' }
  | { readonly type: 'session.ended' }
  /** It is known whether a player is signed in, or that the look-up has failed. */
  | { readonly type: 'session.settled'; readonly status: 'signedIn' | 'signedOut' | 'unreachable' };

export type SessionSettled = Extract<SessionEmitted, { readonly type: 'session.settled' }>;

/** Params of guards for `onDone`/`onError`; xstate does not infer the event type in an array of transitions. */
type Rejected = { readonly event: ErrorActorEvent };
type Found = { readonly event: DoneActorEvent<SignedInPlayer> };

/**
 * The session: signed out or signed in, according to the player lookup (specification §4). The outcome of a login or logout
 * without a response is found out by fetching the current player (contract §1).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    /** `asking`: the current player is being requested. */
    tags: {} as 'loading' | 'signedIn' | 'signedOut' | 'unreachable' | 'pending' | 'checking' | 'asking',
  },
  actors: {
    lookUpPlayer: fromPromise<SignedInPlayer>(() => Promise.reject(new Error('not provided'))),
    logIn: fromPromise<SignedInPlayer, Credentials>(() => Promise.reject(new Error('not provided'))),
    logOut: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isSignedOut: (_, error: unknown) => isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    whoWasHereIsGone: ({ context }, error: unknown) =>
      context.playerId !== null && isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    aPlayerWasHere: ({ context }) => context.playerId !== null,
    isSomeoneElse: ({ context }, found: SignedInPlayer) => found.playerId !== context.playerId,
  },
  actions: {
    rememberPlayer: assign({
      playerId: (_, found: SignedInPlayer) => found.playerId,
      username: (_, found: SignedInPlayer) => found.username,
      displayName: (_, found: SignedInPlayer) => found.displayName,
      failure: null,
      isSlow: false,
      wasLost: false,
    }),
    beginAttempt: assign({ failure: null, isSlow: false }),
    rememberSlowness: assign({ isSlow: true }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    forgetPlayer: assign({ playerId: null, username: null, displayName: null }),
    rememberLoss: assign({ wasLost: true, failure: null }),
    announceLogIn: emit((_, found: SignedInPlayer) => ({
      type: 'session.started' as const,
      playerId: found.playerId,
      by: 'logIn' as const,
    })),
    announceFoundPlayer: emit((_, found: SignedInPlayer) => ({
      type: 'session.started' as const,
      playerId: found.playerId,
      by: 'lookUp' as const,
    })),
    announceStatus: emit((_, { status }: Pick<SessionSettled, 'status'>) => ({
      type: 'session.settled' as const,
      status,
    })),
    announceLoss: emit({ type: 'session.lost' }),
    announceEnd: emit({ type: 'session.ended' }),
  },
  delays: { untilSlow: SLOW_MS },
}).createMachine({
  id: 'session',
  description: 'Whether a player is signed in, as the server reports it (specification §4).',
  context: {
    playerId: null,
    username: null,
    displayName: null,
    failure: null,
    isSlow: false,
    wasLost: false,
  },
  initial: 'lookingUp',
  states: {
    lookingUp: {
      description:
        'The site requests the current player. It shows neither menu until the response arrives (specification §2).',
      tags: ['loading', 'asking'],
      invoke: {
        id: 'lookUpPlayer',
        src: 'lookUpPlayer',
        onDone: {
          description: 'The look-up finds a player with a session.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceFoundPlayer', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description:
              'The player who was signed in before is no longer signed in: another tab logged out, or the session ended.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
          },
          {
            description: 'The server reports that no player is signed in.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
          },
          {
            description:
              'The site receives no usable response. It treats the player as signed out (specification §2) and looks up again later.',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
      on: {
        'session.lookUp': {
          description:
            'The session may have changed. The site repeats the look-up, because the response on its way may be outdated.',
          target: 'lookingUp',
          reenter: true,
        },
        'session.logIn': {
          description:
            'The player sends the login form. The site drops the look-up, because the login response is newer.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.logOut': {
          description: 'The player logs out. The site no longer needs the result of the look-up.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
      },
    },

    unreachable: {
      description:
        'The site does not know whether a player is signed in. It shows the player as signed out, with the reason and a way to retry.',
      tags: ['signedOut', 'unreachable'],
      entry: { type: 'announceStatus', params: { status: 'unreachable' } },
      on: {
        'session.lookUp': {
          description:
            'The player retries, or another tab reports a new session. The site looks up the player again.',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'session.enter': {
          description: 'The player opens another page, and the site looks up the player again.',
          target: 'checking',
        },
        'network.restored': {
          description:
            'The network is back, or the page is visible again. The site looks up the player again.',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'session.logIn': {
          description:
            'The player sends the login form. Its response also shows whether the server can be reached.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.logOut': {
          description: 'The player logs out from a dialog that was open before the network failed.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
        'session.lost': {
          description: 'A response or another tab reports that the session of the player has ended.',
          guard: 'aPlayerWasHere',
          target: 'signedOut',
          actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
        },
      },
    },

    signedOut: {
      description: 'The visitor may log in or register (specification §6).',
      tags: ['signedOut'],
      entry: { type: 'announceStatus', params: { status: 'signedOut' } },
      on: {
        'session.logIn': {
          description: 'The visitor sends the login form.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.lookUp': {
          description:
            'The visitor may have signed in elsewhere, for example in another tab. The site looks up the player.',
          target: 'lookingUp',
        },
        'session.enter': {
          description:
            'The visitor opens a page. The site requests the current player once more (specification §2).',
          target: 'checking',
          actions: 'forgetFailure',
        },
      },
    },

    checking: {
      description:
        'On entry to a page, the site looks up whether a player has signed in. The menu for visitors stays.',
      tags: ['signedOut', 'checking', 'asking'],
      invoke: {
        id: 'checkPlayer',
        src: 'lookUpPlayer',
        onDone: {
          description: 'The look-up finds a player who has signed in from another tab.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceFoundPlayer', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'The player who was signed in before the network failed is no longer signed in.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
          },
          {
            description: 'The server still reports that no player is signed in.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: 'forgetFailure',
          },
          {
            description: 'The site receives no usable response and looks up the player again later.',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
      on: {
        'session.lookUp': {
          description:
            'The session may have changed. The site starts a new look-up, because the response on its way may be outdated.',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'session.logIn': {
          description:
            'The visitor sends the login form. The site drops the look-up, because the login response is newer.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.logOut': {
          description: 'The player logs out from a dialog that was open before the network failed.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
      },
    },

    loggingIn: {
      description:
        'The site has sent the username and the password and waits for the server (specification §7).',
      tags: ['signedOut', 'pending'],
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => {
          if (event.type !== 'session.logIn') throw new Error(`logging in by ${event.type}`);
          return { username: event.username, password: event.password };
        },
        onDone: {
          description:
            'The server accepts the login. The cached player data is stale, so the site reads it again (specification §4).',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceLogIn', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'The site receives no usable response, so the login may have succeeded.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOutLogIn',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description: 'The server rejects the login. The form shows the reason.',
            target: 'logInRejected',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
      after: {
        untilSlow: {
          description:
            'The request takes longer than usual. The site informs the player and explains what is safe to do.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'session.stopWaiting': {
          description: 'The player stops waiting. The site looks up whether the login succeeded.',
          target: 'findingOutLogIn',
          actions: 'rememberNoAnswer',
        },
      },
    },

    findingOutLogIn: {
      description:
        'The site has no usable response to the login, so it requests the current player (contract §1).',
      tags: ['signedOut', 'pending', 'asking'],
      invoke: {
        id: 'findOutLogIn',
        src: 'lookUpPlayer',
        onDone: {
          description:
            'The look-up finds a player: the login succeeded, or another player is signed in. The site shows that player.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceLogIn', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description:
              'The login failed, and the player who was signed in before the network failed is no longer signed in.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['forgetPlayer', 'announceLoss'],
          },
          {
            description: 'The server reports that no player is signed in, so the login failed.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
          },
          {
            description:
              'The look-up fails too. The login may have succeeded, so the site looks up the player again later.',
            target: 'unreachable',
          },
        ],
      },
      after: {
        untilSlow: {
          description:
            'The request takes longer than usual. The site informs the player and explains what is safe to do.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'session.stopWaiting': {
          description:
            'The player stops waiting. The outcome stays unknown, and the site looks up the player again later.',
          target: 'unreachable',
        },
        'session.lookUp': {
          description:
            'Another tab has changed the session. The site repeats the look-up, because the response on its way may be outdated.',
          target: 'findingOutLogIn',
          reenter: true,
        },
      },
    },

    logInRejected: {
      description:
        'The form shows why the login was rejected. The site looks up the player, because the rejection does not report who is signed in.',
      tags: ['signedOut', 'asking'],
      invoke: {
        id: 'lookUpAfterRejection',
        src: 'lookUpPlayer',
        onDone: {
          description: 'The look-up finds a player who signed in earlier or from another tab.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceFoundPlayer', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'The player who was signed in before the network failed is no longer signed in.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['forgetPlayer', 'announceLoss'],
          },
          {
            description:
              'The server reports that no player is signed in. The form still shows the reason of the rejection.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
          },
          {
            description:
              'The site receives no usable response. The form still shows the reason of the rejection.',
            target: 'unreachable',
          },
        ],
      },
      on: {
        'session.logIn': {
          description: 'The player sends the login form again.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.enter': {
          description: 'The player opens another page, which does not show the rejection.',
          target: 'checking',
          actions: 'forgetFailure',
        },
        'session.lookUp': {
          description:
            'Another tab has changed the session. The site repeats the look-up, because the response on its way may be outdated.',
          target: 'logInRejected',
          reenter: true,
        },
      },
    },

    signedIn: {
      description: 'The player may open all pages (specification §6).',
      tags: ['signedIn'],
      entry: { type: 'announceStatus', params: { status: 'signedIn' } },
      on: {
        'session.logOut': {
          description: 'The player chooses to log out.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
        'session.lost': {
          description:
            'The server no longer knows the session. Only a 401 UNAUTHENTICATED response means this (contract §1).',
          target: 'signedOut',
          actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
        },
        'session.lookUp': {
          description: 'Another tab may have changed the session. The site looks up the player.',
          target: 'lookingUp',
        },
      },
    },

    loggingOut: {
      description: 'The site has asked the server to end the session.',
      tags: ['signedIn', 'pending'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { description: 'The server has ended the session.', target: 'ended' },
        onError: [
          {
            description:
              'The server reports that there is no session any more, which is what the player requested.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'ended',
          },
          {
            description:
              'The server rejects the logout, or the site receives no usable response. The site looks up whether the player is signed in.',
            target: 'findingOutLogOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
      on: {
        'session.lost': {
          description:
            'A response or another tab reports that there is no session any more, which is what the player requested.',
          target: 'ended',
        },
      },
    },

    findingOutLogOut: {
      description:
        'The server did not confirm the logout, so the site requests the current player (contract §1).',
      tags: ['signedIn', 'pending', 'asking'],
      invoke: {
        id: 'findOutLogOut',
        src: 'lookUpPlayer',
        onDone: [
          {
            description:
              'Another player has signed in from another tab. The site starts over for that player.',
            guard: { type: 'isSomeoneElse', params: ({ event }: Found) => event.output },
            target: 'lookingUp',
            actions: 'forgetFailure',
          },
          { description: 'The player is still signed in, so the logout failed.', target: 'signedIn' },
        ],
        onError: [
          {
            description: 'The server reports that no player is signed in, so the logout succeeded.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'ended',
          },
          {
            description: 'The site receives no usable response, so the outcome stays unknown.',
            target: 'logOutUnresolved',
          },
        ],
      },
      on: {
        'session.lookUp': {
          description:
            'Another tab has changed the session. The site repeats the look-up, because the response on its way may be outdated.',
          target: 'findingOutLogOut',
          reenter: true,
        },
        'session.lost': {
          description:
            'A response or another tab reports that there is no session any more, so the logout succeeded.',
          target: 'ended',
        },
      },
    },

    logOutUnresolved: {
      description:
        'The site does not know whether the logout succeeded. It shows the player as signed in, with the reason, and looks up again later.',
      tags: ['signedIn'],
      on: {
        'session.logOut': {
          description: 'The player retries the logout.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
        'session.lookUp': {
          description: 'Another tab has changed the session. The site looks up the player.',
          target: 'findingOutLogOut',
        },
        'session.enter': {
          description: 'The player opens another page. The site looks up whether the logout succeeded.',
          target: 'findingOutLogOut',
        },
        'network.restored': {
          description:
            'The network is back, or the page is visible again. The site looks up the player again.',
          target: 'findingOutLogOut',
        },
        'session.lost': {
          description:
            'A response or another tab reports that there is no session any more, so the logout succeeded.',
          target: 'ended',
        },
      },
    },

    ended: {
      description: 'The site removes the cached player data and reloads the page (specification §4).',
      tags: ['signedOut'],
      entry: ['forgetPlayer', 'announceEnd'],
      on: {
        'session.logIn': {
          description: 'The player sends the login form before the page has reloaded.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
      },
    },
  },
});
