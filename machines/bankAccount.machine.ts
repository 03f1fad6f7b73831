import { assign, setup, raise, type ActorRefFrom } from 'xstate';
import type { BankAccount, BankAccountRequest } from '../contract/bank.ts';
import type { Failure } from '../contract/errors.ts';
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
  isRejected,
  rememberRejection,
  submissionIn,
  type Submitted,
} from './submitting.ts';
import { report } from './report.ts';
import { PAGES } from '../contract/pages.ts';
import { hasLeft, type PageArrival } from './news.ts';

/** An account that was sent. */
export interface BankAccountIntent extends Intent {
  readonly request: BankAccountRequest;
}

export interface BankAccountContext extends IntentSource {
  readonly intent: BankAccountIntent | null;
  /** Why the server rejected the last request. */
  readonly failure: Failure | null;
  /** Whether the last request was found not to have reached the server. */
  readonly wasNotAdded: boolean;
}

export type BankAccountEvent =
  | { readonly type: 'bankAccount.submit'; readonly request: BankAccountRequest }
  | { readonly type: 'bankAccount.edit' }
  /** Another read returned the player's accounts. */
  | { readonly type: 'news.bankAccount.observed'; readonly accounts: readonly BankAccount[] }
  | PageArrival;

export type BankAccountEmitted =
  | { readonly type: 'domain.bankAccount.added' }
  /** The player already has an account that the page did not know of. */
  | { readonly type: 'domain.bankAccount.found' };

/** Adding the player's single bank account exactly once: specification §5, contract §1 and §2. */
export const bankAccountMachine = setup({
  types: {
    input: {} as IntentSource,
    context: {} as BankAccountContext,
    events: {} as BankAccountEvent,
    emitted: {} as BankAccountEmitted,
    tags: {} as 'pending',
    children: {} as { submission: 'submitBankAccount' },
  },
  actors: {
    submitBankAccount: submissionOf<BankAccountIntent, BankAccount>(),
  },
  guards: {
    hasLeft: hasLeft(PAGES.bank),
    isCreated,
    isThereAlready: (_, output: SubmissionOutput) =>
      isRejection(output, 'ACCOUNT_ALREADY_ADDED', 'ONE_ACCOUNT_ONLY'),
    isRejected,
    isAmong: ({ context: { intent } }, accounts: readonly BankAccount[]) =>
      intent !== null && accountOf(intent, accounts) !== null,
    isNone: (_, accounts: readonly BankAccount[]) => accounts.length === 0,
  },
  actions: {
    clear: raise({ type: 'bankAccount.edit' }),
    intend: assign(({ context }, request: BankAccountRequest) => ({
      intent: { request, ...intentFrom(context) },
      failure: null,
      wasNotAdded: false,
    })),
    dropIntent: assign({ intent: null }),
    rememberRejection,
    rememberThatNothingArrived: assign({ wasNotAdded: true }),
    forgetFailure: assign({ failure: null, wasNotAdded: false }),
    /** Forgets what was typed into the form. The feature does. */
    forgetForm: () => undefined,
    announceAdded: report({ type: 'domain.bankAccount.added' }),
    announceFound: report({ type: 'domain.bankAccount.found' }),
  },
}).createMachine({
  id: 'bankAccount',
  description: 'The player adds a bank account, at most one (specification §5).',
  meta: {
    guards: {
      hasLeft: 'the player leaves the page of the bank account',
      isAmong: 'the server lists the account of the request',
      isCreated: 'the server has the account',
      isThereAlready: 'the player has an account already: this one, or another one',
      isRejected: 'the server rejects the request',
      isNone: 'the player has no account any more',
    },
  },
  context: ({ input }) => ({ ...input, intent: null, failure: null, wasNotAdded: false }),
  on: {
    'news.navigation.arrived': {
      description:
        'The player leaves the page, which clears the failure shown there. A later failure is shown on the next visit.',
      guard: { type: 'hasLeft', params: ({ event }) => event.left },
      actions: 'clear',
    },
  },
  initial: 'editing',
  states: {
    editing: {
      description:
        'The player fills in the form. The site validates each field when the player leaves it (specification §5).',
      on: {
        'bankAccount.submit': {
          description: 'The player submits the form. The site sends the request with a new idempotency key.',
          target: 'adding',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
        'bankAccount.edit': {
          description: 'The player edits the form or leaves the page. The site clears the failure.',
          actions: 'forgetFailure',
        },
      },
    },
    adding: {
      description:
        'The machine submission adds one account and finds out the outcome. The form is read-only meanwhile.',
      tags: ['pending'],
      exit: 'dropIntent',
      invoke: {
        id: 'submission',
        src: 'submitBankAccount',
        input: ({ context }) => submissionIn(context),
        onDone: [
          {
            description: 'The server has the account (specification §8).',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'added',
            actions: ['forgetForm', 'announceAdded'],
          },
          {
            description:
              'The player has an account that was added elsewhere. The page shows it, with the reason.',
            guard: { type: 'isThereAlready', params: ({ event }: Submitted) => event.output },
            target: 'editing',
            actions: [
              { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
              'announceFound',
            ],
          },
          {
            description: 'The server rejects the request. The form shows the reason.',
            guard: { type: 'isRejected', params: ({ event }: Submitted) => event.output },
            target: 'editing',
            actions: { type: 'rememberRejection', params: ({ event }: Submitted) => event.output },
          },
          {
            description:
              'The server has no account from a request older than 5 minutes. The form says so, and the player decides again.',
            target: 'editing',
            actions: 'rememberThatNothingArrived',
          },
        ],
      },
      on: {
        'news.bankAccount.observed': {
          description:
            'Another read lists the account of the request, so it was added. The site does not wait for the response.',
          guard: { type: 'isAmong', params: ({ event }) => event.accounts },
          target: 'added',
          actions: ['forgetForm', 'announceAdded'],
        },
      },
    },
    added: {
      description:
        'The server has stored the account. Another press sends nothing, because a player has one account (specification §5).',
      on: {
        'news.bankAccount.observed': {
          description: 'Staff have removed the account. The site shows the form.',
          guard: { type: 'isNone', params: ({ event }) => event.accounts },
          target: 'editing',
        },
      },
    },
  },
});

/** Returns the account that equals the request; null if there is none. Such an account counts as added (contract §2). */
export function accountOf(
  { request }: BankAccountIntent,
  accounts: readonly BankAccount[],
): BankAccount | null {
  const isTheOne = ({ bankCode, accountNumber }: BankAccount) =>
    bankCode === request.bankCode && accountNumber === request.accountNumber;
  return accounts.find(isTheOne) ?? null;
}

export type BankAccountActor = ActorRefFrom<typeof bankAccountMachine>;
