import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { Deposit, DepositRequest } from '../contract/deposit.ts';
import {
  failureOf,
  firstOutcomeIsUnknown,
  isServerCode,
  mayPass,
  outcomeIsUnknown,
} from '../contract/errors.ts';
import { INTENT_HOLDS_MS, SLOW_MS } from '../contract/limits.ts';
import { type DepositDraft, EMPTY_DRAFT } from '../contract/rules/deposit-draft.ts';
import {
  type DepositContext,
  type DepositEmitted,
  type DepositEvent,
  type DepositInput,
  type DepositIntent,
  factsOf,
  type OrderReference,
  type Restoration,
} from './deposit.vocabulary.ts';
import { depositOrderMachine } from './depositOrder.machine.ts';

/** Upper bound of the exponential backoff between attempts to find an order. */
const LONGEST_WAIT_MS = 30_000;

// Params of guards and actions for `onDone`/`onError`; xstate does not infer the event type in an array of transitions.
type Rejected = { readonly event: ErrorActorEvent };
type Answered<Output> = { readonly event: DoneActorEvent<Output> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Creates a deposit order exactly once: specification §1 and §5, contract §1 and §2. An existing order is followed by the
 * invoked `depositOrder` machine.
 */
export const depositMachine = setup({
  types: {
    input: {} as DepositInput,
    context: {} as DepositContext,
    events: {} as DepositEvent,
    emitted: {} as DepositEmitted,
    tags: {} as
      | 'loading'
      | 'unreachable'
      | 'form'
      | 'pending'
      | 'slow'
      | 'findingOut'
      | 'waiting'
      | 'following',
    children: {} as { order: 'followOrder' },
  },
  actors: {
    restore: fromPromise<Restoration>(notProvided),
    createDeposit: fromPromise<Deposit, DepositIntent>(notProvided),
    findDeposit: fromPromise<Deposit | null, { readonly key: string }>(notProvided),
    loadDeposit: fromPromise<Deposit, OrderReference>(notProvided),
    followOrder: depositOrderMachine,
  },
  guards: {
    hasOrder: (_, found: Restoration) => found.order !== null,
    hasFreshIntent: ({ context }, found: Restoration) =>
      found.intent !== null && context.clock.now() - found.intent.at < INTENT_HOLDS_MS,
    hasIntent: (_, found: Restoration) => found.intent !== null,
    isLongAgo: ({ context }) => context.clock.now() - context.intendedAt >= INTENT_HOLDS_MS,
    isFound: (_, found: Deposit | null) => found !== null,
    isOpen: (_, deposit: Deposit) => deposit.status === 'OPEN',
    isAnotherOpenOne: ({ context }, deposit: Deposit) =>
      deposit.status === 'OPEN' && deposit.code !== context.order?.code,
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    /** Whether a failed read is worth another attempt, because the network or the server is temporarily unavailable. */
    mayPass: (_, error: unknown) => outcomeIsUnknown(failureOf(error)) || mayPass(failureOf(error)),
    firstOutcomeIsUnknown: (_, error: unknown) => firstOutcomeIsUnknown(failureOf(error)),
    anotherOrderIsOpen: (_, error: unknown) => {
      const failure = failureOf(error);
      return isServerCode(failure, 'OPEN_ORDER') && failure.meta['code'] !== undefined;
    },
  },
  actions: {
    editDraft: assign({
      draft: ({ context }, changes: Partial<DepositDraft>) => ({ ...context.draft, ...changes }),
      key: ({ context }) => context.newKey(),
      failure: null,
      wasNotCreated: false,
    }),
    restoreDraft: assign({
      draft: ({ context }, found: Restoration) => found.intent?.draft ?? found.draft ?? context.draft,
    }),
    takeUpIntent: assign({
      key: ({ context }, found: Restoration) => found.intent?.key ?? context.key,
      request: ({ context }, found: Restoration) => found.intent?.request ?? context.request,
      intendedAt: ({ context }, found: Restoration) => found.intent?.at ?? context.intendedAt,
      tries: 0,
    }),
    rememberRequest: assign({
      request: (_, request: DepositRequest) => request,
      intendedAt: ({ context }) => Math.round(context.clock.now()),
      tries: 0,
      failure: null,
      wasNotCreated: false,
    }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    renewKey: assign({ key: ({ context }) => context.newKey(), request: null }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    rememberThatNoneWasCreated: assign({ wasNotCreated: true }),
    /** Stores the order to follow. The guard has checked that there is one. */
    take: assign({
      order: ({ context }, deposit: Deposit | null) => (deposit ? factsOf(deposit) : context.order),
      // After a missing response, the open order may be the one that this machine created.
      wasOpenAlready: ({ context }, deposit: Deposit | null) =>
        context.request !== null && deposit?.idempotencyKey !== context.key,
      failure: null,
      wasNotCreated: false,
    }),
    forgetForm: assign({ draft: EMPTY_DRAFT, request: null, key: ({ context }) => context.newKey() }),
    forgetOrder: assign({ order: null, wasOpenAlready: false }),
    announceDraft: emit(({ context }) => ({ type: 'deposit.drafted' as const, draft: context.draft })),
    announceRejection: emit((_, error: unknown) => {
      const failure = failureOf(error);
      return { type: 'deposit.rejected' as const, code: failure.kind === 'server' ? failure.code : null };
    }),
    /** Announces a rejection that was held back until it was clear that no order of ours exists. */
    announceStatusRejection: emit(({ context: { failure } }) => ({
      type: 'deposit.rejected' as const,
      code: failure?.kind === 'server' ? failure.code : null,
    })),
    announceOrder: emit(({ context }) => ({
      type: 'deposit.followed' as const,
      code: context.order?.code ?? '',
    })),
    announceLeaving: emit({ type: 'deposit.left' }),
  },
  delays: {
    untilSlow: SLOW_MS,
    untilNextTry: ({ context }) => Math.min(1_000 * 2 ** context.tries, LONGEST_WAIT_MS),
  },
}).createMachine({
  id: 'deposit',
  description:
    'The player makes a deposit order. The site creates it exactly once (specification §1, contract §1).',
  context: ({ input }) => ({
    ...input,
    draft: EMPTY_DRAFT,
    key: input.newKey(),
    request: null,
    intendedAt: 0,
    tries: 0,
    order: null,
    wasOpenAlready: false,
    wasNotCreated: false,
    failure: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'The site looks for an order on the server and for an unconfirmed request in the journal. These are the only sources.',
      tags: ['loading'],
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            description: 'The site finds an order. The page shows it with the data from the server.',
            guard: { type: 'hasOrder', params: ({ event }: Answered<Restoration>) => event.output },
            target: 'following',
            actions: { type: 'take', params: ({ event }: Answered<Restoration>) => event.output.order },
          },
          {
            description:
              'A request from the last 5 minutes got no response. The site sends it again with the same idempotency key (contract §1).',
            guard: { type: 'hasFreshIntent', params: ({ event }: Answered<Restoration>) => event.output },
            target: 'creating.sendingAgain',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<Restoration>) => event.output },
              { type: 'takeUpIntent', params: ({ event }: Answered<Restoration>) => event.output },
            ],
          },
          {
            description:
              'An older request got no response, and the server has no order for it. The page says so, and the player decides again.',
            guard: { type: 'hasIntent', params: ({ event }: Answered<Restoration>) => event.output },
            target: 'composing',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<Restoration>) => event.output },
              'rememberThatNoneWasCreated',
              'announceDraft',
            ],
          },
          {
            description:
              'The site finds no order and no request. The form shows what the player entered before.',
            target: 'composing',
            actions: { type: 'restoreDraft', params: ({ event }: Answered<Restoration>) => event.output },
          },
        ],
        onError: {
          description: 'The look-up fails, so the site does not know whether an order exists.',
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
        },
      },
    },

    unreachable: {
      description:
        'The site does not know whether an order exists, so the player cannot make one. Money that the player sent is safe.',
      tags: ['unreachable'],
      on: {
        'deposit.retry': {
          description: 'The player retries. The site looks for an order again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'network.restored': {
          description: 'The network is back. The site looks for an order again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
      },
    },

    composing: {
      description:
        'The player enters the provider, merchant (MID) and amount. The form shows what they buy (specification §5 and §9).',
      tags: ['form'],
      on: {
        'deposit.edit': {
          description: 'The player changes the form. The changed order gets a new idempotency key.',
          actions: [{ type: 'editDraft', params: ({ event }) => event.changes }, 'announceDraft'],
        },
        'deposit.submit': {
          description:
            'The player submits the form. The site sends the order once, even if the player presses again.',
          target: 'creating',
          actions: { type: 'rememberRequest', params: ({ event }) => event.request },
        },
        'deposit.observed': {
          description:
            'The site finds an open order, for example from another tab, and shows it. A player can have only one open order.',
          guard: { type: 'isOpen', params: ({ event }) => event.deposit },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.deposit },
        },
      },
    },

    creating: {
      description: 'The site creates one order. No event in this state creates a second one.',
      tags: ['pending'],
      initial: 'sending',
      states: {
        sending: {
          description: 'The site sends the order to the server with an idempotency key (Idempotency-Key).',
          initial: 'usual',
          states: {
            usual: {
              description: 'The server normally responds within seconds.',
              after: {
                untilSlow: { description: 'The server has not responded after 5 seconds.', target: 'slow' },
              },
            },
            slow: {
              description:
                'The response takes longer than usual. The page says so, and what is not known yet (contract §1).',
              tags: ['slow'],
              on: {
                'deposit.stopWaiting': {
                  description:
                    'The player stops waiting. The site finds out the outcome with the same idempotency key.',
                  target: '#deposit.creating.tryingAgain',
                },
              },
            },
          },
          invoke: {
            id: 'createDeposit',
            src: 'createDeposit',
            input: ({ context }) => creationOf(context),
            onDone: {
              description: 'The server opens the order.',
              target: '#deposit.following',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            onError: [
              {
                description: 'The site receives no usable response, so the order may exist.',
                guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'tryingAgain',
              },
              {
                description: 'The player already has an open order. The site shows that order instead.',
                guard: { type: 'anotherOrderIsOpen', params: ({ event }: Rejected) => event.error },
                target: '#deposit.opening',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                ],
              },
              {
                description:
                  'The server rejects the order, and the form shows the reason. No order exists, so the next attempt gets a new idempotency key.',
                target: '#deposit.composing',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                  'renewKey',
                ],
              },
            ],
          },
        },

        tryingAgain: {
          description:
            'The site sends a request from the last 5 minutes again. It only looks up an older one.',
          always: [{ guard: 'isLongAgo', target: 'lookingUp' }, { target: 'sendingAgain' }],
        },

        sendingAgain: {
          description:
            'The site sends the same order with the same idempotency key. The server returns the existing order or creates it now.',
          tags: ['findingOut'],
          invoke: {
            id: 'createDepositAgain',
            src: 'createDeposit',
            input: ({ context }) => creationOf(context),
            onDone: {
              description: 'The server returns the order. Only one exists, however often the site sent it.',
              target: '#deposit.following',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            onError: [
              {
                description:
                  'The response does not show the outcome of the first attempt. The site looks for the order in the lists.',
                guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'lookingUp',
              },
              {
                description:
                  'An order is open. It may be the one from the first attempt, if the server ignores idempotency keys.',
                guard: { type: 'anotherOrderIsOpen', params: ({ event }: Rejected) => event.error },
                target: '#deposit.opening',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description: 'The server rejects the order, so no order exists. The form shows the reason.',
                target: '#deposit.composing',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                  'renewKey',
                ],
              },
            ],
          },
        },

        lookingUp: {
          description:
            'The site looks for the idempotency key in the open order, then in the newest orders (contract §1).',
          tags: ['findingOut'],
          invoke: {
            id: 'findDeposit',
            src: 'findDeposit',
            input: ({ context }) => ({ key: context.key }),
            onDone: [
              {
                description: 'The look-up finds the order.',
                guard: { type: 'isFound', params: ({ event }: Answered<Deposit | null>) => event.output },
                target: '#deposit.following',
                actions: { type: 'take', params: ({ event }: Answered<Deposit | null>) => event.output },
              },
              {
                description:
                  'The look-up finds no order for a request older than 5 minutes. The page says so, and the player decides again.',
                guard: 'isLongAgo',
                target: '#deposit.composing',
                actions: ['rememberThatNoneWasCreated', 'renewKey', 'announceDraft'],
              },
              {
                description: 'The look-up does not find the order. The server may still create it.',
                target: 'waiting',
              },
            ],
            onError: { description: 'The look-up fails too. The site tries again later.', target: 'waiting' },
          },
        },

        waiting: {
          description:
            'The outcome is not known yet. The page says what the site waits for and asks the player not to order again.',
          tags: ['findingOut', 'waiting'],
          entry: 'countTry',
          after: {
            untilNextTry: {
              description: 'The site tries again. Each wait is longer, up to 30 seconds.',
              target: 'tryingAgain',
            },
          },
          on: {
            'deposit.retry': {
              description: 'The player requests the next try at once.',
              target: 'tryingAgain',
            },
            'network.restored': {
              description: 'The network is back. The site tries again at once.',
              target: 'tryingAgain',
            },
          },
        },
      },
    },

    opening: {
      description: 'The site loads the order that is already open.',
      tags: ['pending'],
      invoke: {
        id: 'loadDeposit',
        src: 'loadDeposit',
        input: ({ context }) => ({
          code: (context.failure?.kind === 'server' ? context.failure.meta['code'] : undefined) ?? '',
        }),
        onDone: {
          description: 'The server returns the order. The page shows it.',
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: [
          {
            description:
              'The site receives no usable response. A retry looks for the order on the server and in the journal (contract §1).',
            guard: { type: 'mayPass', params: ({ event }: Rejected) => event.error },
            target: 'unreachable',
            actions: [{ type: 'rememberFailure', params: ({ event }: Rejected) => event.error }, 'renewKey'],
          },
          {
            description:
              'The site cannot show the open order. The form shows why the server rejected the new one.',
            target: 'composing',
            actions: ['announceStatusRejection', 'renewKey'],
          },
        ],
      },
    },

    following: {
      description: 'The order exists. The machine depositOrder follows it.',
      tags: ['following'],
      entry: ['forgetForm', 'announceOrder'],
      invoke: {
        id: 'order',
        src: 'followOrder',
        input: ({ context }) => {
          if (!context.order) throw new Error('an order is followed that is not known');
          return { clock: context.clock, order: context.order, wasOpenAlready: context.wasOpenAlready };
        },
        onDone: {
          description: 'The player leaves the order, which is no longer open, and starts another.',
          target: 'composing',
          actions: ['forgetOrder', 'announceLeaving'],
        },
      },
      on: {
        'deposit.observed': {
          description:
            'Another order is open, so the followed order no longer is. The site shows the open order, as after a reload.',
          guard: { type: 'isAnotherOpenOne', params: ({ event }) => event.deposit },
          target: 'restoring',
          actions: 'forgetOrder',
        },
      },
    },
  },
});

/** The request of the POST; a retry sends exactly the same. */
function creationOf({ key, request, draft, intendedAt }: DepositContext): DepositIntent {
  if (!request) throw new Error('an order is sent that was not asked for');
  return { key, request, draft, at: intendedAt };
}
