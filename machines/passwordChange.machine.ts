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
  /** Whether a response during the attempt reported that the session has ended. */
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
  description: 'The player changes the password and then logs in again (specification §4).',
  context: { attempt: null, isSessionGone: false, isSlow: false, failure: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed, and the site stores no password.',
      entry: 'forget',
      on: {
        'passwordChange.open': {
          description: 'The player opens the dialog from the player menu (specification §2).',
          target: 'editing',
        },
      },
    },
    editing: {
      description:
        'The player fills in three fields. The site validates each field when the player leaves it (specification §5).',
      tags: ['open'],
      entry: 'forget',
      on: {
        'passwordChange.submit': {
          description:
            'The player submits the form. The site sends it once, and only if the agency is known (specification §5).',
          guard: 'agencyIsKnown',
          target: 'changing',
          actions: { type: 'remember', params: ({ event }) => event.attempt },
        },
        'passwordChange.close': {
          description: 'The player closes the dialog without a change.',
          target: 'closed',
        },
      },
    },
    changing: {
      description: 'The site has sent the current and the new password and waits for the server.',
      tags: ['open', 'pending', 'endsSession'],
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => attemptIn(context).request,
        onDone: {
          description:
            'The server has changed the password and revoked all sessions of the player (contract §1).',
          target: 'changed',
        },
        onError: [
          {
            description: 'The site receives no usable response, so the password may have changed.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description:
              'The session ended earlier, or by this change if the browser sent the request twice after a lost connection (contract §1).',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'tryingNewPassword',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'rememberSessionGone',
            ],
          },
          {
            description: 'The server rejects the request. A toast shows the reason.',
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
          description:
            'The request takes longer than usual. The site informs the player and explains what is safe to do.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'passwordChange.stopWaiting': {
          description: 'The player stops waiting. The dialog shows that the outcome is unknown.',
          target: 'unresolved',
          actions: 'rememberNoAnswer',
        },
      },
    },
    findingOut: {
      description:
        'The site looks up whether the session still exists, because a password change ends it (contract §1).',
      tags: ['open', 'pending', 'checking', 'endsSession'],
      invoke: {
        id: 'findOutSession',
        src: 'lookUpPlayer',
        onDone: {
          description: 'The player is still signed in, so the password has not changed.',
          target: 'editing',
          actions: 'announceRejection',
        },
        onError: [
          {
            description: 'The server reports that the session has ended, as it does after a password change.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'tryingNewPassword',
            actions: 'rememberSessionGone',
          },
          { description: 'The look-up fails too, so the outcome stays unknown.', target: 'unresolved' },
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
        'passwordChange.stopWaiting': {
          description: 'The player stops waiting. The outcome stays unknown.',
          target: 'unresolved',
        },
      },
    },
    tryingNewPassword: {
      description:
        'The site logs in with the new password to check whether the password has changed (contract §1).',
      tags: ['open', 'pending', 'checking', 'endsSession'],
      invoke: {
        id: 'tryNewPassword',
        src: 'logIn',
        input: ({ context }) => {
          const { username, request } = attemptIn(context);
          return { username, password: request.newPassword };
        },
        onDone: {
          description: 'The login succeeds, so the password has changed.',
          target: 'changedAndSignedIn',
        },
        onError: [
          {
            description:
              'The server rejects the login: the password has not changed, and the session ended for another reason.',
            guard: { type: 'isNotThePassword', params: ({ event }: Rejected) => event.error },
            target: 'closed',
            actions: ['announceRejection', 'announceLoss'],
          },
          {
            description: 'The site receives no usable response, so the outcome stays unknown.',
            target: 'unresolved',
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
        'network.restored': {
          description: 'The network is back. The site repeats the login, which may have been cut off.',
          target: 'tryingNewPassword',
          reenter: true,
        },
        'passwordChange.stopWaiting': {
          description: 'The player stops waiting. The outcome stays unknown.',
          target: 'unresolved',
        },
      },
    },
    unresolved: {
      description:
        'The site does not know which password is valid. The dialog shows this, and the site looks it up again later.',
      tags: ['open', 'unresolved', 'endsSession'],
      on: {
        'passwordChange.checkAgain': [
          {
            description:
              'The player retries. The session has ended, so only a login with the new password shows the outcome.',
            guard: 'isSessionGone',
            target: 'tryingNewPassword',
          },
          {
            description: 'The player retries. The site looks up whether the session still exists.',
            target: 'findingOut',
          },
        ],
        'network.restored': [
          {
            description:
              'The network is back, but the session has ended. The site tries the login with the new password again.',
            guard: 'isSessionGone',
            target: 'tryingNewPassword',
          },
          {
            description: 'The network is back. The site looks up whether the session still exists.',
            target: 'findingOut',
          },
        ],
        'passwordChange.close': [
          {
            description: 'The player closes the dialog. The outcome is unknown, and the session has ended.',
            guard: 'isSessionGone',
            target: 'closed',
            actions: 'announceLoss',
          },
          {
            description:
              'The player closes the dialog. The outcome is unknown, and the next request shows whether the session still exists.',
            target: 'closed',
          },
        ],
      },
    },
    changed: {
      description: 'The dialog confirms the change and asks the player to log in again (specification §8).',
      tags: ['open', 'changed', 'endsSession'],
      entry: 'forget',
      on: {
        'passwordChange.confirm': {
          description: 'The player confirms the dialog. The site reloads the page (specification §4).',
          actions: 'announceConfirmation',
        },
      },
    },
    changedAndSignedIn: {
      description:
        'The dialog confirms the change. The player is signed in already, because the look-up used the new password.',
      tags: ['open', 'changed', 'signedInAnew', 'endsSession'],
      entry: 'forget',
      on: {
        'passwordChange.confirm': {
          description:
            'The player confirms the dialog. The site reloads the page, and the player stays signed in.',
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
