import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { Deposit, DepositRequest } from '../contract/deposit.ts';
import { type Failure, failureOf, mayPass, outcomeIsUnknown, type ReadCode } from '../contract/errors.ts';
import { INTENT_HOLDS_MS } from '../contract/limits.ts';
import { type DepositDraft, EMPTY_DRAFT, type JudgedDraft } from '../contract/rules/deposit-draft.ts';
import { clockIn, newKeyIn } from './clock-and-keys.ts';
import { factsOf, type OrderFacts, type OrderReference } from './deposit-order-part.ts';
import { depositOrderMachine } from './depositOrder.machine.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
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
import { type Done, type Failed, notProvided } from './invoked.ts';

/** A requested order. */
export interface DepositIntent extends Intent {
  readonly request: DepositRequest;
  readonly draft: DepositDraft;
}

/** The state to restore on page load: the journal's entries and the matching order of the server. */
export interface Restoration {
  readonly draft: DepositDraft | null;
  /** An intent with unknown outcome for which the server has no order. */
  readonly intent: DepositIntent | null;
  /** In this order of preference: the intent's order, the player's open order, the order followed last. */
  readonly order: Deposit | null;
}

export interface DepositContext extends IntentSource {
  readonly draft: DepositDraft;
  /** Kept while an outcome is unknown; renewed after a definite response or an edit (contract §1). */
  readonly key: string;
  /** The order that is being created. */
  readonly intent: DepositIntent | null;
  /** Whether an earlier page load may have sent it. */
  readonly wasSent: boolean;
  /** The order that is, or is about to be, followed. */
  readonly order: OrderFacts | null;
  /** Whether that order already existed when the player requested another one. */
  readonly wasOpenAlready: boolean;
  /** Whether an earlier attempt was found not to have created an order. */
  readonly wasNotCreated: boolean;
  readonly failure: Failure | null;
}

/** The form as the player submits it, and how the contract's rules judge it with the data that the page shows. */
export interface DepositSubmission extends Pick<JudgedDraft, 'obstacle' | 'request'> {
  readonly draft: DepositDraft;
}

export type DepositEvent =
  | { readonly type: 'deposit.edit'; readonly changes: Partial<DepositDraft> }
  | ({ readonly type: 'deposit.submit' } & DepositSubmission)
  /** Restores again what was unreachable. */
  | { readonly type: 'deposit.retry' }
  /** A query cache read or another tab reported an open order of this player. */
  | { readonly type: 'news.deposit.observed'; readonly deposit: Deposit }
  /** The page became visible again. */
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.network.restored' };

export type DepositEmitted =
  /** The server rejected the order, so cached data is stale. */
  | { readonly type: 'domain.deposit.rejected'; readonly code: ReadCode | null }
  | { readonly type: 'domain.deposit.followed'; readonly code: string }
  /** The player has left the followed order. */
  | { readonly type: 'domain.deposit.left' };

/**
 * Creates a deposit order exactly once: specification §1 and §5, contract §1 and §2. An existing order is followed by the
 * invoked `depositOrder` machine.
 */
export const depositMachine = setup({
  types: {
    input: {} as IntentSource,
    context: {} as DepositContext,
    events: {} as DepositEvent,
    emitted: {} as DepositEmitted,
    tags: {} as 'loading' | 'unreachable' | 'form' | 'pending' | 'following',
    children: {} as { submission: 'submitDeposit'; order: 'followOrder' },
  },
  actors: {
    restore: fromPromise<Restoration>(notProvided),
    submitDeposit: submissionOf<DepositIntent, Deposit>(),
    loadDeposit: fromPromise<Deposit, OrderReference>(notProvided),
    followOrder: depositOrderMachine,
  },
  guards: {
    hasOrder: (_, found: Restoration) => found.order !== null,
    hasFreshIntent: ({ context }, found: Restoration) =>
      found.intent !== null && clockIn(context).now() - found.intent.at < INTENT_HOLDS_MS,
    hasIntent: (_, found: Restoration) => found.intent !== null,
    isObstructed: (_, { obstacle }: DepositSubmission) => obstacle !== null,
    isIncomplete: (_, { request }: DepositSubmission) => request === null,
    isOpen: (_, deposit: Deposit) => deposit.status === 'OPEN',
    isAnotherOpenOne: ({ context }, deposit: Deposit) =>
      deposit.status === 'OPEN' && deposit.code !== context.order?.code,
    mayPass: (_, error: unknown) => outcomeIsUnknown(failureOf(error)) || mayPass(failureOf(error)),
    isCreated,
    isRejected,
    anotherOrderIsOpen: (_, output: SubmissionOutput) =>
      isRejection(output, 'OPEN_ORDER') && !output.wasResent && output.failure.meta['code'] !== undefined,
    anOrderIsOpen: (_, output: SubmissionOutput) =>
      isRejection(output, 'OPEN_ORDER') && output.failure.meta['code'] !== undefined,
  },
  actions: {
    editDraft: assign({
      draft: ({ context }, changes: Partial<DepositDraft>) => ({ ...context.draft, ...changes }),
      key: ({ context }) => newKeyIn(context),
      failure: null,
      wasNotCreated: false,
    }),
    restoreDraft: assign({
      draft: ({ context }, found: Restoration) => found.intent?.draft ?? found.draft ?? context.draft,
    }),
    takeUpIntent: assign(({ context }, { intent }: Restoration) => ({
      intent,
      wasSent: true,
      key: intent?.key ?? context.key,
    })),
    intend: assign(({ context }, { draft, request }: DepositSubmission) => ({
      intent: request && { ...intentFrom(context, context.key), request, draft },
      wasSent: false,
      failure: null,
      wasNotCreated: false,
    })),
    renewKey: assign({ key: ({ context }) => newKeyIn(context), intent: null }),
    rememberRejection,
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    rememberThatNoneWasCreated: assign({ wasNotCreated: true }),
    /** Stores the order to follow. The guard has checked that there is one. */
    take: assign({
      order: ({ context }, deposit: Deposit | null) => (deposit ? factsOf(deposit) : context.order),
      // After a missing response, the open order may be the one that this machine created.
      wasOpenAlready: ({ context }, deposit: Deposit | null) =>
        context.intent !== null && deposit?.idempotencyKey !== context.key,
      failure: null,
      wasNotCreated: false,
    }),
    forgetForm: assign({ draft: EMPTY_DRAFT, intent: null, key: ({ context }) => newKeyIn(context) }),
    forgetOrder: assign({ order: null, wasOpenAlready: false }),
    // What this tab remembers for a reload. The feature keeps it.
    keepDraft: () => undefined,
    keepCode: () => undefined,
    forgetIntent: () => undefined,
    forgetCode: () => undefined,
    announceRejection: report(({ context: { failure } }) => ({
      type: 'domain.deposit.rejected' as const,
      code: failure?.kind === 'server' ? failure.code : null,
    })),
    announceOrder: report(({ context }) => ({
      type: 'domain.deposit.followed' as const,
      code: context.order?.code ?? '',
    })),
    announceLeaving: report({ type: 'domain.deposit.left' }),
  },
}).createMachine({
  id: 'deposit',
  description:
    'The player makes a deposit order. The site creates it exactly once (specification §1, contract §1).',
  meta: {
    guards: {
      hasOrder: 'the site finds an order',
      hasFreshIntent: 'a request of the last 5 minutes is unconfirmed',
      hasIntent: 'an older request is unconfirmed',
      isOpen: 'the order is open',
      isObstructed:
        'a rule forbids the deposit: the player takes a break, has no bank account, has a promotion with another provider, or already has credit above the threshold',
      'not isObstructed':
        'no rule forbids the deposit: the player takes no break, has a bank account, no promotion with another provider, and less credit than the threshold',
      isIncomplete: 'the form is incomplete: a value is missing, or the amount is outside the limits',
      'not isIncomplete':
        'the form is complete: it has a provider, a merchant (MID) and an amount within the limits, or exactly the amount of the promotion',
      isCreated: 'the server has the order',
      anotherOrderIsOpen: 'another order is open: the site has sent this request only once',
      anOrderIsOpen:
        'an order is open: perhaps this one, because the site has sent the request more than once',
      isRejected: 'the server rejects the order',
      mayPass: 'the failure may pass: the network or the server is unavailable for now',
      isAnotherOpenOne: 'it is another order, and it is open',
    },
  },
  context: ({ input }) => ({
    ...input,
    draft: EMPTY_DRAFT,
    key: newKeyIn(input),
    intent: null,
    wasSent: false,
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
            guard: { type: 'hasOrder', params: ({ event }: Done<Restoration>) => event.output },
            target: 'following',
            actions: { type: 'take', params: ({ event }: Done<Restoration>) => event.output.order },
          },
          {
            description:
              'A request from the last 5 minutes got no response. The site sends it again with the same idempotency key (contract §1).',
            guard: { type: 'hasFreshIntent', params: ({ event }: Done<Restoration>) => event.output },
            target: 'creating',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Done<Restoration>) => event.output },
              { type: 'takeUpIntent', params: ({ event }: Done<Restoration>) => event.output },
            ],
          },
          {
            description:
              'An older request got no response, and the server has no order for it. The page says so, and the player decides again.',
            guard: { type: 'hasIntent', params: ({ event }: Done<Restoration>) => event.output },
            target: 'composing',
            actions: [
              { type: 'restoreDraft', params: ({ event }: Done<Restoration>) => event.output },
              'rememberThatNoneWasCreated',
              'keepDraft',
            ],
          },
          {
            description:
              'The site finds no order and no request. The form shows what the player entered before.',
            target: 'composing',
            actions: { type: 'restoreDraft', params: ({ event }: Done<Restoration>) => event.output },
          },
        ],
        onError: {
          description: 'The look-up fails, so the site does not know whether an order exists.',
          target: 'unreachable',
          actions: { type: 'rememberFailure', params: ({ event }: Failed) => event.error },
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
        'news.network.restored': {
          description: 'The network is back. The site looks for an order again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'news.page.returned': {
          description: 'The player returns to the page. The site looks for an order again.',
          target: 'restoring',
          actions: 'forgetFailure',
        },
        'news.deposit.observed': {
          description:
            'Another read finds an open order. The site looks for it and for an unconfirmed request again.',
          guard: { type: 'isOpen', params: ({ event }) => event.deposit },
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
          actions: [{ type: 'editDraft', params: ({ event }) => event.changes }, 'keepDraft'],
        },
        'deposit.submit': [
          {
            description:
              'A break from play, a missing bank account, credit above the threshold or another promotion forbids the deposit. The form says which (contract §2).',
            guard: { type: 'isObstructed', params: ({ event }) => event },
          },
          {
            description:
              'A value is missing, or the amount is outside the limits. The form marks the field and sends nothing (specification §5).',
            guard: { type: 'isIncomplete', params: ({ event }) => event },
          },
          {
            description:
              'The player submits the form. The site sends the order once, even if the player presses again.',
            target: 'creating',
            actions: { type: 'intend', params: ({ event }) => event },
          },
        ],
        'news.deposit.observed': {
          description:
            'The site finds an open order, for example from another tab, and shows it. A player can have only one open order.',
          guard: { type: 'isOpen', params: ({ event }) => event.deposit },
          target: 'following',
          actions: { type: 'take', params: ({ event }) => event.deposit },
        },
      },
    },

    creating: {
      description:
        'The machine submission creates one order and finds out the outcome. No event in this state creates a second order.',
      tags: ['pending'],
      invoke: {
        id: 'submission',
        src: 'submitDeposit',
        input: ({ context }) => submissionIn(context),
        onDone: [
          {
            description: 'The server has the order. Only one exists, however often the site sent it.',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'following',
            actions: { type: 'take', params: ({ event }: Submitted<Deposit>) => resultOf(event.output) },
          },
          {
            description: 'The player already has an open order. The site shows that order instead.',
            guard: { type: 'anotherOrderIsOpen', params: ({ event }: Submitted) => event.output },
            target: 'opening',
            actions: [
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceRejection',
              'forgetIntent',
            ],
          },
          {
            description:
              'An order is open. It may be the one from the first attempt, if the server ignores idempotency keys.',
            guard: { type: 'anOrderIsOpen', params: ({ event }: Submitted) => event.output },
            target: 'opening',
            actions: { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
          },
          {
            description:
              'The server rejects the order, and the form shows the reason. No order exists, so the next attempt gets a new idempotency key.',
            guard: { type: 'isRejected', params: ({ event }: Submitted) => event.output },
            target: 'composing',
            actions: [
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceRejection',
              'forgetIntent',
              'renewKey',
            ],
          },
          {
            description:
              'The server has no order for a request older than 5 minutes. The page says so, and the player decides again.',
            target: 'composing',
            actions: [
              'announceRejection',
              'rememberThatNoneWasCreated',
              'renewKey',
              'forgetIntent',
              'keepDraft',
            ],
          },
        ],
      },
      on: {},
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
            guard: { type: 'mayPass', params: ({ event }: Failed) => event.error },
            target: 'unreachable',
            actions: [{ type: 'rememberFailure', params: ({ event }: Failed) => event.error }, 'renewKey'],
          },
          {
            description:
              'The site cannot show the open order. The form shows why the server rejected the new one.',
            target: 'composing',
            actions: ['announceRejection', 'forgetIntent', 'renewKey'],
          },
        ],
      },
    },

    following: {
      description: 'The order exists. The machine depositOrder follows it.',
      tags: ['following'],
      entry: ['forgetForm', 'keepCode', 'announceOrder'],
      invoke: {
        id: 'order',
        src: 'followOrder',
        input: ({ context }) => {
          const { clock, keys, order, wasOpenAlready } = context;
          if (!order) throw new Error('an order is followed that is not known');
          return { clock, keys, order, wasOpenAlready };
        },
        onDone: {
          description: 'The player leaves the order, which is no longer open, and starts another.',
          target: 'composing',
          actions: ['forgetOrder', 'forgetCode', 'announceLeaving'],
        },
      },
      on: {
        'news.deposit.observed': {
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

export type DepositActor = ActorRefFrom<typeof depositMachine>;
