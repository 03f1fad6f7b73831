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
  description: 'The player adds a bank account, at most one (specification §5).',
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
        'The player edits the form while a request is under way. The next request has a new idempotency key (contract §1).',
      actions: 'renewKey',
    },
  },
  states: {
    editing: {
      description:
        'The player fills in the form. The site validates each field when the player leaves it (specification §5).',
      tags: ['form'],
      on: {
        'bankAccount.submit': {
          description: 'The player submits the form. The site sends the request once.',
          target: 'adding',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'bankAccount.edit': {
          description:
            'The player edits the form or leaves the page. The site clears the failure and renews the idempotency key (contract §1).',
          actions: ['forgetFailure', 'renewKey'],
        },
        'bankAccount.observed': {
          description:
            'The server lists the account of a request whose response was lost, so the account was added.',
          guard: { type: 'isUnresolvedAndAmong', params: ({ event }) => event.accounts },
          target: 'added',
          actions: ['forget', 'announceAdded'],
        },
        'network.restored': {
          description:
            'The network is back. The site looks up whether the account was added, because the response was lost.',
          guard: 'isUnresolved',
          target: 'findingOut',
          actions: 'forgetSlowness',
        },
      },
    },
    adding: {
      description: 'The site has sent the account and waits for the server.',
      tags: ['form', 'pending'],
      invoke: {
        id: 'addBankAccount',
        src: 'addBankAccount',
        input: ({ context: { key, request } }) => {
          if (!request) throw new Error('an account is sent that nobody asked for');
          return { key, request };
        },
        onDone: {
          description: 'The server confirms the account (specification §8).',
          target: 'added',
          actions: ['forget', 'announceAdded'],
        },
        onError: [
          {
            description: 'The site receives no usable response, so the account may have been added.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'rememberUnresolved',
            ],
          },
          {
            description:
              'The server already has this account. After a lost response this means success (contract §2), so the site looks up the account.',
            guard: { type: 'isPerhapsOurOwn', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description:
              'The player has an account that was added elsewhere. The page shows it, with the reason.',
            guard: { type: 'isThereAlready', params: ({ event }: Rejected) => event.error },
            target: 'editing',
            actions: [
              { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
              'announceFound',
            ],
          },
          {
            description: 'The server rejects the request. The form shows the reason.',
            target: 'editing',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
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
        'bankAccount.stopWaiting': {
          description: 'The player stops waiting. The site looks up whether the account was added.',
          target: 'findingOut',
          actions: ['rememberNoAnswer', 'rememberUnresolved'],
        },
      },
    },
    findingOut: {
      description:
        'The site reads the player’s accounts to check whether the account was added (contract §1).',
      tags: ['form', 'pending'],
      invoke: {
        id: 'findOutBankAccount',
        src: 'listBankAccounts',
        onDone: [
          {
            description: 'The look-up finds the account.',
            guard: { type: 'isAmong', params: ({ event }: Listed) => event.output },
            target: 'added',
            actions: ['forget', 'announceAdded'],
          },
          {
            description: 'The look-up does not find the account. The form shows the reason.',
            target: 'editing',
          },
        ],
        onError: {
          description:
            'The look-up fails too. The form shows the reason, and the site looks up again when the network is back.',
          target: 'editing',
        },
      },
      after: {
        untilSlow: {
          description:
            'The request takes longer than usual. The site informs the player and explains what is safe to do.',
          actions: 'rememberSlowness',
        },
      },
      on: {
        'bankAccount.observed': {
          description: 'Another read lists the account of the request, so the account was added.',
          guard: { type: 'isAmong', params: ({ event }) => event.accounts },
          target: 'added',
          actions: ['forget', 'announceAdded'],
        },
        'bankAccount.stopWaiting': {
          description: 'The player stops waiting for the look-up. The form shows the reason.',
          target: 'editing',
        },
      },
    },
    added: {
      description:
        'The server has stored the account. Another press sends nothing, because a player has one account (specification §5).',
      on: {
        'bankAccount.observed': {
          description: 'Staff have removed the account. The site shows the form.',
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
