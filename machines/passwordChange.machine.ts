import { assign, setup, type ActorRefFrom } from 'xstate';
import { type Failure, isServerCode } from '../contract/errors.ts';
import type { PasswordChangeRequest } from '../contract/player.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import {
  intentFrom,
  isCreated,
  isUnknown,
  onlyOnceIn,
  rememberFailure,
  type Submitted,
} from './submitting.ts';
import { report } from './report.ts';

/** The request and its sender: finding out the outcome requires a login with this name (contract §1). */
export interface PasswordAttempt {
  readonly username: string;
  readonly request: PasswordChangeRequest;
}

/** A password change that was sent. It is in memory only, until the outcome is known. */
export interface PasswordIntent extends Intent, PasswordAttempt {}

export interface PasswordChangeContext extends IntentSource {
  /** Kept only until the outcome is known. */
  readonly intent: PasswordIntent | null;
  /** Whether `intent` was sent, so that it is only looked up. */
  readonly wasSent: boolean;
  /** Whether a response during the attempt reported that the session has ended. */
  readonly isSessionGone: boolean;
  /** The failure of the password change itself; a timeout if the player stopped waiting for it. */
  readonly failure: Failure;
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
  | { readonly type: 'news.network.restored' };

export type PasswordChangeEmitted =
  | { readonly type: 'passwordChange.confirmed' }
  /** To the session, which has ended: a password change is not known to be the reason. */
  | { readonly type: 'session.lost' };

const NOTHING_SENT = {
  intent: null,
  wasSent: false,
  isSessionGone: false,
  failure: { kind: 'timeout' },
} as const;

/**
 * Changing the password: specification §4, §5 and §8. The server then ends all sessions of the player, so a lost session is
 * not reported while the outcome is unknown (tag `endsSession`).
 */
export const passwordChangeMachine = setup({
  types: {
    input: {} as IntentSource,
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    emitted: {} as PasswordChangeEmitted,
    tags: {} as 'open' | 'rejected' | 'pending' | 'unresolved' | 'changed' | 'signedInAnew' | 'endsSession',
    children: {} as { submission: 'submitChange' | 'tryNewPassword' },
  },
  actors: {
    submitChange: submissionOf<PasswordIntent, unknown>(),
    tryNewPassword: submissionOf<PasswordIntent, unknown>(),
  },
  guards: {
    /** Provided by the app: whether the agency is in the query cache. */
    agencyIsKnown: () => false,
    isSessionGone: ({ context }) => context.isSessionGone,
    isCreated,
    isUnknown,
    isSignedOut: (_, output: SubmissionOutput) =>
      isRejection(output, 'UNAUTHENTICATED') ||
      (output.kind === 'unknown' && isServerCode(output.lookUpFailure, 'UNAUTHENTICATED')),
  },
  actions: {
    intend: assign({
      intent: ({ context }, attempt: PasswordAttempt) => ({ ...attempt, ...intentFrom(context) }),
    }),
    rememberThatItWasSent: assign({ wasSent: true }),
    rememberFailure,
    rememberSessionGone: assign({ isSessionGone: true }),
    forget: assign(NOTHING_SENT),
    /** Shows why the password was not changed, in a toast (specification §8). The feature does. */
    showRejection: () => undefined,
    announceLoss: report({ type: 'session.lost' }, 'session'),
    announceConfirmation: report({ type: 'passwordChange.confirmed' }),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'The player changes the password and then logs in again (specification §4).',
  meta: {
    guards: {
      agencyIsKnown: 'the site knows the agency of the player',
      isSessionGone: 'the session has ended: only a login shows the outcome',
      isCreated: 'the password has changed: the server reports it, or the login succeeds',
      isUnknown: 'the outcome is unknown: the look-up fails too',
      isSignedOut: 'the session has ended: by this change, or earlier',
    },
  },
  context: ({ input }) => ({ ...input, ...NOTHING_SENT }),
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
      initial: 'unsent',
      states: {
        unsent: { description: 'The player has opened the dialog and has not submitted the form.' },
        rejected: {
          description:
            'The last attempt did not change the password. A toast shows the reason, and the dialog keeps its code for the support.',
          tags: ['rejected'],
        },
      },
      on: {
        'passwordChange.submit': {
          description:
            'The player submits the form. The site sends it once, and only if the agency is known (specification §5).',
          guard: 'agencyIsKnown',
          target: 'changing',
          actions: { type: 'intend', params: ({ event }) => event.attempt },
        },
        'passwordChange.close': {
          description: 'The player closes the dialog without a change.',
          target: 'closed',
        },
      },
    },
    changing: {
      description:
        'The machine submission sends the current and the new password once. After a lost response, it looks up whether the session still exists, because a password change ends it (contract §1).',
      tags: ['open', 'pending', 'endsSession'],
      invoke: {
        id: 'submission',
        src: 'submitChange',
        input: ({ context }) => onlyOnceIn(context),
        onDone: [
          {
            description:
              'The server has changed the password and revoked all sessions of the player (contract §1).',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'changed',
          },
          {
            description:
              'The session has ended: by this change, if its response was lost or the browser sent it twice, or earlier (contract §1).',
            guard: { type: 'isSignedOut', params: ({ event }: Submitted) => event.output },
            target: 'tryingNewPassword',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Submitted) => event.output },
              'rememberSessionGone',
            ],
          },
          {
            description: 'The look-up fails too, so the outcome stays unknown.',
            guard: { type: 'isUnknown', params: ({ event }: Submitted) => event.output },
            target: 'unresolved',
            actions: { type: 'rememberFailure', params: ({ event }: Submitted) => event.output },
          },
          {
            description:
              'The server rejects the request, or the player is still signed in after a lost response, so the password has not changed. A toast shows the reason.',
            target: 'editing.rejected',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Submitted) => event.output },
              'showRejection',
            ],
          },
        ],
      },
      on: {
        'passwordChange.stopWaiting': {
          description:
            'The player stops waiting. The dialog shows that the outcome is unknown; the site looks up nothing while the request may be in flight.',
          target: 'unresolved',
        },
      },
    },
    tryingNewPassword: {
      description:
        'The machine submission logs in with the new password to check whether the password has changed (contract §1).',
      tags: ['open', 'pending', 'endsSession'],
      invoke: {
        id: 'submission',
        src: 'tryNewPassword',
        input: ({ context }) => ({ ...onlyOnceIn(context), wasSent: true }),
        onDone: [
          {
            description: 'The login succeeds, so the password has changed.',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'changedAndSignedIn',
          },
          {
            description: 'The site receives no usable response, so the outcome stays unknown.',
            guard: { type: 'isUnknown', params: ({ event }: Submitted) => event.output },
            target: 'unresolved',
          },
          {
            description:
              'The server rejects the login: the password has not changed, and the session ended for another reason.',
            target: 'closed',
            actions: ['showRejection', 'announceLoss'],
          },
        ],
      },
      on: {
        'news.network.restored': {
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
      entry: 'rememberThatItWasSent',
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
            target: 'changing',
          },
        ],
        'news.network.restored': [
          {
            description:
              'The network is back, but the session has ended. The site tries the login with the new password again.',
            guard: 'isSessionGone',
            target: 'tryingNewPassword',
          },
          {
            description: 'The network is back. The site looks up whether the session still exists.',
            target: 'changing',
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

export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;
