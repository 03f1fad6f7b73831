/** Pairs of transitions that are impossible because an earlier guard or action determines the result of the next guard. */
import type { Reason } from './reason.ts';

export const OTHERS: Readonly<Record<string, readonly Reason[]>> = {
  app: [
    {
      after: 'fingerprint.loading on done loadFingerprint #0',
      next: '*',
      exceptNext: 'fingerprint.running on site.shown #0',
      reason: 'the actor that starts receives the agency at once',
    },
  ],
  depositQr: [
    {
      after: ['loading on failed loadQr #0', 'issuing on failed issueQr #1'],
      next: 'lapsed on clock.corrected #0',
      reason: 'the server has ended the QR, whatever the clock says',
    },
  ],

  fingerprint: [
    {
      after: ['reading on done readDevice #1', 'sending on done send #0'],
      next: 'resting on network.restored #0',
      reason: 'nothing has failed that could be tried once more',
    },
  ],

  navigation: [
    {
      after: [
        'location.entering.spinner.waiting on always #0',
        'location.entering.spinner.seen on always #0',
      ],
      next: '*',
      exceptNext: 'location.entering on finished *',
      reason: 'the spinner is removed when the page is loaded: both have ended, which is handled at once',
    },
    {
      after: '*',
      exceptAfter: [
        'location.entering.page.loading on done enter #1',
        'location.entering.page.loading on failed enter #0',
        'location.entering.spinner.shown on after MINIMUM_DISPLAY #0',
      ],
      next: ['location.entering.spinner.waiting on always #0', 'location.entering.spinner.seen on always #0'],
      reason: 'only a loaded page removes the spinner, and at once',
    },
    {
      after: [
        'location.entering.page.loading on done enter #1',
        'location.entering.page.loading on failed enter #0',
      ],
      next: [
        'location.entering on finished *',
        'location.entering.spinner.waiting on after PENDING_THRESHOLD #0',
      ],
      reason: 'a loaded page first removes a spinner that waits',
    },
  ],

  passwordChange: [
    {
      after: ['changing on passwordChange.stopWaiting #0', 'changing on done submission #2'],
      next: 'unresolved on * #0',
      reason: 'the session is not known to be gone',
    },
    {
      after: [
        'tryingNewPassword on passwordChange.stopWaiting #0',
        'tryingNewPassword on done submission #1',
      ],
      next: 'unresolved on * #1',
      reason: 'the new password is tried only where the session is known to be gone',
    },
  ],

  responsiblePlay: [
    {
      after: '* on responsiblePlay.ask #0',
      next: 'sending on responsiblePlay.ask #0',
      reason: 'the request has just been sent, so that the submission does not only look up',
    },
  ],

  sessionReminder: [
    {
      after: ['away on visit.began #0', 'visiting on visit.began #0'],
      next: ['visiting.choosing on always #1', 'visiting.choosing on always #2'],
      reason: 'what the player has set is read only after the visit has begun',
    },
    {
      after: [
        'visiting.choosing on always #1',
        'visiting.choosing on always #2',
        'visiting on reminder.set #0',
      ],
      next: 'visiting on reminder.set #2',
      reason: 'what the player has set is known already',
    },
    {
      after: [
        'visiting.due on reminder.answered #0',
        'visiting.waiting on clock.corrected #0',
        'visiting.waiting on after untilDue #0',
      ],
      next: 'visiting.choosing on always #0',
      reason: 'something is set, or nothing would have been waited for',
    },
    {
      after: ['visiting on reminder.set #1', 'visiting.due on reminder.answered #0'],
      next: 'visiting.choosing on always #1',
      reason: 'what has passed until now is answered',
    },
    {
      after: 'visiting.waiting on after untilDue #0',
      next: 'visiting.choosing on always #2',
      reason: 'the time is up',
    },
  ],

  success: [
    {
      after: 'silent on success.reported #0',
      next: 'showing on success.confirm #0',
      reason: 'the first success that is reported has no other behind it',
    },
    {
      after: 'showing on success.reported #0',
      next: 'showing on success.confirm #1',
      reason: 'a success that was reported meanwhile still waits',
    },
  ],

  submission: [
    {
      after: ['starting on always #0', 'sendingAgain on failed sendAgain #0'],
      next: 'lookingUp on done lookUp #1',
      reason: 'the server has not rejected it: what it rejects is not sent again',
    },
    {
      after: ['starting on always #0', 'sending on failed send #1', 'sending.slow on submission.retry #0'],
      next: 'tryingAgain on always #2',
      reason: 'the first sending has not been rejected',
    },
    {
      after: 'tryingAgain on always #1',
      next: 'lookingUp on done lookUp #3',
      reason: 'it was sent long ago',
    },
    {
      after: ['tryingAgain on always #2', 'sendingAgain on failed sendAgain #1'],
      next: ['lookingUp on done lookUp #2', 'lookingUp on done lookUp #3'],
      reason: 'the server has rejected it, and the rejection is reported first',
    },
    {
      after: [
        'waiting on submission.retry #0',
        'waiting on network.restored #0',
        'waiting on after untilNextTry #0',
      ],
      next: 'tryingAgain on always #0',
      reason: 'a request that is never sent again does not wait',
    },
  ],

  withdrawQuote: [
    {
      after: [
        'starting on always #1',
        'lapsed on withdraw.retry #0',
        'lapsed on page.returned #0',
        'lapsed on network.restored #0',
      ],
      next: 'renewing on done requestQuoteAgain #0',
      reason: 'the quote was not renewed automatically',
    },
    {
      after: 'shown on after untilQuoteEnds #0',
      next: 'renewing on done requestQuoteAgain #1',
      reason: 'the quote is renewed automatically',
    },
    {
      after: 'shown on page.returned #0',
      next: 'shown on after untilQuoteEnds #1',
      reason: 'the player is back, so that the quote is renewed automatically again',
    },
  ],

  withdrawOrder: [
    {
      after: ['followed.open on always #3', 'followed.paid on always #2'],
      next: 'followed.unknown on always #0',
      reason: 'its guard has seen an unknown status',
    },
    {
      after: 'followed.unknown on always #0',
      next: 'followed.open on always #3',
      reason: 'its guard has seen a known status',
    },
    {
      after: 'followed.open on always #0',
      next: 'followed.paid on always #2',
      reason: 'its guard has seen that the withdrawal is or was PAID',
    },
    {
      after: ['followed.open on always #0', 'followed.unknown on always #0'],
      next: 'followed on order.leave #0',
      reason: 'it is in progress, or the next eventless transition follows',
    },
    {
      after: [
        'followed.open on always #1',
        'followed.open on always #2',
        'followed.paid on always #0',
        'followed.paid on always #1',
      ],
      next: 'followed on order.observed #0',
      reason: 'the status is final',
    },
  ],
};
