/** The events that the machines which depositOrder invokes ignore in their states, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const depositCheck: readonly IgnoredEvent[] = [
  {
    event: 'check.ask',
    in: ['followUp.due', 'followUp.requested'],
    because: 'The check that is due has not started yet, so it will answer this request too.',
  },
  {
    event: 'check.ask',
    in: ['reading.off'],
    because: 'The region followUp handles the event, and no interval runs.',
  },

  {
    event: 'check.askIfReady',
    in: ['inquiry.checking', 'inquiry.coolingDown'],
    because: 'The event is not urgent: the page sends another one after 15 seconds.',
  },

  {
    event: 'check.drop',
    in: ['followUp.none'],
    because: 'No check is due that could be dropped.',
  },

  {
    event: 'check.started',
    in: ['followUp.none'],
    because: 'No automatic check is due.',
  },

  {
    event: 'clock.corrected',
    in: ['inquiry.ready', 'inquiry.checking'],
    because: 'No wait is in progress, and the wait after a check uses the corrected time.',
  },

  {
    event: 'order.check',
    in: ['inquiry.checking.work.asking', 'inquiry.checking.purpose.requested', 'followUp.requested'],
    because:
      'The player waits for a check already, and CheckButton is busy; during an automatic check the region followUp handles the event.',
  },
  {
    event: 'order.check',
    in: ['inquiry.coolingDown'],
    because:
      'CheckButton is disabled and shows the remaining wait; during the short wait after an automatic check the region followUp handles the event.',
  },

  {
    event: 'order.hidden',
    in: ['closing.awaited'],
    because: 'The end of the check is already awaited, and no check takes longer than the 2 minutes.',
  },

  {
    event: 'order.read',
    in: ['inquiry.checking'],
    because:
      'The check or read in progress reports the order too; the regular reads go on, at most 60 seconds apart.',
  },
  {
    event: 'order.read',
    in: ['inquiry.coolingDown'],
    because: 'A check has just ended; after the wait, the regular reads go on, at most 60 seconds apart.',
  },

  {
    event: 'order.readRegularly',
    in: ['reading.regularly'],
    because: 'The order is already read regularly.',
  },

  {
    event: 'order.stopReading',
    in: ['reading.off'],
    because: 'The order is not read regularly.',
  },

  {
    event: 'order.stopWaiting',
    in: [
      'inquiry.ready',
      'inquiry.checking.work.asking.usual',
      'inquiry.checking.work.findingOut',
      'inquiry.coolingDown',
    ],
    because: 'OrderRemarks shows the button only in slow.',
  },
];

export const depositQr: readonly IgnoredEvent[] = [
  {
    event: 'clock.corrected',
    in: ['loading', 'issuing'],
    because: 'The response sets the deadline, and the next state calculates its timer on entry.',
  },
  {
    event: 'clock.corrected',
    in: ['unavailable'],
    because: 'The state has no timer, and PayableQr shows no countdown.',
  },

  {
    event: 'network.restored',
    in: ['loading'],
    because: 'The query cache repeats a read that fails online; if it still fails, unavailable has a button.',
  },
  {
    event: 'network.restored',
    in: ['shown'],
    because: 'The QR is loaded, and the order asks the bank.',
  },
  {
    event: 'network.restored',
    in: ['lapsed'],
    because: 'The order asks the bank too, and this state requests a check every 5 seconds.',
  },
  {
    event: 'network.restored',
    in: ['expired'],
    because: 'No request for a QR is in flight, and the order asks the bank.',
  },
  {
    event: 'network.restored',
    in: ['issuing'],
    because: 'The request ends by itself (WRITE_TIMEOUT_MS); without a response, the site loads the QR.',
  },

  {
    event: 'order.issueQr',
    in: ['loading'],
    because: 'PayableQr shows a skeleton, without a control.',
  },
  {
    event: 'order.issueQr',
    in: ['shown', 'lapsed'],
    because: 'PayableQr shows the button only after the QR has expired.',
  },
  {
    event: 'order.issueQr',
    in: ['issuing'],
    because: 'The button is busy.',
  },
  {
    event: 'order.issueQr',
    in: ['unavailable'],
    because: 'PayableQr shows only the reason and a button that sends order.retryQr.',
  },

  {
    event: 'order.retryQr',
    in: ['loading'],
    because: 'PayableQr shows a skeleton, without a control.',
  },
  {
    event: 'order.retryQr',
    in: ['shown', 'lapsed', 'expired', 'issuing'],
    because: 'PayableQr shows the button only in unavailable.',
  },

  {
    event: 'order.unpaid',
    in: ['loading', 'issuing'],
    because: 'The response to the request in flight decides whether there is a QR to pay.',
  },
  {
    event: 'order.unpaid',
    in: ['shown'],
    because: 'The QR is still valid, so the player can still pay it.',
  },
  {
    event: 'order.unpaid',
    in: ['expired'],
    because: 'The page already offers a new QR.',
  },
  {
    event: 'order.unpaid',
    in: ['unavailable'],
    because: 'There is no QR on the page that could expire.',
  },

  {
    event: 'page.returned',
    in: ['loading'],
    because: 'The query cache resumes a paused repetition on focus; shown calculates the deadline on entry.',
  },
  {
    event: 'page.returned',
    in: ['lapsed'],
    because: 'The order asks the bank too, and this state requests a check every 5 seconds.',
  },
  {
    event: 'page.returned',
    in: ['issuing'],
    because: 'The request ends by itself, and the next state calculates its deadline on entry.',
  },
];
