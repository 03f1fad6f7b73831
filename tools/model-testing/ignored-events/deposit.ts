/** The events that states of the deposit's machines ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const deposit: readonly IgnoredEvent[] = [
  {
    event: 'deposit.edit',
    in: ['restoring'],
    because: 'DepositPage shows a skeleton in place of the form.',
  },
  {
    event: 'deposit.edit',
    in: ['unreachable'],
    because: 'DepositPage shows the failure notice in place of the form.',
  },
  {
    event: 'deposit.edit',
    in: ['creating', 'opening'],
    because: 'The fields of DepositForm are read-only or disabled while the order is sent or loaded.',
  },
  {
    event: 'deposit.edit',
    in: ['following'],
    because: 'DepositPage shows OrderView in place of the form.',
  },

  {
    event: 'deposit.observed',
    in: ['restoring'],
    because: 'The look-up reads the open orders itself, and its result decides what the page shows.',
  },
  {
    event: 'deposit.observed',
    in: ['creating'],
    because: 'After notCreated, the form reads the open orders again, and composing handles the result.',
  },
  {
    event: 'deposit.observed',
    in: ['opening'],
    because: 'The site is loading the open order; after a failure, it reads the open orders again.',
  },

  {
    event: 'deposit.retry',
    in: ['restoring'],
    because: 'DepositPage shows a skeleton, without a control.',
  },
  {
    event: 'deposit.retry',
    in: ['composing', 'opening'],
    because: 'DepositPage shows the form, which has no control that sends it.',
  },
  {
    event: 'deposit.retry',
    in: ['following'],
    because: 'DepositPage shows OrderView, which has no control that sends it.',
  },

  {
    event: 'deposit.stopWaiting',
    in: ['restoring', 'unreachable', 'following'],
    because: 'Only DepositForm has the button, and DepositPage does not show the form.',
  },
  {
    event: 'deposit.stopWaiting',
    in: ['composing', 'opening'],
    because: 'DepositForm shows the button only while a submission is slow, and none is in progress.',
  },

  {
    event: 'deposit.submit',
    in: ['restoring', 'unreachable', 'following'],
    because: 'Only DepositForm has the button, and DepositPage does not show the form.',
  },
  {
    event: 'deposit.submit',
    in: ['creating'],
    because: 'The submit button is busy, also for the Enter key; FindingOut has no such button.',
  },
  {
    event: 'deposit.submit',
    in: ['opening'],
    because: 'The submit button is busy, which also prevents a submit with the Enter key.',
  },

  {
    event: 'network.restored',
    in: ['restoring', 'opening'],
    because: 'The query cache repeats a read that fails online; if it still fails, unreachable has a button.',
  },
  {
    event: 'network.restored',
    in: ['composing'],
    because: 'The machine has no request in flight, and the query cache repeats failed reads of the form.',
  },
  {
    event: 'page.returned',
    in: ['restoring'],
    because: 'The look-up in flight repeats a failed attempt by itself.',
  },
  {
    event: 'page.returned',
    in: ['composing'],
    because: 'The reads of the form are repeated by the query cache when the page is visible again.',
  },
  {
    event: 'page.returned',
    in: ['opening'],
    because: 'The read in flight repeats a failed attempt by itself and then shows the order or the failure.',
  },
  {
    event: 'order.observed',
    in: ['restoring', 'unreachable', 'composing', 'creating', 'opening'],
    because: 'The machine follows no order; deposit.observed reports an open one.',
  },
  {
    event: 'clock.corrected',
    in: ['restoring', 'unreachable', 'composing', 'creating', 'opening'],
    because: 'No timer of the machine depends on the server time; a submission compares it when it sends.',
  },
];

export const depositOrder: readonly IgnoredEvent[] = [
  {
    event: 'check.answered',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'No QR is shown that could expire; the region inquiry handles the event.',
  },

  {
    event: 'clock.corrected',
    in: ['followed.status.paid', 'followed.status.failed'],
    because: 'The wait for the next read does not depend on the server time.',
  },
  {
    event: 'clock.corrected',
    in: [
      'followed.status.success',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The state has no timer, and OrderReceipt shows no countdown to a deadline of the order.',
  },

  {
    event: 'network.restored',
    in: ['followed.status.success', 'followed.status.rejected'],
    because: 'The status is final.',
  },
  {
    event: 'network.restored',
    in: ['followed.status.canceled'],
    because: 'The region inquiry handles the event and finds late money.',
  },
  {
    event: 'network.restored',
    in: ['followed.status.open.cancellation.none', 'followed.status.open.cancellation.confirming'],
    because: 'No cancellation is in flight; the regions qr and inquiry handle the event.',
  },
  {
    event: 'network.restored',
    in: ['followed.status.paid', 'followed.status.failed'],
    because: 'The region inquiry asks the bank, and depositCheck then reads the order more often again.',
  },

  {
    event: 'order.cancel',
    in: ['followed.status.open.cancellation.confirming'],
    because: 'The modal dialog CancelOrder is open and makes the button inert.',
  },
  {
    event: 'order.cancel',
    in: ['followed.status.open.cancellation.canceling'],
    because:
      'The modal dialog makes the button inert; once a notice replaces the dialog, the button is busy.',
  },
  {
    event: 'order.cancel',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'Only OpenOrder has the button, and OrderView shows it only for an open order.',
  },

  {
    event: 'order.confirmCancel',
    in: ['followed.status.open.cancellation.none'],
    because: 'The dialog CancelOrder is closed.',
  },
  {
    event: 'order.confirmCancel',
    in: ['followed.status.open.cancellation.canceling'],
    because: 'The button is busy and says that the order is being cancelled; later the dialog is closed.',
  },
  {
    event: 'order.confirmCancel',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'Only CancelOrder has the button, and OpenOrder shows it only for an open order.',
  },

  {
    event: 'order.issueQr',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'Only PayableQr has the button, and OrderView shows it only for an open order.',
  },

  {
    event: 'order.check',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The region inquiry handles the event. The site looks for the payment of an open order only.',
  },

  {
    event: 'order.keep',
    in: ['followed.status.open.cancellation.none'],
    because: 'The dialog CancelOrder is closed.',
  },
  {
    event: 'order.keep',
    in: ['followed.status.open.cancellation.canceling'],
    because:
      'The button is disabled, and the busy dialog ignores Escape and clicks outside; later it is closed.',
  },
  {
    event: 'order.keep',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'Only CancelOrder sends it, and OpenOrder shows it only for an open order.',
  },

  {
    event: 'order.retryCancel',
    in: ['followed.status.open.cancellation.none', 'followed.status.open.cancellation.confirming'],
    because: 'CancelOrder shows the buttons only during a cancellation.',
  },
  {
    event: 'order.retryCancel',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'Only CancelOrder has the buttons, and OpenOrder shows it only for an open order.',
  },

  {
    event: 'order.retryQr',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'Only PayableQr has the button, and OrderView shows it only for an open order.',
  },

  {
    event: 'page.closed',
    in: ['followed.status.open.watch.off'],
    because: 'The 10 minutes are over already.',
  },
  {
    event: 'page.closed',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The site looks for the payment of an open order only.',
  },

  {
    event: 'page.opened',
    in: ['followed.status.open.watch.watching'],
    because: 'OrderView sends it once, when it is mounted.',
  },
  {
    event: 'page.opened',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The site looks for the payment of an open order only.',
  },

  {
    event: 'page.returned',
    in: ['followed.status.success', 'followed.status.rejected'],
    because: 'The status is final, and nothing on the receipt expires.',
  },
  {
    event: 'page.returned',
    in: ['followed.status.canceled'],
    because: 'The region inquiry handles the event and finds late money.',
  },
  {
    event: 'page.returned',
    in: ['followed.status.paid', 'followed.status.failed'],
    because: 'The region inquiry asks the bank, and depositCheck then reads the order more often again.',
  },

  {
    event: 'payment.due',
    in: ['followed.status.open.watch.off'],
    because: 'The actor that reports it runs only in watching.',
  },
  {
    event: 'payment.due',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The actor that reports it runs only in open.',
  },

  {
    event: 'qr.lapsed',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The machine depositQr, which reports it, runs only in open.',
  },

  {
    event: 'qr.rejected',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The machine depositQr, which reports it, runs only in open.',
  },

  {
    event: 'qr.requested',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The machine depositQr, which reports it, runs only in open.',
  },

  {
    event: 'qr.failed',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
      'followed.status.unknown',
    ],
    because: 'The machine depositQr, which reports it, runs only in open.',
  },
];
