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
  description: 'Making a deposit order, exactly once (specification §1, contract §1).',
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
      description: 'The server and the journal are asked what is going on: nothing else is remembered of it.',
      tags: ['loading'],
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            description: 'There is an order: it is shown as the server has it.',
            guard: { type: 'hasOrder', params: ({ event }: Answered<Restoration>) => event.output },
            target: 'following',
            actions: { type: 'take', params: ({ event }: Answered<Restoration>) => event.output.order },
          },
          {
            description:
              'An order was asked for and no answer came: the same key is sent again (contract §1).',
            guard: { type: 'hasFreshIntent', params: ({ event }: Answered<Restoration>) => event.output },
            target: 'creating.sendingAgain',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<Restoration>) => event.output },
              { type: 'takeUpIntent', params: ({ event }: Answered<Restoration>) => event.output },
            ],
          },
          {
            description:
              'An order was asked for long ago and never made: the player is told and decides anew.',
            guard: { type: 'hasIntent', params: ({ event }: Answered<Restoration>) => event.output },
            target: 'composing',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Answered<Restoration>) => event.output },
              'rememberThatNoneWasCreated',
              'announceDraft',
            ],
          },
          {
            description: 'Nothing is going on: the form, with what was typed before.',
            target: 'composing',
            actions: { type: 'restoreDraft', params: ({ event }: Answered<Restoration>) => event.output },
          },
        ],
        onError: {
          description: 'It cannot be known now.',
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
        },
      },
    },

    unreachable: {
      description:
        'Whether there is an order is not known, so none can be made. Money that was sent is safe.',
      tags: ['unreachable'],
      on: {
        'deposit.retry': {
          description: 'The player tries again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'network.restored': {
          description: 'The network is back.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
      },
    },

    composing: {
      description:
        'The form: provider, merchant (MID) and amount, with what it buys (specification §5 and §9).',
      tags: ['form'],
      on: {
        'deposit.edit': {
          description: 'Something was typed or chosen; it is another order now, so it has another key.',
          actions: [{ type: 'editDraft', params: ({ event }) => event.changes }, 'announceDraft'],
        },
        'deposit.submit': {
          description: 'The order is sent, once, whatever is pressed meanwhile.',
          target: 'creating',
          actions: { type: 'rememberRequest', params: ({ event }) => event.request },
        },
        'deposit.observed': {
          description: 'An order was opened in another tab: there is one open order at most.',
          guard: { type: 'isOpen', params: ({ event }) => event.deposit },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.deposit },
        },
      },
    },

    creating: {
      description: 'One order is being made. Nothing that happens here makes a second one.',
      tags: ['pending'],
      initial: 'sending',
      states: {
        sending: {
          description: 'The order is with the server, under its Idempotency-Key.',
          initial: 'usual',
          states: {
            usual: {
              description: 'An answer comes within seconds.',
              after: { untilSlow: { description: 'None has come.', target: 'slow' } },
            },
            slow: {
              description:
                'It takes longer than usual: the player is told so, and what is not known yet (contract §1).',
              tags: ['slow'],
              on: {
                'deposit.stopWaiting': {
                  description: 'The player has waited long enough: it is found out, under the same key.',
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
              description: 'The order is open.',
              target: '#deposit.following',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            onError: [
              {
                description: 'No usable answer: the order may exist.',
                guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'tryingAgain',
              },
              {
                description: 'There is an open order already: it is shown instead.',
                guard: { type: 'anotherOrderIsOpen', params: ({ event }: Rejected) => event.error },
                target: '#deposit.opening',
                actions: [
                  { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
                  { type: 'announceRejection', params: ({ event }: Rejected) => event.error },
                ],
              },
              {
                description:
                  'Rejected, with the reason. Nothing was made, so the next attempt has a new key.',
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
          description: 'An order of now is sent again. One that was asked for long ago is only searched for.',
          always: [{ guard: 'isLongAgo', target: 'lookingUp' }, { target: 'sendingAgain' }],
        },

        sendingAgain: {
          description: 'The same order under the same key: the server answers as it did, or makes it now.',
          tags: ['findingOut'],
          invoke: {
            id: 'createDepositAgain',
            src: 'createDeposit',
            input: ({ context }) => creationOf(context),
            onDone: {
              description: 'The order is open: there is one, however often it was sent.',
              target: '#deposit.following',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            onError: [
              {
                description: 'Still nothing that tells of the first attempt: the lists may.',
                guard: { type: 'firstOutcomeIsUnknown', params: ({ event }: Rejected) => event.error },
                target: 'lookingUp',
              },
              {
                description: 'An order is open. It may be ours, where the server does not know keys.',
                guard: { type: 'anotherOrderIsOpen', params: ({ event }: Rejected) => event.error },
                target: '#deposit.opening',
                actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              },
              {
                description: 'Rejected: nothing was made.',
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
          description: 'The open order, then the newest orders, are searched for the key (contract §1).',
          tags: ['findingOut'],
          invoke: {
            id: 'findDeposit',
            src: 'findDeposit',
            input: ({ context }) => ({ key: context.key }),
            onDone: [
              {
                description: 'It is there.',
                guard: { type: 'isFound', params: ({ event }: Answered<Deposit | null>) => event.output },
                target: '#deposit.following',
                actions: { type: 'take', params: ({ event }: Answered<Deposit | null>) => event.output },
              },
              {
                description:
                  'It was asked for long ago and never made: the page says so, and the player decides again.',
                guard: 'isLongAgo',
                target: '#deposit.composing',
                actions: ['rememberThatNoneWasCreated', 'renewKey', 'announceDraft'],
              },
              { description: 'Not there, or not yet.', target: 'waiting' },
            ],
            onError: { description: 'The line is still down.', target: 'waiting' },
          },
        },

        waiting: {
          description:
            'The line is down. The player is told what is being waited for, and not to order again.',
          tags: ['findingOut', 'waiting'],
          entry: 'countTry',
          after: {
            untilNextTry: { description: 'The next try; the waits grow.', target: 'tryingAgain' },
          },
          on: {
            'deposit.retry': { description: 'The player tries now.', target: 'tryingAgain' },
            'network.restored': { description: 'The network is back.', target: 'tryingAgain' },
          },
        },
      },
    },

    opening: {
      description: 'The order that is open already is fetched.',
      tags: ['pending'],
      invoke: {
        id: 'loadDeposit',
        src: 'loadDeposit',
        input: ({ context }) => ({
          code: (context.failure?.kind === 'server' ? context.failure.meta['code'] : undefined) ?? '',
        }),
        onDone: {
          description: 'It is shown.',
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: [
          {
            description:
              'No usable answer: what is there is found out, by the journal and the server (contract §1).',
            guard: { type: 'mayPass', params: ({ event }: Rejected) => event.error },
            target: 'unreachable',
            actions: [{ type: 'rememberFailure', params: ({ event }: Rejected) => event.error }, 'renewKey'],
          },
          {
            description: 'It cannot be shown: the rejection stands.',
            target: 'composing',
            actions: ['announceStatusRejection', 'renewKey'],
          },
        ],
      },
    },

    following: {
      description: 'The order exists. What happens to it is followed by a machine of its own.',
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
          description: 'The player has seen how it ended and starts another.',
          target: 'composing',
          actions: ['forgetOrder', 'announceLeaving'],
        },
      },
      on: {
        'deposit.observed': {
          description:
            'Another order is open: this one has ended. The open order comes first, as it does after a load.',
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
