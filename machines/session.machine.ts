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
  | { readonly type: 'session.ended' };

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
    announceLoss: emit({ type: 'session.lost' }),
    announceEnd: emit({ type: 'session.ended' }),
  },
  delays: { untilSlow: SLOW_MS },
}).createMachine({
  id: 'session',
  description: 'Whether someone is signed in, as the server knows it (specification §4).',
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
      description: 'The current player is requested; neither menu shows meanwhile (specification §2).',
      tags: ['loading', 'asking'],
      invoke: {
        id: 'lookUpPlayer',
        src: 'lookUpPlayer',
        onDone: {
          description: 'The player is there: signed in.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceFoundPlayer', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'The player who was here has gone: another tab logged out, or the session ended.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
          },
          {
            description: 'The server says that nobody is signed in.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
          },
          {
            description:
              'No answer: treated as signed out (specification §2), and asked again when it may help.',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
      on: {
        'session.lookUp': {
          description: 'Asked again: what is on its way may be older than what is asked about.',
          target: 'lookingUp',
          reenter: true,
        },
        'session.logIn': {
          description: 'The form is sent at once; its answer says more than the lookup.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.logOut': {
          description: 'The player logs out, whatever the lookup finds.',
          target: 'loggingOut',
          actions: 'forgetFailure',
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
        'network.restored': {
          description: 'The network is back: asks again.',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'session.logIn': {
          description: 'Logging in asks the same server.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.logOut': {
          description: 'The player logs out, from a dialog that was open before the network failed.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
        'session.lost': {
          description: 'The player who was here has gone: a call was answered so, or another tab says so.',
          guard: 'aPlayerWasHere',
          target: 'signedOut',
          actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
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
      tags: ['signedOut', 'checking', 'asking'],
      invoke: {
        id: 'checkPlayer',
        src: 'lookUpPlayer',
        onDone: {
          description: 'Signed in, in another tab.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceFoundPlayer', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'Who was here before the line failed has gone meanwhile.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
          },
          {
            description: 'Still nobody.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: 'forgetFailure',
          },
          {
            description: 'No answer: asked again when it may help.',
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
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
        'session.logOut': {
          description: 'The player logs out, from a dialog that was open before the network failed.',
          target: 'loggingOut',
          actions: 'forgetFailure',
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
            { type: 'announceLogIn', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'No usable answer: it may have worked.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOutLogIn',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description: 'Rejected, with the reason.',
            target: 'logInRejected',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
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
      tags: ['signedOut', 'pending', 'asking'],
      invoke: {
        id: 'findOutLogIn',
        src: 'lookUpPlayer',
        onDone: {
          description:
            'The login had worked, or someone else is signed in: the page follows whoever the server names.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceLogIn', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'It had not worked, and who was here before the line failed has gone.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['forgetPlayer', 'announceLoss'],
          },
          {
            description: 'No one is signed in: it had not worked.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
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
        'session.lookUp': {
          description: 'Another tab has changed the session: the answer on its way may be older.',
          target: 'findingOutLogIn',
          reenter: true,
        },
      },
    },

    logInRejected: {
      description:
        'The form shows why the login was rejected. The rejection does not say who is signed in, so the site asks.',
      tags: ['signedOut', 'asking'],
      invoke: {
        id: 'lookUpAfterRejection',
        src: 'lookUpPlayer',
        onDone: {
          description: 'A session stands, of before or of another tab.',
          target: 'signedIn',
          actions: [
            { type: 'rememberPlayer', params: ({ event }) => event.output },
            { type: 'announceFoundPlayer', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            description: 'The player who was here before the network failed has gone.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
            actions: ['forgetPlayer', 'announceLoss'],
          },
          {
            description: 'No player is signed in; the reason of the rejection stays.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'signedOut',
          },
          {
            description: 'No answer; the reason of the rejection stays.',
            target: 'unreachable',
          },
        ],
      },
      on: {
        'session.logIn': {
          description: 'The form is sent again.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
        'session.enter': {
          description: 'The player goes to another page, where the rejection is no longer shown.',
          target: 'checking',
          actions: 'forgetFailure',
        },
        'session.lookUp': {
          description: 'Another tab has changed the session: the answer on its way may be older.',
          target: 'logInRejected',
          reenter: true,
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
            description: 'There is no session any more: that is what was asked for.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'ended',
          },
          {
            description: 'Rejected, or no usable answer: the site asks who is signed in.',
            target: 'findingOutLogOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
      on: {
        'session.lost': {
          description: 'There is no session any more: that is what was asked for.',
          target: 'ended',
        },
      },
    },

    findingOutLogOut: {
      description: 'The logout was not confirmed: the current player is requested (contract §1).',
      tags: ['signedIn', 'pending', 'asking'],
      invoke: {
        id: 'findOutLogOut',
        src: 'lookUpPlayer',
        onDone: [
          {
            description: 'Someone else has signed in, in another tab: the page starts over for them.',
            guard: { type: 'isSomeoneElse', params: ({ event }: Found) => event.output },
            target: 'lookingUp',
            actions: 'forgetFailure',
          },
          { description: 'Still signed in: it had not worked.', target: 'signedIn' },
        ],
        onError: [
          {
            description: 'No one is signed in: it had worked.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'ended',
          },
          { description: 'No answer.', target: 'logOutUnresolved' },
        ],
      },
      on: {
        'session.lookUp': {
          description: 'Another tab has changed the session: the answer on its way may be older.',
          target: 'findingOutLogOut',
          reenter: true,
        },
        'session.lost': { description: 'There is no session any more: it had worked.', target: 'ended' },
      },
    },

    logOutUnresolved: {
      description:
        'It is not known whether the logout worked. The player is shown as signed in, with the reason, and the site asks again when it may help.',
      tags: ['signedIn'],
      on: {
        'session.logOut': {
          description: 'The player tries again.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
        'session.lookUp': { description: 'Another tab has changed the session.', target: 'findingOutLogOut' },
        'network.restored': {
          description: 'The network is back: the site asks again.',
          target: 'findingOutLogOut',
        },
        'session.lost': { description: 'There is no session any more: it had worked.', target: 'ended' },
      },
    },

    ended: {
      description: 'The cached player is removed and the page reloads (specification §4).',
      tags: ['signedOut'],
      entry: ['forgetPlayer', 'announceEnd'],
      on: {
        'session.logIn': {
          description: 'The form is sent before the page has reloaded.',
          target: 'loggingIn',
          actions: 'beginAttempt',
        },
      },
    },
  },
});
