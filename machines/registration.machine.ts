import { assign, setup, raise, type ActorRefFrom } from 'xstate';
import type { Failure } from '../contract/errors.ts';
import type { Credentials } from './session.machine.ts';
import {
  type Intent,
  type IntentSource,
  resultOf,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import {
  intentFrom,
  isCreated,
  isRejected,
  rememberRejection,
  submissionIn,
  type Submitted,
} from './submitting.ts';
import { report } from './report.ts';
import { PAGES } from '../contract/pages.ts';
import { hasLeft, type PageArrival } from './news.ts';

/** The form's data; the call's actor adds the device fingerprint. */
export interface Registration extends Credentials {
  readonly confirmPassword: string;
  readonly displayName?: string;
}

/** A registration that was sent. It is in memory only, until the outcome is known: finding it out needs the password (contract §1). */
export interface RegistrationIntent extends Intent {
  readonly registration: Registration;
}

/** How the registration was confirmed: by its response, or by a login, so that a session now exists. */
export type RegistrationResult = 'registered' | 'signedIn';

export interface RegistrationContext extends IntentSource {
  readonly intent: RegistrationIntent | null;
  /** Why the server rejected the last request. */
  readonly failure: Failure | null;
  /** Whether the last request was found not to have reached the server. */
  readonly wasNotRegistered: boolean;
}

export type RegistrationEvent =
  /** The visitor enters the form. */
  | { readonly type: 'registration.begin' }
  | { readonly type: 'registration.submit'; readonly registration: Registration }
  | { readonly type: 'registration.edit' }
  | PageArrival;

/** To the session: the account was found by logging in to it, so that a player is signed in now. */
export interface RegistrationEmitted {
  readonly type: 'session.lookUp';
}

/**
 * Registers a player exactly once: specification §1, contract §1 and §2. Registration opens no session. The machine lives until
 * a reload or the start of a session.
 */
export const registrationMachine = setup({
  types: {
    input: {} as IntentSource,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    tags: {} as 'pending' | 'registered',
    children: {} as { submission: 'submitRegistration' },
  },
  actors: {
    submitRegistration: submissionOf<RegistrationIntent, RegistrationResult>(),
  },
  guards: {
    hasLeft: hasLeft(PAGES.register),
    isSignedIn: (_, output: SubmissionOutput<RegistrationResult>) => resultOf(output) === 'signedIn',
    isCreated,
    isRejected,
  },
  actions: {
    clear: raise({ type: 'registration.edit' }),
    /** Reads the fingerprint that the request needs. Nothing waits for it. */
    readDevice: () => undefined,
    intend: assign(({ context }, registration: Registration) => ({
      intent: { registration, ...intentFrom(context) },
      failure: null,
      wasNotRegistered: false,
    })),
    /** The password is kept no longer than it is needed. */
    forgetPassword: assign({ intent: null }),
    rememberRejection,
    rememberThatNothingArrived: assign({ wasNotRegistered: true }),
    forgetFailure: assign({ failure: null, wasNotRegistered: false }),
    /** Forgets what was typed into the form. The feature does. */
    forgetForm: () => undefined,
    /** Opens the dialog that says so (specification §8). The feature does. */
    showRegistered: () => undefined,
    announceSignIn: report({ type: 'session.lookUp' }, 'session'),
  },
}).createMachine({
  id: 'registration',
  description: 'A visitor creates a player account (specification §1, contract §2).',
  meta: {
    guards: {
      hasLeft: 'the visitor leaves the page of the registration',
      isSignedIn: 'a login with the submitted values succeeds',
      isCreated: 'the server has the account',
      isRejected: 'the server rejects the registration',
    },
  },
  context: ({ input }) => ({ ...input, intent: null, failure: null, wasNotRegistered: false }),
  on: {
    'news.navigation.arrived': {
      description:
        'The visitor leaves the page, which clears the failure shown there. A later failure is shown on the next visit.',
      guard: { type: 'hasLeft', params: ({ event }) => event.left },
      actions: 'clear',
    },
  },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The visitor fills in the form. The site validates each completed field (specification §5).',
      on: {
        'registration.begin': {
          description:
            'The visitor enters the form. The site reads the fingerprint of the device meanwhile, one signal at a time.',
          actions: 'readDevice',
        },
        'registration.submit': {
          description: 'The visitor submits the form. The site sends the request with a new idempotency key.',
          target: 'registering',
          actions: { type: 'intend', params: ({ event }) => event.registration },
        },
        'registration.edit': {
          description: 'The visitor edits the form or leaves the page. The site clears the failure.',
          actions: 'forgetFailure',
        },
      },
    },
    registering: {
      description:
        'The machine submission registers one player and finds out the outcome. The form is read-only meanwhile.',
      tags: ['pending'],
      exit: 'forgetPassword',
      invoke: {
        id: 'submission',
        src: 'submitRegistration',
        input: ({ context }) => submissionIn(context),
        onDone: [
          {
            description:
              'A login with the submitted values succeeds, so the account exists and the player is signed in.',
            guard: { type: 'isSignedIn', params: ({ event }: Submitted<RegistrationResult>) => event.output },
            target: 'registered',
            actions: ['announceSignIn', 'forgetForm', 'showRegistered'],
          },
          {
            description:
              'The server confirms the registration. The player may log in now (specification §8).',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'registered',
            actions: ['forgetForm', 'showRegistered'],
          },
          {
            description: 'The server rejects the registration. The form shows the reason.',
            guard: { type: 'isRejected', params: ({ event }: Submitted) => event.output },
            target: 'editing',
            actions: { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
          },
          {
            description:
              'The server has no account from a request older than 5 minutes. The form says so, and the visitor decides again.',
            target: 'editing',
            actions: 'rememberThatNothingArrived',
          },
        ],
      },
      on: {},
    },
    registered: {
      description: 'The server has the account. The page redirects to the login.',
      tags: ['registered'],
      on: {
        'registration.edit': {
          description: 'The visitor has left the page. The next visit shows the empty form.',
          target: 'editing',
        },
      },
    },
  },
});

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
