import { assign, fromPromise, sendTo, setup } from 'xstate';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import { waitUntil } from '../contract/time/clock.ts';
import { clockIn } from './clock-and-keys.ts';
import type { OrderPartInput, OrderReference } from './deposit-order-part.ts';
import { type Failed, notProvided } from './invoked.ts';

export interface DepositQrInput extends OrderPartInput<DepositQrReport> {
  /** A server instant, in milliseconds. */
  readonly orderExpiresAt: number;
}

export interface DepositQrContext extends DepositQrInput {
  /** A server instant, in milliseconds. */
  readonly qrExpiresAt: number;
  /** When the QR or the order was last found to be over: a server instant, in milliseconds. */
  readonly lapsedAt: number;
}

export type DepositQrEvent =
  /** The player requests a new QR. */
  | { readonly type: 'qr.renew' }
  /** The player requests the QR again that could not be loaded. */
  | { readonly type: 'qr.retry' }
  /** The bank was asked and has no payment. `askedAt` is when the check started: a server instant, in milliseconds. */
  | { readonly type: 'order.unpaid'; readonly askedAt: number }
  | { readonly type: 'news.page.returned' }
  | { readonly type: 'news.network.restored' }
  | { readonly type: 'news.clock.corrected' };

export type DepositQrReport =
  /** The time of the QR or of the order is up: the bank must be asked before the QR counts as expired. */
  | { readonly type: 'qr.lapsed' }
  /** A QR is requested again, or a new one. */
  | { readonly type: 'qr.requested' }
  /** The QR cannot be loaded. */
  | { readonly type: 'qr.failed'; readonly failure: Failure }
  /** The server rejected the request for a new QR. */
  | { readonly type: 'qr.rejected'; readonly failure: Failure };

/** The expiry of a QR: a server instant, in milliseconds. */
export interface QrOutcome {
  readonly expiresAt: number;
}

/** Retry interval at a deadline while the bank does not respond. */
const DEADLINE_RETRY_MS = 5_000;

/** Shows the QR of one open order for as long as it is valid: specification §4, contract §2. It never changes the order. */
export const depositQrMachine = setup({
  types: {
    input: {} as DepositQrInput,
    context: {} as DepositQrContext,
    events: {} as DepositQrEvent,
    tags: {} as 'qrLoading' | 'qrShown' | 'qrAsking' | 'qrExpired' | 'qrIssuing' | 'qrUnavailable',
  },
  actors: {
    loadQr: fromPromise<QrOutcome, OrderReference>(notProvided),
    issueQr: fromPromise<QrOutcome, OrderReference>(notProvided),
  },
  guards: {
    stillWorks: ({ context }) => context.qrExpiresAt > clockIn(context).now(),
    /** The QR could be paid until its last moment: a check that started before it may have missed that payment. */
    wasAskedAfterLapse: ({ context }, askedAt: number) => askedAt >= context.lapsedAt,
    hasEnded: (_, error: unknown) => isServerCode(failureOf(error), 'QR_EXPIRED', 'ORDER_NOT_OPEN'),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
  },
  actions: {
    rememberDeadline: assign({ qrExpiresAt: (_, qr: QrOutcome) => qr.expiresAt }),
    /** The server reports the QR as expired, whatever the local clock says. */
    endQr: assign({ qrExpiresAt: 0 }),
    noteLapse: assign({ lapsedAt: ({ context }) => clockIn(context).now() }),
    reportLapse: sendTo(({ context }) => context.order, { type: 'qr.lapsed' }),
    reportRequest: sendTo(({ context }) => context.order, { type: 'qr.requested' }),
    reportUnavailable: sendTo(
      ({ context }) => context.order,
      (_, error: unknown) => ({ type: 'qr.failed' as const, failure: failureOf(error) }),
    ),
    reportRejection: sendTo(
      ({ context }) => context.order,
      (_, error: unknown) => ({ type: 'qr.rejected' as const, failure: failureOf(error) }),
    ),
  },
  delays: {
    untilQrExpires: ({ context }) => waitUntil(context.qrExpiresAt, clockIn(context)),
    // If the server has not closed the order at its expiry, it is asked again after a pause instead of in a tight loop.
    untilOrderExpires: ({ context }) =>
      waitUntil(context.orderExpiresAt, clockIn(context)) || 3 * DEADLINE_RETRY_MS,
    untilBankIsAskedAgain: DEADLINE_RETRY_MS,
  },
}).createMachine({
  id: 'depositQr',
  description:
    'The site shows the QR that the bank app scans, for as long as the QR is valid (specification §4, contract §2).',
  meta: {
    guards: {
      hasEnded: 'the QR has expired or the order has ended, as the server reports',
      stillWorks: 'the QR is still valid by the server’s time',
      wasAskedAfterLapse: 'the check started after the time was up',
      outcomeIsUnknown: 'no usable response arrives: the new QR may exist',
    },
  },
  context: ({ input }) => ({ ...input, qrExpiresAt: 0, lapsedAt: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The site loads the QR from the server.',
      tags: ['qrLoading'],
      invoke: {
        id: 'loadQr',
        src: 'loadQr',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          description: 'The server returns the QR. The player can pay it until the deadline from the server.',
          target: 'shown',
          actions: { type: 'rememberDeadline', params: ({ event }) => event.output },
        },
        onError: [
          {
            description:
              'The QR has expired or the order has ended. The site checks with the bank automatically.',
            guard: { type: 'hasEnded', params: ({ event }: Failed) => event.error },
            target: 'lapsed',
            actions: ['endQr', 'noteLapse'],
          },
          {
            description: 'The site cannot load the QR. The page shows the reason.',
            target: 'unavailable',
            actions: { type: 'reportUnavailable', params: ({ event }: Failed) => event.error },
          },
        ],
      },
    },

    shown: {
      description: 'The player can scan the QR. The countdown runs on server time.',
      tags: ['qrShown'],
      after: {
        untilQrExpires: {
          description: 'The deadline of the QR passes.',
          target: 'lapsed',
          actions: 'noteLapse',
        },
      },
      on: {
        'news.clock.corrected': {
          description: 'The site corrects its estimate of the server time and recalculates the countdown.',
          target: 'shown',
          reenter: true,
        },
        'news.page.returned': {
          description:
            'The player returns to the page. The phone may have paused the countdown, so the site recalculates it.',
          target: 'shown',
          reenter: true,
        },
      },
    },

    lapsed: {
      description:
        'The time of the QR or the order is up. The site checks with the bank automatically before it shows an expiry.',
      tags: ['qrAsking'],
      entry: 'reportLapse',
      after: {
        untilBankIsAskedAgain: {
          description: 'The site has no result after 5 seconds. It checks with the bank again.',
          target: 'lapsed',
          reenter: true,
        },
      },
      on: {
        'order.unpaid': {
          description:
            'The bank, asked after the expiry, has no payment. The player can safely request a new QR.',
          guard: { type: 'wasAskedAfterLapse', params: ({ event }) => event.askedAt },
          target: 'expired',
        },
        'news.clock.corrected': {
          description:
            'The corrected server time shows that the QR is still valid. The clock of the phone was wrong.',
          guard: 'stillWorks',
          target: 'shown',
        },
      },
    },

    expired: {
      description: 'The QR has expired, but the order is still open. The player can request a new QR.',
      tags: ['qrExpired'],
      after: {
        untilOrderExpires: {
          description: 'The deadline of the order passes. The site checks with the bank automatically.',
          target: 'lapsed',
          actions: 'noteLapse',
        },
      },
      on: {
        'qr.renew': {
          description: 'The player requests a new QR.',
          target: 'issuing',
          actions: 'reportRequest',
        },
        'news.clock.corrected': [
          {
            description: 'The corrected server time shows that the QR is still valid.',
            guard: 'stillWorks',
            target: 'shown',
          },
          {
            description:
              'The site corrects its estimate of the server time and recalculates the deadline of the order.',
            target: 'expired',
            reenter: true,
          },
        ],
        'news.page.returned': {
          description:
            'The player returns to the page. The phone may have paused the timer, so the site recalculates the deadline of the order.',
          target: 'expired',
          reenter: true,
        },
      },
    },

    issuing: {
      description: 'The site requests a new QR for the same order.',
      tags: ['qrExpired', 'qrIssuing'],
      invoke: {
        id: 'issueQr',
        src: 'issueQr',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          description: 'The server issues the QR. It expires no later than the order (contract §2).',
          target: 'shown',
          actions: { type: 'rememberDeadline', params: ({ event }) => event.output },
        },
        onError: [
          {
            description:
              'The site receives no usable response, so the new QR may exist. The site loads the current QR.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Failed) => event.error },
            target: 'loading',
          },
          {
            description: 'The order has ended. The site checks with the bank automatically.',
            guard: { type: 'hasEnded', params: ({ event }: Failed) => event.error },
            target: 'lapsed',
            actions: ['endQr', 'noteLapse'],
          },
          {
            description: 'The server rejects the request. The page shows the reason.',
            target: 'expired',
            actions: { type: 'reportRejection', params: ({ event }: Failed) => event.error },
          },
        ],
      },
    },

    unavailable: {
      description:
        'The site cannot show the QR. The order is not affected, and the site reads it regularly because it may end.',
      tags: ['qrUnavailable'],
      on: {
        'qr.retry': {
          description: 'The player requests the QR again.',
          target: 'loading',
          actions: 'reportRequest',
        },
        'news.network.restored': {
          description: 'The network is back. The site loads the QR again.',
          target: 'loading',
          actions: 'reportRequest',
        },
        'news.page.returned': {
          description: 'The player returns to the page. The site loads the QR again.',
          target: 'loading',
          actions: 'reportRequest',
        },
      },
    },
  },
});
