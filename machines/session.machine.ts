import { assign, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';

/** Who the server says is here. */
export interface SignedInPlayer {
  readonly playerId: string;
  readonly username: string;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SessionContext {
  readonly playerId: string | null;
  /** Why the last attempt ended without what was asked for. */
  readonly failure: Failure | null;
  /** Whether what was sent last has been waited for long. */
  readonly isSlow: boolean;
  /** Whether the session ended by itself while the player was in the middle of something. */
  readonly wasLost: boolean;
}

export type SessionEvent =
  | ({ readonly type: 'session.logIn' } & Credentials)
  | { readonly type: 'session.logOut' }
  /** The player has waited long enough for the login. */
  | { readonly type: 'session.stopWaiting' }
  /** Asks the server again who is here: after a registration that signed in, or when another tab changed it. */
  | { readonly type: 'session.lookUp' }
  /** A page is entered by someone who is not signed in, as far as is known (specification §2). */
  | { readonly type: 'session.enter' }
  /** Any call was answered with 401 UNAUTHENTICATED. */
  | { readonly type: 'session.lost' }
  | { readonly type: 'line.restored' };

export type SessionEmitted =
  | { readonly type: 'session.started'; readonly playerId: string }
  | { readonly type: 'session.lost' }
  | { readonly type: 'session.ended' };

/** What a guard of an answer is given; xstate does not infer it inside a list of transitions. */
type Refused = { readonly event: ErrorActorEvent };

/**
 * The session: signed out or signed in, according to the player lookup (specification §4). A write whose answer never
 * came is resolved by asking who is here (contract §1).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'loading' | 'signedIn' | 'signedOut' | 'unreachable' | 'pending' | 'checking',
  },
  actors: {
    lookUpPlayer: fromPromise<SignedInPlayer>(() => Promise.reject(new Error('not provided'))),
    logIn: fromPromise<SignedInPlayer, Credentials>(() => Promise.reject(new Error('not provided'))),
    logOut: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    nobodyIsSignedIn: (_, error: unknown) => isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    whoWasHereIsGone: ({ context }, error: unknown) =>
      context.playerId !== null && isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    /** Whoever was here before the line failed: a password that is refused says nothing about their session. */
    whoWasHereMayStillBe: ({ context }) => context.playerId !== null,
  },
  actions: {
    rememberPlayer: assign({
      playerId: (_, found: SignedInPlayer) => found.playerId,
      failure: null,
      wasLost: false,
    }),
    beginAttempt: assign({ failure: null, isSlow: false }),
    rememberSlowness: assign({ isSlow: true }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    forgetPlayer: assign({ playerId: null }),
    rememberLoss: assign({ wasLost: true, failure: null }),
    announceStart: emit((_, found: SignedInPlayer) => ({
      type: 'session.started' as const,
      playerId: found.playerId,
    })),
    announceLoss: emit({ type: 'session.lost' }),
    announceEnd: emit({ type: 'session.ended' }),
  },
  delays: { untilSlow: SLOW_MS },
}).createMachine({
  id: 'session',
  description: 'Whether someone is signed in, as the server knows it (specification §4).',
  context: { playerId: null, failure: null, isSlow: false, wasLost: false },
  initial: 'lookingUp',
  states: {
    lookingUp: {
      description: 'The current player is requested; neither menu shows meanwhile (specification §2).',
      tags: ['loading'],
      invoke: {
        id: 'lookUpPlayer',
        src: 'lookUpPlayer',
        onDone: {
          description: 'The player is there: signed in.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceStart', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'The player who was here has gone: another tab logged out, or the session ended.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Refused) => event.error },
            target: 'signedOut',
            actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
          },
          {
            description: 'The server says that nobody is signed in.',
            guard: { type: 'nobodyIsSignedIn', params: ({ event }: Refused) => event.error },
            target: 'signedOut',
          },
          {
            description:
              'No answer: treated as signed out (specification §2), and asked again when it may help.',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
        ],
      },
      on: {
        'session.lookUp': {
          description: 'Asked again: what is on its way may be older than what is asked about.',
          target: 'lookingUp',
          reenter: true,
        },
      },
    },

    unreachable: {
      description:
        'It is not known who is here. Shown as signed out, with the reason and a way to try again.',
      tags: ['signedOut', 'unreachable'],
      on: {
        'session.lookUp': { description: 'Asks again.', target: 'lookingUp', actions: 'forgetFailure' },
        'session.enter': { description: 'Another page may have better luck.', target: 'checking' },
        'line.restored': {
          description: 'The network is back: asks again.',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'session.logIn': {
          description: 'Logging in asks the same server.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
      },
    },

    signedOut: {
      description: 'A visitor: may log in or register (specification §6).',
      tags: ['signedOut'],
      on: {
        'session.logIn': {
          description: 'The form is sent.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.lookUp': { description: 'Someone may have signed in elsewhere.', target: 'lookingUp' },
        'session.enter': {
          description: 'On entry the current player is requested once more (specification §2).',
          target: 'checking',
          actions: 'forgetFailure',
        },
      },
    },

    checking: {
      description:
        'A page is entered: has someone signed in meanwhile? Asked quietly, the menus of a visitor stay.',
      tags: ['signedOut', 'checking'],
      invoke: {
        id: 'checkPlayer',
        src: 'lookUpPlayer',
        onDone: {
          description: 'Signed in, in another tab.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceStart', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'Who was here before the line failed has gone meanwhile.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Refused) => event.error },
            target: 'signedOut',
            actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
          },
          {
            description: 'Still nobody.',
            guard: { type: 'nobodyIsSignedIn', params: ({ event }: Refused) => event.error },
            target: 'signedOut',
            actions: 'forgetFailure',
          },
          {
            description: 'No answer: asked again when it may help.',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
        ],
      },
      on: {
        'session.lookUp': {
          description:
            'Asked again from the start: what is on its way may be older than what is asked about.',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'session.logIn': {
          description: 'The form is sent: what it is answered with says more.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
      },
    },

    loggingIn: {
      description: 'Username and password are with the server (specification §7).',
      tags: ['signedOut', 'pending'],
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ event }) => {
          if (event.type !== 'session.logIn') throw new Error(`logging in by ${event.type}`);
          return { username: event.username, password: event.password };
        },
        onDone: {
          description: 'Signed in; the cached player is stale (specification §4).',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceStart', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'No usable answer: it may have worked.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Refused) => event.error },
            target: 'findingOutLogIn',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
          {
            description: 'Refused, with the reason; whether who was here still is, is as unknown as before.',
            guard: 'whoWasHereMayStillBe',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
          {
            description: 'Refused, with the reason.',
            target: 'signedOut',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
        ],
      },
      after: {
        untilSlow: {
          description: 'It takes longer than usual: the player is told so, and what is safe.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'session.stopWaiting': {
          description: 'Waited long enough: it is looked whether it has worked.',
          target: 'findingOutLogIn',
          actions: 'rememberNoAnswer',
        },
      },
    },

    findingOutLogIn: {
      description: 'The answer to the login never came: the current player is requested (contract §1).',
      tags: ['signedOut', 'pending'],
      invoke: {
        id: 'findOutLogIn',
        src: 'lookUpPlayer',
        onDone: {
          description:
            'The login had worked, or someone else is signed in: the page follows whoever the server names.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceStart', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'It had not worked, and who was here before the line failed has gone.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Refused) => event.error },
            target: 'signedOut',
            actions: ['forgetPlayer', 'announceLoss'],
          },
          {
            description: 'Nobody is signed in: it had not worked.',
            guard: { type: 'nobodyIsSignedIn', params: ({ event }: Refused) => event.error },
            target: 'signedOut',
          },
          {
            description: 'The line is still down: it may have worked, so it is asked again when it may help.',
            target: 'unreachable',
          },
        ],
      },
      after: {
        untilSlow: {
          description: 'It takes longer than usual: the player is told so, and what is safe.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'session.stopWaiting': {
          description: 'Waited long enough: as if the line were down.',
          target: 'unreachable',
        },
      },
    },

    signedIn: {
      description: 'A player: all pages are open (specification §6).',
      tags: ['signedIn'],
      on: {
        'session.logOut': {
          description: 'Asked by the player.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
        'session.lost': {
          description:
            'The server no longer knows this session: only a 401 UNAUTHENTICATED says so (contract §1).',
          target: 'signedOut',
          actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
        },
        'session.lookUp': { description: 'Another tab may have changed who is here.', target: 'lookingUp' },
      },
    },

    loggingOut: {
      description: 'The server is asked to end the session.',
      tags: ['signedIn', 'pending'],
      invoke: {
        id: 'logOut',
        src: 'logOut',
        onDone: { description: 'Ended.', target: 'ended' },
        onError: [
          {
            description: 'No usable answer: it may have worked.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Refused) => event.error },
            target: 'findingOutLogOut',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
          {
            description: 'There is no session any more: that is what was asked for.',
            guard: { type: 'nobodyIsSignedIn', params: ({ event }: Refused) => event.error },
            target: 'ended',
          },
          {
            description: 'Refused: still signed in, with the reason.',
            target: 'signedIn',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
        ],
      },
    },

    findingOutLogOut: {
      description: 'The answer to the logout never came: the current player is requested (contract §1).',
      tags: ['signedIn', 'pending'],
      invoke: {
        id: 'findOutLogOut',
        src: 'lookUpPlayer',
        onDone: { description: 'Still signed in: it had not worked.', target: 'signedIn' },
        onError: [
          {
            description: 'Nobody is signed in: it had worked.',
            guard: { type: 'nobodyIsSignedIn', params: ({ event }: Refused) => event.error },
            target: 'ended',
          },
          { description: 'Still not known: shown as signed in, with the reason.', target: 'signedIn' },
        ],
      },
    },

    ended: {
      description: 'The cached player is removed and the page reloads (specification §4).',
      tags: ['signedOut'],
      entry: ['forgetPlayer', 'announceEnd'],
    },
  },
});
