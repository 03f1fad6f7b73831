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
    event: 'network.restored',
    in: ['following'],
    because: 'The function connectOrder sends the event to the machine depositOrder itself.',
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
    event: 'page.returned',
    in: ['following'],
    because: 'The machine depositOrder receives the event too and checks the order.',
  },
];

export const depositOrder: readonly IgnoredEvent[] = [
  {
    event: 'clock.corrected',
    in: ['followed.status.open.qr.loading', 'followed.status.open.qr.issuing'],
    because: 'The response sets the deadline, and the next state calculates its timer on entry.',
  },
  {
    event: 'clock.corrected',
    in: ['followed.status.open.qr.unavailable', 'followed.status.paid', 'followed.status.failed'],
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
    event: 'clock.corrected',
    in: ['followed.inquiry.ready', 'followed.inquiry.findingOut'],
    because: 'No wait is in progress, so the player can request a check.',
  },
  {
    event: 'clock.corrected',
    in: ['followed.inquiry.asking'],
    because: 'Its timer does not depend on the server time, and the wait afterwards uses the corrected time.',
  },

  {
    event: 'network.restored',
    in: ['followed.status.open.qr.loading'],
    because: 'The query cache repeats a read that fails online; if it still fails, unavailable has a button.',
  },
  {
    event: 'network.restored',
    in: ['followed.status.open.qr.shown'],
    because: 'The QR is loaded, and the region inquiry handles the event for the payment.',
  },
  {
    event: 'network.restored',
    in: ['followed.status.open.qr.lapsed'],
    because: 'The region inquiry handles the event, and this state requests a check every 5 seconds.',
  },
  {
    event: 'network.restored',
    in: ['followed.status.open.qr.expired'],
    because: 'No request for a QR is in flight, and the region inquiry handles the event for the payment.',
  },
  {
    event: 'network.restored',
    in: ['followed.status.open.qr.issuing'],
    because: 'The request ends by itself (WRITE_TIMEOUT_MS); without a response, the site loads the QR.',
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
    event: 'page.returned',
    in: ['followed.status.open.qr.loading'],
    because: 'The query cache resumes a paused repetition on focus; shown calculates the deadline on entry.',
  },
  {
    event: 'page.returned',
    in: ['followed.status.open.qr.lapsed'],
    because: 'The region inquiry handles the event, and this state requests a check every 5 seconds.',
  },
  {
    event: 'page.returned',
    in: ['followed.status.open.qr.issuing'],
    because: 'The request ends by itself, and the next state calculates its deadline on entry.',
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
    event: 'order.check',
    in: ['followed.inquiry.coolingDown'],
    because: 'CheckButton is disabled and shows the remaining wait.',
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
    in: ['followed.status.open.qr.loading'],
    because: 'PayableQr shows a skeleton, without a control.',
  },
  {
    event: 'order.issueQr',
    in: ['followed.status.open.qr.shown', 'followed.status.open.qr.lapsed'],
    because: 'PayableQr shows the button only after the QR has expired.',
  },
  {
    event: 'order.issueQr',
    in: ['followed.status.open.qr.issuing'],
    because: 'The button is busy.',
  },
  {
    event: 'order.issueQr',
    in: ['followed.status.open.qr.unavailable'],
    because: 'PayableQr shows only the reason and a button that sends order.retryQr.',
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
    event: 'order.poll',
    in: ['followed.inquiry.asking'],
    because: 'The running check returns the order too; after it, the polls go on, at most 60 seconds apart.',
  },
  {
    event: 'order.poll',
    in: ['followed.inquiry.findingOut'],
    because: 'A read of the order is already in flight.',
  },
  {
    event: 'order.poll',
    in: ['followed.inquiry.coolingDown'],
    because: 'A check has just ended; after the wait, the polls go on, at most 60 seconds apart.',
  },

  {
    event: 'order.retryQr',
    in: ['followed.status.open.qr.loading'],
    because: 'PayableQr shows a skeleton, without a control.',
  },
  {
    event: 'order.retryQr',
    in: [
      'followed.status.open.qr.shown',
      'followed.status.open.qr.lapsed',
      'followed.status.open.qr.expired',
      'followed.status.open.qr.issuing',
    ],
    because: 'PayableQr shows the button only in unavailable.',
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
    event: 'network.restored',
    in: ['followed.status.open.cancellation.none', 'followed.status.open.cancellation.confirming'],
    because: 'No cancellation is in flight; the regions qr and inquiry handle the event.',
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
    event: 'order.stopWaiting',
    in: [
      'followed.inquiry.ready',
      'followed.inquiry.asking.usual',
      'followed.inquiry.findingOut',
      'followed.inquiry.coolingDown',
    ],
    because: 'OrderRemarks shows the button only in asking.slow.',
  },

  {
    event: 'order.unpaid',
    in: ['followed.status.open.qr.loading', 'followed.status.open.qr.issuing'],
    because: 'The response to the request in flight decides whether there is a QR to pay.',
  },
  {
    event: 'order.unpaid',
    in: ['followed.status.open.qr.shown'],
    because: 'The QR is still valid, so the player can still pay it.',
  },
  {
    event: 'order.unpaid',
    in: ['followed.status.open.qr.expired'],
    because: 'The page already offers a new QR.',
  },
  {
    event: 'order.unpaid',
    in: ['followed.status.open.qr.unavailable'],
    because: 'There is no QR on the page that could expire.',
  },
  {
    event: 'order.unpaid',
    in: [
      'followed.status.paid',
      'followed.status.success',
      'followed.status.failed',
      'followed.status.canceled',
      'followed.status.rejected',
    ],
    because: 'The response of the check is older than the status, so learn ignores it too.',
  },
  {
    event: 'order.unpaid',
    in: ['followed.status.unknown'],
    because: 'Before the event, learn takes the status OPEN from the same response and leaves this state.',
  },
];
