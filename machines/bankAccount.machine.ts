import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { BankAccount, BankAccountRequest } from '../contract/bank.ts';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';

export interface BankAccountContext {
  readonly request: BankAccountRequest | null;
  /** Whether an earlier attempt was never answered: the account may be there already. */
  readonly isUnresolved: boolean;
  /** Whether what was sent last has been waited for long. */
  readonly isSlow: boolean;
  readonly failure: Failure | null;
}

export type BankAccountEvent =
  | { readonly type: 'bankAccount.submit'; readonly request: BankAccountRequest }
  | { readonly type: 'bankAccount.edit' }
  /** The player has waited long enough. */
  | { readonly type: 'bankAccount.stopWaiting' };

export type BankAccountEmitted =
  | { readonly type: 'bankAccount.added' }
  /** The player has an account already, which the page did not know of. */
  | { readonly type: 'bankAccount.found' };

type Refused = { readonly event: ErrorActorEvent };
type Listed = { readonly event: DoneActorEvent<readonly BankAccount[]> };

const notProvided = () => Promise.reject(new Error('not provided'));

/** Adding the one bank account that a player keeps: specification §5, contract §2. */
export const bankAccountMachine = setup({
  types: {
    context: {} as BankAccountContext,
    events: {} as BankAccountEvent,
    emitted: {} as BankAccountEmitted,
    tags: {} as 'form' | 'pending' | 'added',
  },
  actors: {
    addBankAccount: fromPromise<void, BankAccountRequest>(notProvided),
    listBankAccounts: fromPromise<readonly BankAccount[]>(notProvided),
  },
  guards: {
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    isPerhapsOurOwn: ({ context }, error: unknown) =>
      context.isUnresolved && isServerCode(failureOf(error), 'ACCOUNT_ALREADY_ADDED'),
    isThereAlready: (_, error: unknown) =>
      isServerCode(failureOf(error), 'ACCOUNT_ALREADY_ADDED') ||
      isServerCode(failureOf(error), 'ONE_ACCOUNT_ONLY'),
    isAmong: ({ context }, accounts: readonly BankAccount[]) =>
      accounts.some(
        (account) =>
          account.bankCode === context.request?.bankCode &&
          account.accountNumber === context.request.accountNumber,
      ),
  },
  actions: {
    remember: assign({ request: (_, request: BankAccountRequest) => request, isSlow: false, failure: null }),
    rememberUnresolved: assign({ isUnresolved: true }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    rememberSlowness: assign({ isSlow: true }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    forgetFailure: assign({ failure: null }),
    announceAdded: emit({ type: 'bankAccount.added' }),
    announceFound: emit({ type: 'bankAccount.found' }),
  },
  delays: { untilSlow: SLOW_MS },
}).createMachine({
  id: 'bankAccount',
  description: 'Adding the one bank account of a player (specification §5).',
  context: { request: null, isUnresolved: false, isSlow: false, failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form; each field is judged when the person leaves it (specification §5).',
      tags: ['form'],
      on: {
        'bankAccount.submit': {
          description: 'The form is sent, once.',
          target: 'adding',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'bankAccount.edit': {
          description: 'Another attempt: the last refusal is gone.',
          actions: 'forgetFailure',
        },
      },
    },
    adding: {
      description: 'The account is with the server.',
      tags: ['form', 'pending'],
      invoke: {
        id: 'addBankAccount',
        src: 'addBankAccount',
        input: ({ context }) => {
          if (!context.request) throw new Error('an account is sent that nobody asked for');
          return context.request;
        },
        onDone: { description: 'Added (specification §8).', target: 'added' },
        onError: [
          {
            description: 'No usable answer: it may have been added.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Refused) => event.error },
            target: 'findingOut',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
              'rememberUnresolved',
            ],
          },
          {
            description: 'It is there already: after a lost answer that is success (contract §2).',
            guard: { type: 'isPerhapsOurOwn', params: ({ event }: Refused) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
          },
          {
            description: 'One was added elsewhere meanwhile: it is shown, with the reason.',
            guard: { type: 'isThereAlready', params: ({ event }: Refused) => event.error },
            target: 'editing',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
              'announceFound',
            ],
          },
          {
            description: 'Refused, with the reason.',
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }: Refused) => event.error },
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
        'bankAccount.stopWaiting': {
          description: 'Waited long enough: it is found out whether it was added.',
          target: 'findingOut',
          actions: ['rememberNoAnswer', 'rememberUnresolved'],
        },
      },
    },
    findingOut: {
      description: 'The accounts of the player tell whether it was added (contract §1).',
      tags: ['form', 'pending'],
      invoke: {
        id: 'findOutBankAccount',
        src: 'listBankAccounts',
        onDone: [
          {
            description: 'It is there.',
            guard: { type: 'isAmong', params: ({ event }: Listed) => event.output },
            target: 'added',
          },
          { description: 'It is not there: the form, with the reason.', target: 'editing' },
        ],
        onError: { description: 'The line is still down: the form, with the reason.', target: 'editing' },
      },
      after: {
        untilSlow: {
          description: 'It takes longer than usual: the player is told so, and what is safe.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'bankAccount.stopWaiting': {
          description: 'Waited long enough: the form, with the reason.',
          target: 'editing',
        },
      },
    },
    added: {
      description: 'The account is kept; changing it is for staff (specification §5).',
      tags: ['added'],
      entry: ['forgetFailure', 'announceAdded'],
    },
  },
});
