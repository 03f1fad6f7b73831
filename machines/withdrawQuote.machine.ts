import { assign, fromPromise, setup } from 'xstate';
import { type Failure, failureOf, firstOutcomeIsUnknown, isServerCode } from '../contract/errors.ts';
import { SLOW_MS, WITHDRAW_QUOTE_SECONDS } from '../contract/limits.ts';
import { quotesAgree } from '../contract/rules/withdraw-draft.ts';
import { millisecondsOf } from '../contract/time/clock.ts';
import type { WithdrawQuote, WithdrawQuoteRequest, WithdrawRequest } from '../contract/withdraw.ts';
import { type ClockActor, clockIn } from './clock-and-keys.ts';
import type { Rejection } from './submission.machine.ts';
import { type Done, type Failed, notProvided } from './invoked.ts';

export interface WithdrawQuoteInput {
  readonly clock: ClockActor;
  readonly request: WithdrawQuoteRequest;
  /** The confirmed quote, if the server rejected its withdrawal for now. */
  readonly quote: WithdrawQuote | null;
  /** Why the server rejected that withdrawal. */
  readonly failure: Failure | null;
}

export interface WithdrawQuoteContext extends WithdrawQuoteInput {
  /** How often the quote was refetched since the player's last input. */
  readonly renewals: number;
  /** What the player has confirmed. */
  readonly confirmed: WithdrawRequest | null;
  readonly notice: WithdrawQuoteNotice | null;
}

/** An informational message about the quote. Failures are separate. */
export type WithdrawQuoteNotice =
  /** The new quote differs from the previous one: the player must review and confirm it again. */
  | 'QUOTE_CHANGED'
  /** The quote expired before the order reached the server. The new quote has the same values, but no order was created. */
  | 'QUOTE_RENEWED';

export type WithdrawQuoteEvent =
  /** Withdraws as displayed, to this bank account. */
  | { readonly type: 'quote.confirm'; readonly bankAccountId: string }
  /** Requests a new quote in place of one that has lapsed. */
  | { readonly type: 'quote.renew' }
  /** The page became visible again: its timers may have been suspended. */
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.network.restored' }
  /** The estimate of the server's clock was corrected: the deadline is recomputed. */
  | { readonly type: 'news.clock.corrected' };

export type WithdrawQuoteOutput =
  /** The player confirmed the shown quote. The request contains exactly its values. */
  | { readonly kind: 'confirmed'; readonly quote: WithdrawQuote; readonly request: WithdrawRequest }
  | Rejection
  /** The request for the first quote got no usable response. */
  | { readonly kind: 'unanswered'; readonly failure: Failure };

/** How often a quote is refetched automatically before the player has to request it. */
const QUIET_RENEWALS = 5;
/** A confirmation within this time after the quote changed is ignored: it was meant for the previous quote. */
const UNREAD_MS = 600;

/** One quote, from its request until the player confirms it or the server rejects it: contract §2. It withdraws nothing. */
export const withdrawQuoteMachine = setup({
  types: {
    input: {} as WithdrawQuoteInput,
    context: {} as WithdrawQuoteContext,
    events: {} as WithdrawQuoteEvent,
    output: {} as WithdrawQuoteOutput,
    tags: {} as 'quoting' | 'slow' | 'quoted' | 'unread' | 'renewing' | 'lapsed',
  },
  actors: {
    requestQuote: fromPromise<WithdrawQuote, WithdrawQuoteRequest>(notProvided),
  },
  guards: {
    isNew: ({ context }) => context.quote === null,
    wasOutdated: ({ context: { failure } }) => failure !== null && isServerCode(failure, 'QUOTE_CHANGED'),
    comesToTheSame: ({ context }, quote: WithdrawQuote) =>
      context.quote !== null && quotesAgree(context.quote, quote),
    isRenewedQuietly: ({ context }, quote: WithdrawQuote) =>
      context.renewals > 0 && context.quote !== null && quotesAgree(context.quote, quote),
    mayRenewQuietly: ({ context }) => context.renewals < QUIET_RENEWALS,
    /** Whether the response, if any, says nothing about the withdrawal (contract §1: order of checks). */
    isTemporary: (_, error: unknown) => firstOutcomeIsUnknown(failureOf(error)),
  },
  actions: {
    rememberQuote: assign({ quote: (_, quote: WithdrawQuote) => quote, failure: null }),
    /** The new quote replaces the displayed one, with a notice that it has changed. */
    announceChanged: assign({ notice: 'QUOTE_CHANGED' as const }),
    announceRenewed: assign({ notice: 'QUOTE_RENEWED' as const }),
    countRenewal: assign({ renewals: ({ context }) => context.renewals + 1 }),
    recountRenewals: assign({ renewals: 0 }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    /** The request contains exactly the displayed values, including the amount. */
    confirm: assign(({ context: { request, quote } }, bankAccountId: string) => ({
      confirmed: quote && {
        provider: request.provider,
        bankAccountId,
        amount: quote.amount,
        quoteId: quote.quoteId,
      },
    })),
  },
  delays: {
    // Limited to the contract's maximum validity of a quote, whatever the response says.
    untilQuoteEnds: ({ context }) => {
      const end = (context.quote && millisecondsOf(context.quote.expiresAt)) ?? 0;
      return Math.min(Math.max(0, end - clockIn(context).now()), WITHDRAW_QUOTE_SECONDS * 1000);
    },
    untilSlow: SLOW_MS,
    untilRead: UNREAD_MS,
  },
}).createMachine({
  id: 'withdrawQuote',
  description:
    'The site shows the player the result of a withdrawal and keeps it up to date until the player confirms it (contract §2).',
  meta: {
    guards: {
      isNew: 'there is no quote yet',
      wasOutdated: 'the server rejected the confirmed quote as outdated',
      comesToTheSame: 'the new quote has the same values',
      isRenewedQuietly: 'the site asked for the quote by itself, and it has the same values',
      mayRenewQuietly: 'the site has renewed the quote fewer than 5 times in a row',
      isTemporary: 'the failure may pass: no usable response arrives, or the server is busy',
    },
  },
  context: ({ input }) => ({ ...input, renewals: 0, confirmed: null, notice: null }),
  initial: 'starting',
  output: ({ context: { quote, confirmed, failure } }) => {
    if (quote && confirmed) return { kind: 'confirmed', quote, request: confirmed };
    if (!failure) throw new Error('a quote has ended without a reason');
    return failure.kind === 'server'
      ? { kind: 'rejected', failure, wasResent: false }
      : { kind: 'unanswered', failure };
  },
  states: {
    starting: {
      description:
        'The site needs a new quote, or the player confirmed one and the server rejected the withdrawal for now.',
      always: [
        { description: 'No quote exists yet.', guard: 'isNew', target: 'requesting' },
        {
          description:
            'The server rejected the confirmed quote as outdated. The player has to confirm again.',
          guard: 'wasOutdated',
          target: 'renewing',
          actions: ['forgetFailure', 'announceRenewed'],
        },
        {
          description: 'The server was busy or a token had expired. The page shows the reason and the quote.',
          target: 'unread',
        },
      ],
    },

    requesting: {
      description: 'The server calculates the quote: what the player would receive. It withdraws nothing.',
      tags: ['quoting'],
      invoke: {
        id: 'requestQuote',
        src: 'requestQuote',
        input: ({ context }) => context.request,
        onDone: {
          description: 'The server returns the quote.',
          target: 'unread',
          actions: { type: 'rememberQuote', params: ({ event }: Done<WithdrawQuote>) => event.output },
        },
        onError: {
          description:
            'The server rejects the request, or the site receives no usable response. The player can repeat the request.',
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }: Failed) => event.error },
        },
      },
      initial: 'usual',
      states: {
        usual: {
          description: 'The server normally returns a quote within seconds.',
          after: {
            untilSlow: { description: 'The server has not responded after 5 seconds.', target: 'slow' },
          },
        },
        slow: {
          description:
            'The quote takes longer than usual. The page says so, and the player can return to the form.',
          tags: ['slow'],
        },
      },
    },

    unread: {
      description:
        'The quote has just appeared. The site ignores a confirmation for 0.6 seconds, so that a double tap confirms nothing.',
      tags: ['quoted', 'unread'],
      after: {
        untilRead: {
          description: 'The player has had time to see the quote and can confirm it.',
          target: 'shown',
        },
      },
    },

    shown: {
      description:
        'The page shows the quote line by line. It is valid for a limited time, measured in server time. The player can confirm it.',
      tags: ['quoted'],
      after: {
        untilQuoteEnds: [
          {
            description:
              'The quote expires. The site requests a new one automatically, at most 5 times in a row.',
            guard: 'mayRenewQuietly',
            target: 'renewing',
            actions: 'countRenewal',
          },
          {
            description:
              'The quote expires after 5 automatic requests. The player seems to be away, so the site stops requesting.',
            target: 'lapsed',
          },
        ],
      },
      on: {
        'quote.confirm': {
          description: 'The player confirms the quote that the page shows.',
          target: 'confirmed',
          actions: { type: 'confirm', params: ({ event }) => event.bankAccountId },
        },
        'news.clock.corrected': {
          description:
            'The site corrects its estimate of the server time and recalculates the deadline of the quote.',
          target: 'shown',
          reenter: true,
        },
        'news.page.returned': {
          description:
            'The player returns to the page. The phone may have paused the timer, so the site recalculates the deadline of the quote.',
          target: 'shown',
          reenter: true,
          actions: 'recountRenewals',
        },
      },
    },

    renewing: {
      description: 'The site requests a new quote. The player cannot confirm until the quote arrives.',
      tags: ['quoted', 'renewing'],
      invoke: {
        id: 'requestQuoteAgain',
        src: 'requestQuote',
        input: ({ context }) => context.request,
        onDone: [
          {
            description:
              'The new quote, requested automatically, has the same values. The player can still confirm it.',
            guard: { type: 'isRenewedQuietly', params: ({ event }: Done<WithdrawQuote>) => event.output },
            target: 'shown',
            actions: { type: 'rememberQuote', params: ({ event }: Done<WithdrawQuote>) => event.output },
          },
          {
            description:
              'The new quote has the same values. The player has to see it first, so that a double tap confirms nothing.',
            guard: { type: 'comesToTheSame', params: ({ event }: Done<WithdrawQuote>) => event.output },
            target: 'unread',
            actions: { type: 'rememberQuote', params: ({ event }: Done<WithdrawQuote>) => event.output },
          },
          {
            description: 'The new quote has other values. The page says so, and the player decides again.',
            target: 'unread',
            actions: [
              { type: 'rememberQuote', params: ({ event }: Done<WithdrawQuote>) => event.output },
              'announceChanged',
            ],
          },
        ],
        onError: [
          {
            description:
              'The server is busy, a token has expired, or the site receives no usable response. It requests the quote again later.',
            guard: { type: 'isTemporary', params: ({ event }: Failed) => event.error },
            target: 'lapsed',
            actions: { type: 'rememberFailure', params: ({ event }: Failed) => event.error },
          },
          {
            description:
              'The server rejects this withdrawal, for example because another one is in progress.',
            target: 'failed',
            actions: { type: 'rememberFailure', params: ({ event }: Failed) => event.error },
          },
        ],
      },
    },

    lapsed: {
      description:
        'The quote is no longer valid. The site requests a new one when the player retries or returns, or the network is back.',
      tags: ['quoted', 'lapsed'],
      on: {
        'quote.renew': {
          description: 'The player requests a new quote.',
          target: 'renewing',
          actions: ['recountRenewals', 'forgetFailure'],
        },
        'news.page.returned': {
          description: 'The player returns to the page. The site requests a new quote.',
          target: 'renewing',
          actions: ['recountRenewals', 'forgetFailure'],
        },
        'news.network.restored': {
          description: 'The network is back. The site requests a new quote.',
          target: 'renewing',
          actions: ['recountRenewals', 'forgetFailure'],
        },
      },
    },

    confirmed: {
      description:
        'The player has confirmed this quote and this bank account. The machine withdraw sends them.',
      type: 'final',
    },
    failed: {
      description: 'The player cannot confirm a quote. The machine withdraw shows the reason.',
      type: 'final',
    },
  },
});
