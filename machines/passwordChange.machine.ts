import { assign, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';
import type { PasswordChangeRequest } from '../contract/player.ts';
import type { Credentials } from './session.machine.ts';

/** The request and its sender: finding out the outcome requires a login with this name (contract §1). */
export interface PasswordAttempt {
  readonly username: string;
  readonly request: PasswordChangeRequest;
}

export interface PasswordChangeContext {
  /** Kept only until the outcome is known. */
  readonly attempt: PasswordAttempt | null;
  /** Whether a response in the meantime reported that the session has ended. */
  readonly isSessionGone: boolean;
  /** Whether the current request takes longer than `SLOW_MS`. */
  readonly isSlow: boolean;
  /** The failure of the password change itself. */
  readonly failure: Failure | null;
}

export type PasswordChangeEvent =
  | { readonly type: 'passwordChange.open' }
  | { readonly type: 'passwordChange.close' }
  | { readonly type: 'passwordChange.submit'; readonly attempt: PasswordAttempt }
  /** The player stops waiting for the response. */
  | { readonly type: 'passwordChange.stopWaiting' }
  /** The player retries finding out an unknown outcome. */
  | { readonly type: 'passwordChange.checkAgain' }
  /** The player has confirmed the success dialog. */
  | { readonly type: 'passwordChange.confirm' }
  | { readonly type: 'network.restored' };

export type PasswordChangeEmitted =
  | { readonly type: 'passwordChange.rejected'; readonly failure: Failure }
  | { readonly type: 'passwordChange.confirmed' }
  /** The session has ended, and a password change is not known to be the reason. */
  | { readonly type: 'passwordChange.sessionLost' };

type Rejected = { readonly event: ErrorActorEvent };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Changing the password: specification §4, §5 and §8. The server then ends all sessions of the player, so a lost session is
 * not reported while the outcome is unknown (tag `endsSession`).
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    emitted: {} as PasswordChangeEmitted,
    tags: {} as 'open' | 'pending' | 'checking' | 'unresolved' | 'changed' | 'signedInAnew' | 'endsSession',
  },
  actors: {
    changePassword: fromPromise<void, PasswordChangeRequest>(notProvided),
    lookUpPlayer: fromPromise<unknown>(notProvided),
    logIn: fromPromise<unknown, Credentials>(notProvided),
  },
  guards: {
    /** Provided by the app: whether the agency is in the query cache. */
    agencyIsKnown: () => false,
    isSessionGone: ({ context }) => context.isSessionGone,
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    isSignedOut: (_, error: unknown) => isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    isNotThePassword: (_, error: unknown) => isServerCode(failureOf(error), 'INVALID_CREDENTIALS'),
  },
  actions: {
    remember: assign({
      attempt: (_, attempt: PasswordAttempt) => attempt,
      isSessionGone: false,
      isSlow: false,
      failure: null,
    }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    rememberSessionGone: assign({ isSessionGone: true }),
    rememberSlowness: assign({ isSlow: true }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    forget: assign({ attempt: null, isSessionGone: false, isSlow: false, failure: null }),
    announceRejection: emit(({ context }) => ({
      type: 'passwordChange.rejected' as const,
      failure: failureIn(context),
    })),
    announceLoss: emit({ type: 'passwordChange.sessionLost' }),
    announceConfirmation: emit({ type: 'passwordChange.confirmed' }),
  },
  delays: { untilSlow: SLOW_MS },
}).createMachine({
  id: 'passwordChange',
  description: 'Changing the password, after which the player logs in again (specification §4).',
  context: { attempt: null, isSessionGone: false, isSlow: false, failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No one is changing a password; none is kept.',
      entry: 'forget',
      on: {
        'passwordChange.open': {
          description: 'Chosen in the player menu (specification §2).',
          target: 'editing',
        },
      },
    },
    editing: {
      description: 'The three fields; each is judged when the person leaves it (specification §5).',
      tags: ['open'],
      entry: 'forget',
      on: {
        'passwordChange.submit': {
          description: 'The form is sent, once, and only if the agency is known (specification §5).',
          guard: 'agencyIsKnown',
          target: 'changing',
          actions: { type: 'remember', params: ({ event }) => event.attempt },
        },
        'passwordChange.close': { description: 'Left without a change.', target: 'closed' },
      },
    },
    changing: {
      description: 'Both passwords are with the server.',
      tags: ['open', 'pending', 'endsSession'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => attemptIn(context).request,
        onDone: { description: 'Changed; all sessions are revoked (contract §1).', target: 'changed' },
        onError: [
          {
            description: 'No usable answer: it may be changed.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description:
              'There is no session: it ended before, or by this very change, if a browser sent it twice over a cut line (contract §1).',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'tryingNewPassword',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'rememberSessionGone',
            ],
          },
          {
            description: 'Rejected, with the reason.',
            target: 'editing',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'announceRejection',
            ],
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
        'passwordChange.stopWaiting': {
          description: 'Waited long enough: it is not known, and that is said.',
          target: 'unresolved',
          actions: 'rememberNoAnswer',
        },
      },
    },
    findingOut: {
      description: 'Whether the session still stands tells whether the password was changed (contract §1).',
      tags: ['open', 'pending', 'checking', 'endsSession'],
      invoke: {
        id: 'findOutSession',
        src: 'lookUpPlayer',
        onDone: {
          description: 'Still signed in: it was not changed.',
          target: 'editing',
          actions: 'announceRejection',
        },
        onError: [
          {
            description: 'The session is gone, as a change would leave it.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'tryingNewPassword',
            actions: 'rememberSessionGone',
          },
          { description: 'The line is still down.', target: 'unresolved' },
        ],
      },
      after: {
        untilSlow: {
          description: 'It takes longer than usual: the player is told so, and what is safe.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'passwordChange.stopWaiting': {
          description: 'Waited long enough: still not known.',
          target: 'unresolved',
        },
      },
    },
    tryingNewPassword: {
      description: 'A login with the new password tells whether it is the one (contract §1).',
      tags: ['open', 'pending', 'checking', 'endsSession'],
      invoke: {
        id: 'tryNewPassword',
        src: 'logIn',
        input: ({ context }) => {
          const { username, request } = attemptIn(context);
          return { username, password: request.newPassword };
        },
        onDone: { description: 'It is: the change had worked.', target: 'changedAndSignedIn' },
        onError: [
          {
            description: 'It is not: nothing was changed, and the session had ended by itself.',
            guard: { type: 'isNotThePassword', params: ({ event }: Rejected) => event.error },
            target: 'closed',
            actions: ['announceRejection', 'announceLoss'],
          },
          { description: 'No word about the password.', target: 'unresolved' },
        ],
      },
      after: {
        untilSlow: {
          description: 'It takes longer than usual: the player is told so, and what is safe.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'passwordChange.stopWaiting': {
          description: 'Waited long enough: still not known.',
          target: 'unresolved',
        },
      },
    },
    unresolved: {
      description: 'It is not known which password holds. Said so, and asked again when it may help.',
      tags: ['open', 'unresolved', 'endsSession'],
      on: {
        'passwordChange.checkAgain': [
          {
            description: 'The session is known to be gone: only a login tells more.',
            guard: 'isSessionGone',
            target: 'tryingNewPassword',
          },
          { description: 'Asks whether the session still stands.', target: 'findingOut' },
        ],
        'network.restored': [
          {
            description: 'The network is back, the session is gone: the login once more.',
            guard: 'isSessionGone',
            target: 'tryingNewPassword',
          },
          { description: 'The network is back: asks for the session once more.', target: 'findingOut' },
        ],
        'passwordChange.close': [
          {
            description: 'Left without knowing, and without a session.',
            guard: 'isSessionGone',
            target: 'closed',
            actions: 'announceLoss',
          },
          { description: 'Left without knowing; the next call tells about the session.', target: 'closed' },
        ],
      },
    },
    changed: {
      description: 'Password changed, log in again (specification §8).',
      tags: ['open', 'changed', 'endsSession'],
      entry: 'forget',
      on: {
        'passwordChange.confirm': {
          description: 'Read: the page reloads (specification §4).',
          actions: 'announceConfirmation',
        },
      },
    },
    changedAndSignedIn: {
      description: 'Password changed; finding out has logged in with it already.',
      tags: ['open', 'changed', 'signedInAnew', 'endsSession'],
      entry: 'forget',
      on: {
        'passwordChange.confirm': {
          description: 'Read: the page reloads, for the player who is signed in anew.',
          actions: 'announceConfirmation',
        },
      },
    },
  },
});

function attemptIn({ attempt }: PasswordChangeContext): PasswordAttempt {
  if (!attempt) throw new Error('a password is changed that nobody gave');
  return attempt;
}

function failureIn({ failure }: PasswordChangeContext): Failure {
  if (!failure) throw new Error('a rejection is announced that never came');
  return failure;
}
