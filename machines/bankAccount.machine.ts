import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { BankAccount, BankAccountRequest } from '../contract/bank.ts';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { SLOW_MS } from '../contract/limits.ts';
import { type Keyed, keyAfter } from './idempotency-key.ts';

/** The request with its Idempotency-Key; a retry sends the same. */
export interface BankAccountAttempt {
  readonly key: string;
  readonly request: BankAccountRequest;
}

export type BankAccountInput = Pick<Keyed, 'newKey'>;

export interface BankAccountContext extends Keyed {
  readonly request: BankAccountRequest | null;
  /** Whether an earlier attempt got no response: the account may already exist. */
  readonly isUnresolved: boolean;
  /** Whether the current request takes longer than `SLOW_MS`. */
  readonly isSlow: boolean;
  readonly failure: Failure | null;
}

export type BankAccountEvent =
  | { readonly type: 'bankAccount.submit'; readonly request: BankAccountRequest }
  | { readonly type: 'bankAccount.edit' }
  /** The player stops waiting for the response. */
  | { readonly type: 'bankAccount.stopWaiting' }
  /** Another read returned the player's accounts. */
  | { readonly type: 'bankAccount.observed'; readonly accounts: readonly BankAccount[] }
  | { readonly type: 'network.restored' };

export type BankAccountEmitted =
  | { readonly type: 'bankAccount.added' }
  /** The player already has an account that the page did not know of. */
  | { readonly type: 'bankAccount.found' };

type Rejected = { readonly event: ErrorActorEvent };
type Listed = { readonly event: DoneActorEvent<readonly BankAccount[]> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Adding the player's single bank account: specification §5, contract §2. The machine lives as long as the player's session:
 * if the accounts could not be read after a missing response, they are read once the network is back.
 */
export const bankAccountMachine = setup({
  types: {
    input: {} as BankAccountInput,
    context: {} as BankAccountContext,
    events: {} as BankAccountEvent,
    emitted: {} as BankAccountEmitted,
    tags: {} as 'form' | 'pending',
  },
  actors: {
    addBankAccount: fromPromise<void, BankAccountAttempt>(notProvided),
    listBankAccounts: fromPromise<readonly BankAccount[]>(notProvided),
  },
  guards: {
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    isPerhapsOurOwn: ({ context }, error: unknown) =>
      context.isUnresolved && isServerCode(failureOf(error), 'ACCOUNT_ALREADY_ADDED'),
    isThereAlready: (_, error: unknown) =>
      isServerCode(failureOf(error), 'ACCOUNT_ALREADY_ADDED') ||
      isServerCode(failureOf(error), 'ONE_ACCOUNT_ONLY'),
    isAmong: ({ context }, accounts: readonly BankAccount[]) => hasRequested(context, accounts),
    isNone: (_, accounts: readonly BankAccount[]) => accounts.length === 0,
    isUnresolved: ({ context }) => context.isUnresolved,
    isUnresolvedAndAmong: ({ context }, accounts: readonly BankAccount[]) =>
      context.isUnresolved && hasRequested(context, accounts),
  },
  actions: {
    remember: assign({ request: (_, request: BankAccountRequest) => request, isSlow: false, failure: null }),
    rememberUnresolved: assign({ isUnresolved: true }),
    rememberFailure: assign(({ context }, error: unknown) => ({
      failure: failureOf(error),
      key: keyAfter(context, failureOf(error), context.isUnresolved),
    })),
    rememberSlowness: assign({ isSlow: true }),
    forgetSlowness: assign({ isSlow: false }),
    rememberNoAnswer: assign({ failure: { kind: 'timeout' } }),
    renewKey: assign({ key: ({ context }) => context.newKey() }),
    forgetFailure: assign({ failure: null }),
    forget: assign({
      request: null,
      key: ({ context }) => context.newKey(),
      isUnresolved: false,
      isSlow: false,
      failure: null,
    }),
    announceAdded: emit({ type: 'bankAccount.added' }),
    announceFound: emit({ type: 'bankAccount.found' }),
  },
  delays: { untilSlow: SLOW_MS },
}).createMachine({
  id: 'bankAccount',
  description: 'Adding the one bank account of a player (specification §5).',
  context: ({ input }) => ({
    ...input,
    key: input.newKey(),
    request: null,
    isUnresolved: false,
    isSlow: false,
    failure: null,
  }),
  initial: 'editing',
  on: {
    'bankAccount.edit': {
      description:
        'The player edits the form while an attempt is under way. The next one has another key (contract §1).',
      actions: 'renewKey',
    },
  },
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
          description:
            'Another attempt: the last rejection is gone, and the key is another one (contract §1).',
          actions: ['forgetFailure', 'renewKey'],
        },
        'bankAccount.observed': {
          description: 'An account whose answer was lost is there after all.',
          guard: { type: 'isUnresolvedAndAmong', params: ({ event }) => event.accounts },
          target: 'added',
          actions: ['forget', 'announceAdded'],
        },
        'network.restored': {
          description: 'The network is back: an answer that was lost is looked for again.',
          guard: 'isUnresolved',
          target: 'findingOut',
          actions: 'forgetSlowness',
        },
      },
    },
    adding: {
      description: 'The account is with the server.',
      tags: ['form', 'pending'],
      invoke: {
        id: 'addBankAccount',
        src: 'addBankAccount',
        input: ({ context: { key, request } }) => {
          if (!request) throw new Error('an account is sent that nobody asked for');
          return { key, request };
        },
        onDone: {
          description: 'Added (specification §8).',
          target: 'added',
          actions: ['forget', 'announceAdded'],
        },
        onError: [
          {
            description: 'No usable answer: it may have been added.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'rememberUnresolved',
            ],
          },
          {
            description: 'It is there already: after a lost answer that is success (contract §2).',
            guard: { type: 'isPerhapsOurOwn', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description: 'One was added elsewhere meanwhile: it is shown, with the reason.',
            guard: { type: 'isThereAlready', params: ({ event }: Rejected) => event.error },
            target: 'editing',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'announceFound',
            ],
          },
          {
            description: 'Rejected, with the reason.',
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
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
            actions: ['forget', 'announceAdded'],
          },
          { description: 'It is not there: the form, with the reason.', target: 'editing' },
        ],
        onError: {
          description:
            'The accounts could not be read: the form, with the reason, until the network is back.',
          target: 'editing',
        },
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
      description:
        'The account is kept. A press before the page has drawn it sends nothing: there is one account (specification §5).',
      on: {
        'bankAccount.observed': {
          description: 'Staff have removed the account: the form.',
          guard: { type: 'isNone', params: ({ event }) => event.accounts },
          target: 'editing',
        },
      },
    },
  },
});

function hasRequested({ request }: BankAccountContext, accounts: readonly BankAccount[]): boolean {
  return accounts.some(
    ({ bankCode, accountNumber }) =>
      bankCode === request?.bankCode && accountNumber === request.accountNumber,
  );
}
