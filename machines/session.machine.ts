import {
  assign,
  type EventObject,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  stateIn,
  type ActorRefFrom,
} from 'xstate';
import { type Failure, failureOf, isServerCode } from '../contract/errors.ts';
import { clockIn, newKeyIn } from './clock-and-keys.ts';
import {
  type Intent,
  type IntentSource,
  type SubmissionInput,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import { report } from './report.ts';
import { type Done, type Failed, notProvided } from './invoked.ts';

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

/** A login that was sent. Only its submission has the password, until the outcome is known. */
export interface LogInIntent extends Intent {
  readonly credentials: Credentials;
}

/** A logout that was sent. */
export interface LogOutIntent extends Intent {
  /** The player who logs out; null if the site did not know the player yet. */
  readonly playerId: string | null;
}

/** The session has ended, or another player has signed in since. */
export type LogOutResult = 'ended' | 'someoneElse';

export interface SessionContext extends IntentSource {
  readonly playerId: string | null;
  readonly username: string | null;
  /** Known from the login response before the current player is requested. */
  readonly displayName: string | null;
  /** How the site has learned who is signed in. */
  readonly by: 'logIn' | 'lookUp';
  /** Why the last login or logout failed. */
  readonly failure: Failure | null;
  /** Whether the session ended without a logout while the player was using the site. */
  readonly wasLost: boolean;
}

export type SessionEvent =
  | ({ readonly type: 'session.logIn' } & Credentials)
  | { readonly type: 'session.logOut' }
  /** Fetches the current player again: after a registration that signed in, or when another tab changed the session. */
  | { readonly type: 'session.lookUp' }
  /** Navigation to a guarded page without a known session (specification §2). */
  | { readonly type: 'session.enter' }
  /** A response was 401 UNAUTHENTICATED, or another tab has signed the player out. */
  | { readonly type: 'session.lost' }
  | { readonly type: 'news.network.reconnected' }
  | { readonly type: 'news.page.returned' };

export type SessionEmitted =
  /** `logIn`: the cached player is stale (specification §4). `lookUp`: the response is already in the cache. */
  | { readonly type: 'session.started'; readonly playerId: string; readonly by: 'logIn' | 'lookUp' }
  | { readonly type: 'session.lost' }
  | { readonly type: 'session.ended' }
  /** It is known whether a player is signed in, or that the look-up has failed. */
  | { readonly type: 'session.settled'; readonly status: 'signedIn' | 'signedOut' | 'unreachable' };

export type SessionSettled = Extract<SessionEmitted, { readonly type: 'session.settled' }>;

export type SessionStarted = Extract<SessionEmitted, { readonly type: 'session.started' }>;

/** Who is signed in, and how the site has learned it. */
type Found = { readonly found: SignedInPlayer | null } & Pick<SessionStarted, 'by'>;

/**
 * The session: signed out or signed in, according to the player lookup (specification §4). The code that
 * only players need is loaded before one counts as signed in (docs/decisions/0023).
 */
export const sessionMachine = setup({
  types: {
    input: {} as IntentSource,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    /** `asking`: the current player is being requested. */
    tags: {} as 'loading' | 'signedIn' | 'signedOut' | 'unreachable' | 'pending' | 'checking' | 'asking',
    children: {} as { submission: 'logIn' | 'logOut' },
  },
  actors: {
    lookUpPlayer: fromPromise<SignedInPlayer>(notProvided),
    /**
     * Reports what happens to the session outside of this machine: another tab signs a player in or out, or a response is 401
     * UNAUTHENTICATED. Silent until the site provides it.
     */
    watchSession: fromCallback<EventObject>(() => undefined),
    logIn: submissionOf<LogInIntent, SignedInPlayer>(),
    logOut: submissionOf<LogOutIntent, LogOutResult>(),
    loadPlayerCode: fromPromise<void>(notProvided),
  },
  guards: {
    isChecking: stateIn({ lookingUp: 'checking' }),
    isSignedOut: (_, error: unknown) => isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    whoWasHereIsGone: ({ context }, error: unknown) =>
      context.playerId !== null && isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    aPlayerWasHere: ({ context }) => context.playerId !== null,
    isCreated: (_, { kind }: SubmissionOutput) => kind === 'created',
    isRejected: (_, { kind }: SubmissionOutput) => kind === 'rejected',
    isUnknown: (_, { kind }: SubmissionOutput) => kind === 'unknown',
    hasEnded: (_, output: SubmissionOutput<LogOutResult>) =>
      output.kind === 'created'
        ? output.result === 'ended'
        : output.kind === 'rejected' && isServerCode(output.failure, 'UNAUTHENTICATED'),
  },
  actions: {
    rememberPlayer: assign((_, { found, by }: Found) => ({ ...found, by, failure: null, wasLost: false })),
    // A submission that only looks up has no failure of its own, and neither has one whose player stopped waiting.
    rememberFailure: assign({
      failure: ({ context }, { failure }: { readonly failure?: Failure }) =>
        failure ?? context.failure ?? { kind: 'timeout' },
    }),
    forgetFailure: assign({ failure: null }),
    forgetPlayer: assign({ playerId: null, username: null, displayName: null }),
    rememberLoss: assign({ wasLost: true, failure: null }),
    announceStart: report(({ context: { playerId, by } }) => ({
      type: 'session.started' as const,
      playerId: playerId ?? '',
      by,
    })),
    announceStatus: report((_, { status }: Pick<SessionSettled, 'status'>) => ({
      type: 'session.settled' as const,
      status,
    })),
    announceLoss: report({ type: 'session.lost' }),
    announceEnd: report({ type: 'session.ended' }),
    lookUpAgain: sendTo('submission', { type: 'submission.lookUpAgain' }),
  },
}).createMachine({
  id: 'session',
  description: 'Whether a player is signed in, as the server reports it (specification §4).',
  meta: {
    guards: {
      isChecking: 'the page shows the menu for visitors: the look-up began on entry to a page',
      whoWasHereIsGone:
        'the player is no longer signed in: one was before, and the server reports that none is now',
      isSignedOut: 'the server reports that no player is signed in',
      aPlayerWasHere: 'a player was signed in before',
      isCreated: 'the server reports that a player is signed in',
      isRejected: 'the server rejects the request',
      isUnknown: 'the outcome is unknown: the look-up fails too, or the player stops waiting for it',
      hasEnded:
        'no player is signed in any more: the server has ended the session, or reports that there is none',
    },
  },
  context: ({ input }) => ({
    ...input,
    playerId: null,
    username: null,
    displayName: null,
    by: 'lookUp',
    failure: null,
    wasLost: false,
  }),
  invoke: { id: 'watch', src: 'watchSession' },
  initial: 'lookingUp',
  states: {
    lookingUp: {
      description: 'The site requests the current player.',
      tags: ['asking'],
      initial: 'loading',
      states: {
        loading: {
          description: 'The site shows neither menu until the response arrives (specification §2).',
          tags: ['loading'],
        },
        checking: {
          description:
            'On entry to a page, the site looks up whether a player has signed in. The menu for visitors stays.',
          tags: ['signedOut', 'checking'],
          exit: 'forgetFailure',
        },
      },
      invoke: {
        id: 'lookUpPlayer',
        src: 'lookUpPlayer',
        onDone: [
          {
            description: 'The look-up finds a player, who has signed in from another tab, for example.',
            guard: 'isChecking',
            target: 'loadingCode.checking',
            actions: { type: 'rememberPlayer', params: foundByLookUp },
          },
          {
            description: 'The look-up finds a player with a session.',
            target: 'loadingCode.loading',
            actions: { type: 'rememberPlayer', params: foundByLookUp },
          },
        ],
        onError: [
          {
            description:
              'The player who was signed in before is no longer signed in: another tab logged out, or the session ended.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Failed) => event.error },
            target: 'signedOut',
            actions: ['rememberLoss', 'forgetPlayer', 'announceLoss'],
          },
          {
            description: 'The server reports that no player is signed in.',
            guard: { type: 'isSignedOut', params: ({ event }: Failed) => event.error },
            target: 'signedOut',
          },
          {
            description:
              'The site receives no usable response. It treats the player as signed out (specification §2) and looks up again later.',
            target: 'unreachable',
            actions: {
              type: 'rememberFailure',
              params: ({ event }: Failed) => ({ failure: failureOf(event.error) }),
            },
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
        },
        'session.logOut': {
          description: 'The player logs out. The site no longer needs the result of the look-up.',
          target: 'loggingOut',
          actions: 'forgetFailure',
        },
      },
    },

    loadingCode: {
      description:
        'A player is signed in. The site loads the code that only players need, and then starts what a player can do.',
      initial: 'loading',
      states: {
        loading: { description: 'The site still shows neither menu.', tags: ['loading'] },
        checking: { description: 'The menu for visitors stays.', tags: ['signedOut', 'checking'] },
        loggingIn: { description: 'The login form waits.', tags: ['signedOut', 'pending'] },
      },
      invoke: {
        id: 'loadPlayerCode',
        src: 'loadPlayerCode',
        onDone: {
          description: 'The code is loaded. The actors of this player start.',
          target: 'signedIn',
          actions: 'announceStart',
        },
        onError: {
          description: 'The code cannot be loaded. The site looks up the player and loads it again later.',
          target: 'unreachable',
          actions: {
            type: 'rememberFailure',
            params: ({ event }: Failed) => ({ failure: failureOf(event.error) }),
          },
        },
      },
      on: {
        'session.lookUp': {
          description: 'The session may have changed. The site looks up the player again.',
          target: 'lookingUp',
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
          target: 'lookingUp.checking',
        },
        'news.network.reconnected': {
          description: 'The network is back. The site looks up the player again.',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'news.page.returned': {
          description:
            'The page is visible again. The site looks up the player again, because no event follows an outage of the server (specification §7).',
          target: 'lookingUp',
          actions: 'forgetFailure',
        },
        'session.logIn': {
          description:
            'The player sends the login form. Its response also shows whether the server can be reached.',
          target: 'loggingIn',
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
        },
        'session.lookUp': {
          description:
            'The visitor may have signed in elsewhere, for example in another tab. The site looks up the player.',
          target: 'lookingUp',
        },
        'session.enter': {
          description:
            'The visitor opens a page. The site requests the current player once more (specification §2).',
          target: 'lookingUp.checking',
          actions: 'forgetFailure',
        },
      },
    },

    loggingIn: {
      description:
        'The machine submission sends the username and the password once (specification §7). After a lost response, it looks up who is signed in (contract §1).',
      tags: ['signedOut', 'pending'],
      entry: 'forgetFailure',
      invoke: {
        id: 'submission',
        src: 'logIn',
        input: ({ context, event }) => {
          if (event.type !== 'session.logIn') throw new Error(event.type);
          const { username, password } = event;
          return submissionIn(context, { credentials: { username, password } }, false);
        },
        onDone: [
          {
            description:
              'The server accepts the login, or the look-up finds a player. The cached player data is stale, so the site reads it again (specification §4).',
            guard: { type: 'isCreated', params: ({ event }: Done<SubmissionOutput>) => event.output },
            target: 'loadingCode.loggingIn',
            actions: {
              type: 'rememberPlayer',
              params: ({ event }: Done<SubmissionOutput<SignedInPlayer>>) => ({
                found: playerIn(event.output),
                by: 'logIn' as const,
              }),
            },
          },
          {
            description: 'The server rejects the login. The form shows the reason.',
            guard: { type: 'isRejected', params: ({ event }: Done<SubmissionOutput>) => event.output },
            target: 'logInRejected',
            actions: { type: 'rememberFailure', params: ({ event }: Done<SubmissionOutput>) => event.output },
          },
          {
            description:
              'The look-up fails too, or the player stops waiting for it. The login may have succeeded, so the site looks up the player again later.',
            guard: { type: 'isUnknown', params: ({ event }: Done<SubmissionOutput>) => event.output },
            target: 'unreachable',
            actions: { type: 'rememberFailure', params: ({ event }: Done<SubmissionOutput>) => event.output },
          },
          {
            description:
              'The login failed, and the player who was signed in before the network failed is no longer signed in.',
            guard: 'aPlayerWasHere',
            target: 'signedOut',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Done<SubmissionOutput>) => event.output },
              'forgetPlayer',
              'announceLoss',
            ],
          },
          {
            description: 'The server reports that no player is signed in, so the login failed.',
            target: 'signedOut',
            actions: { type: 'rememberFailure', params: ({ event }: Done<SubmissionOutput>) => event.output },
          },
        ],
      },
      on: {
        'session.lookUp': {
          description:
            'Another tab has changed the session. The site repeats a look-up in progress, because the response on its way may be outdated.',
          actions: 'lookUpAgain',
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
          target: 'loadingCode.checking',
          actions: { type: 'rememberPlayer', params: foundByLookUp },
        },
        onError: [
          {
            description: 'The player who was signed in before the network failed is no longer signed in.',
            guard: { type: 'whoWasHereIsGone', params: ({ event }: Failed) => event.error },
            target: 'signedOut',
            actions: ['forgetPlayer', 'announceLoss'],
          },
          {
            description:
              'The server reports that no player is signed in. The form still shows the reason of the rejection.',
            guard: { type: 'isSignedOut', params: ({ event }: Failed) => event.error },
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
        },
        'session.enter': {
          description: 'The player opens another page, which does not show the rejection.',
          target: 'lookingUp.checking',
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
      description:
        'The machine submission asks the server once to end the session. After a lost response, it looks up who is signed in (contract §1).',
      tags: ['signedIn', 'pending'],
      invoke: {
        id: 'submission',
        src: 'logOut',
        // Only the player sends a logout. Whatever else leads here, it is looked up.
        input: ({ context, event }) =>
          submissionIn(context, { playerId: context.playerId }, event.type !== 'session.logOut'),
        onDone: [
          {
            description:
              'The server has ended the session, or reports that there is none any more, which is what the player requested.',
            guard: {
              type: 'hasEnded',
              params: ({ event }: Done<SubmissionOutput<LogOutResult>>) => event.output,
            },
            target: 'ended',
          },
          {
            description:
              'Another player has signed in from another tab. The site starts over for that player.',
            guard: { type: 'isCreated', params: ({ event }: Done<SubmissionOutput>) => event.output },
            target: 'lookingUp',
            actions: 'forgetFailure',
          },
          {
            description:
              'The server rejects the logout. The site looks up whether the player is signed in, because the rejection does not report it.',
            guard: { type: 'isRejected', params: ({ event }: Done<SubmissionOutput>) => event.output },
            target: 'loggingOut',
            reenter: true,
            actions: { type: 'rememberFailure', params: ({ event }: Done<SubmissionOutput>) => event.output },
          },
          {
            description: 'The look-up fails too, so the outcome stays unknown.',
            guard: { type: 'isUnknown', params: ({ event }: Done<SubmissionOutput>) => event.output },
            target: 'logOutUnresolved',
            actions: { type: 'rememberFailure', params: ({ event }: Done<SubmissionOutput>) => event.output },
          },
          {
            description: 'The player is still signed in, so the logout failed.',
            target: 'signedIn',
            actions: { type: 'rememberFailure', params: ({ event }: Done<SubmissionOutput>) => event.output },
          },
        ],
      },
      on: {
        'session.lookUp': {
          description:
            'Another tab has changed the session. The site repeats a look-up in progress, because the response on its way may be outdated.',
          actions: 'lookUpAgain',
        },
        'session.lost': {
          description:
            'A response or another tab reports that there is no session any more, which is what the player requested.',
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
          target: 'loggingOut',
        },
        'session.enter': {
          description: 'The player opens another page. The site looks up whether the logout succeeded.',
          target: 'loggingOut',
        },
        'news.network.reconnected': {
          description: 'The network is back. The site looks up the player again.',
          target: 'loggingOut',
        },
        'news.page.returned': {
          description: 'The page is visible again. The site looks up the player again.',
          target: 'loggingOut',
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
        },
      },
    },
  },
});

/** Returns what the submission sends once; with `wasSent`, it only looks up. */
function submissionIn<Request>(
  source: IntentSource,
  request: Request,
  wasSent: boolean,
): SubmissionInput<Intent & Request> {
  const intent = { ...request, key: newKeyIn(source), at: Math.round(clockIn(source).now()) };
  return { clock: source.clock, intent, wasSent, resend: 'never' };
}

/** A player whom the look-up has found. */
function foundByLookUp({ event }: Done<SignedInPlayer>): Found {
  return { found: event.output, by: 'lookUp' };
}

function playerIn(output: SubmissionOutput<SignedInPlayer>): SignedInPlayer | null {
  return output.kind === 'created' ? output.result : null;
}

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
