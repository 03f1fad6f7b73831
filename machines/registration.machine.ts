import { assign, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';
import { type Keyed, keyAfter } from './idempotency-key.ts';
import type { Credentials } from './session.machine.ts';

/** The form's data; the call's actor adds the device fingerprint. */
export interface Registration extends Credentials {
  readonly confirmPassword: string;
  readonly displayName?: string;
}

/** The request with its Idempotency-Key; a retry sends the same. */
export interface RegistrationAttempt {
  readonly key: string;
  readonly registration: Registration;
}

export type RegistrationInput = Pick<Keyed, 'newKey'>;

export interface RegistrationContext extends Keyed {
  /** Kept, in memory only, until the outcome is known or the form is edited: finding out the outcome needs it (contract §1). */
  readonly registration: Registration | null;
  readonly username: string | null;
  /** The username of an attempt whose outcome could not be found out. */
  readonly unresolvedUsername: string | null;
  /** Whether the current request takes longer than `SLOW_MS`. */
  readonly isSlow: boolean;
  readonly failure: Failure | null;
}

export type RegistrationEvent =
  | { readonly type: 'registration.submit'; readonly registration: Registration }
  | { readonly type: 'registration.edit' }
  /** The user stops waiting for the response. */
  | { readonly type: 'registration.stopWaiting' }
  | { readonly type: 'network.restored' };

export type RegistrationEmitted =
  /** Registration complete (specification §8). */
  | { readonly type: 'registration.registered' }
  /** The account was found by logging in to it, so a session now exists. */
  | { readonly type: 'registration.signedIn' };

type Rejected = { readonly event: ErrorActorEvent };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Registers a player exactly once: specification §1, contract §2. Registration opens no session. The machine lives until a
 * reload or the start of a session: an outcome that could not be found out is looked up again once the network is back.
 */
export const registrationMachine = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    tags: {} as 'form' | 'pending',
  },
  actors: {
    register: fromPromise<void, RegistrationAttempt>(notProvided),
    logIn: fromPromise<unknown, Credentials>(notProvided),
  },
  guards: {
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    isPerhapsOurOwn: ({ context }, error: unknown) =>
      isSentBefore(context) && isServerCode(failureOf(error), 'USERNAME_ALREADY_EXISTS'),
    hasNoSuchAccount: (_, error: unknown) => isServerCode(failureOf(error), 'INVALID_CREDENTIALS'),
    isUnresolved: ({ context }) => context.registration !== null,
  },
  actions: {
    remember: assign({
      registration: (_, registration: Registration) => registration,
      username: (_, registration: Registration) => registration.username,
      failure: null,
      isSlow: false,
    }),
    rememberUnresolved: assign({ unresolvedUsername: ({ context }) => context.username }),
    forgetRegistration: assign({ registration: null }),
    rememberFailure: assign(({ context }, error: unknown) => ({
      failure: failureOf(error),
      key: keyAfter(context, failureOf(error), isSentBefore(context)),
    })),
    rememberSlowness: assign({ isSlow: true }),
    forgetSlowness: assign({ isSlow: false }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    renewKey: assign({ key: ({ context }) => context.newKey() }),
    forgetFailure: assign({ failure: null }),
    forget: assign({
      key: ({ context }) => context.newKey(),
      registration: null,
      username: null,
      unresolvedUsername: null,
      isSlow: false,
      failure: null,
    }),
    announceRegistration: emit({ type: 'registration.registered' }),
    announceSignIn: emit({ type: 'registration.signedIn' }),
  },
  delays: { untilSlow: SLOW_MS },
}).createMachine({
  id: 'registration',
  description: 'A visitor creates a player account (specification §1, contract §2).',
  context: ({ input }) => ({
    ...input,
    key: input.newKey(),
    registration: null,
    username: null,
    unresolvedUsername: null,
    isSlow: false,
    failure: null,
  }),
  initial: 'editing',
  on: {
    'registration.edit': {
      description:
        'The visitor edits the form while a request is under way. The next request has a new idempotency key (contract §1).',
      actions: 'renewKey',
    },
  },
  states: {
    editing: {
      description:
        'The visitor fills in the form. The site validates each field when the visitor leaves it (specification §5).',
      tags: ['form'],
      on: {
        'registration.submit': {
          description: 'The visitor submits the form. The site sends the request once.',
          target: 'registering',
          actions: { type: 'remember', params: ({ event }) => event.registration },
        },
        'registration.edit': {
          description:
            'The visitor edits the form or leaves the page. The site clears the failure and stored request and renews the idempotency key (contract §1).',
          actions: ['forgetFailure', 'forgetRegistration', 'renewKey'],
        },
        'network.restored': {
          description:
            'The network is back. The site looks up whether the account exists, because the response was lost.',
          guard: 'isUnresolved',
          target: 'findingOut',
          actions: 'forgetSlowness',
        },
      },
    },
    registering: {
      description: 'The site has sent the registration and waits for the server.',
      tags: ['form', 'pending'],
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({ key: context.key, registration: registrationOf(context) }),
        onDone: {
          description: 'The server confirms the registration. The player may log in now (specification §8).',
          target: 'editing',
          actions: ['forget', 'announceRegistration'],
        },
        onError: [
          {
            description: 'The site receives no usable response, so the account may exist.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'rememberUnresolved',
            ],
          },
          {
            description:
              'The username is taken, perhaps by an earlier request whose response was lost. The site looks up whether that is so.',
            guard: { type: 'isPerhapsOurOwn', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description: 'The server rejects the registration. The form shows the reason.',
            target: 'editing',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'forgetRegistration',
            ],
          },
        ],
      },
      after: {
        untilSlow: {
          description:
            'The request takes longer than usual. The site informs the visitor and explains what is safe to do.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'registration.stopWaiting': {
          description: 'The visitor stops waiting. The site looks up whether the account exists.',
          target: 'findingOut',
          actions: ['rememberNoAnswer', 'rememberUnresolved'],
        },
      },
    },
    findingOut: {
      description:
        'The site logs in with the submitted values to check whether the account exists (contract §1).',
      tags: ['form', 'pending'],
      invoke: {
        id: 'findOutRegistration',
        src: 'logIn',
        input: ({ context }) => registrationOf(context),
        onDone: {
          description: 'The login succeeds, so the account exists and the player is signed in.',
          target: 'editing',
          actions: ['forget', 'announceSignIn', 'announceRegistration'],
        },
        onError: [
          {
            description:
              'The server rejects the login, so the registration created no account. The form shows the reason.',
            guard: { type: 'hasNoSuchAccount', params: ({ event }: Rejected) => event.error },
            target: 'editing',
            actions: 'forgetRegistration',
          },
          {
            description:
              'The look-up fails too. The form shows the reason, and the site looks up again when the network is back.',
            target: 'editing',
          },
        ],
      },
      after: {
        untilSlow: {
          description:
            'The request takes longer than usual. The site informs the visitor and explains what is safe to do.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'network.restored': {
          description: 'The network is back. The site repeats the look-up, which may have been cut off.',
          target: 'findingOut',
          reenter: true,
        },
        'registration.stopWaiting': {
          description: 'The visitor stops waiting for the look-up. The form shows the reason.',
          target: 'editing',
          actions: 'forgetRegistration',
        },
      },
    },
  },
});

/** Whether an earlier attempt with this username got no response. */
function isSentBefore({ username, unresolvedUsername }: RegistrationContext): boolean {
  return username !== null && unresolvedUsername === username;
}

function registrationOf(context: RegistrationContext): Registration {
  if (!context.registration) throw new Error('a registration is sent that nobody asked for');
  return context.registration;
}
