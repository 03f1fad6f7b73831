/** Pairs of transitions that are impossible in `depositOrder`, with the reasons; most follow from the contract. */
import type { Reason } from './reason.ts';

/** Transitions that raise `order.checkQuietly`: those that enter `lapsed`, and two that raise it themselves. */
const ASKING = [
  'followed.status.open.qr.shown on after untilQrExpires #0',
  'followed.status.open.qr.loading on failed loadQr #0',
  'followed.status.open.qr.issuing on failed issueQr #1',
  'followed.status.open.qr.expired on after untilOrderExpires #0',
  'followed.status.open.qr.lapsed on after untilBankIsAskedAgain #0',
  'followed.status.open.cancellation.canceling on done submission #1',
];

/** Transitions that raise `order.poll`. */
const POLLING = [
  'followed.status.paid on after untilNextPoll #0',
  'followed.status.failed on after untilNextPoll #0',
  'followed.status.open.qr.unavailable on after untilNextPoll #0',
  'followed.status.unknown on page.returned #0',
  'followed.status.unknown on network.restored #0',
];
/** When `paid` is re-entered, this eventless transition runs before any raised event is processed. */
const PAID_SORTED = 'followed.status.paid.sorting on always *';

/** Transitions that can report another status. A check that finds the order unpaid reports none. */
const NEWS = [
  'followed on order.observed #0',
  'followed.inquiry.asking on done checkDeposit #1',
  'followed.inquiry.asking on done checkDeposit #2',
  'followed.inquiry.findingOut on done findOutCheck #0',
  'followed.status.open.cancellation.canceling on done submission #0',
];

/** The eventless transitions between statuses. The first of a step is caused by news; responses may skip statuses. */
const MOVED = [
  'followed.status.open on always *',
  'followed.status.paid on always *',
  'followed.status.failed on always *',
  'followed.status.canceled on always *',
];
const TO_PAID = ['followed.status.open on always #1', 'followed.status.canceled on always #0'];
const SORTED = 'followed.status.sorting on always *';
/** Transitions to `success` and `rejected`. */
const TO_FINAL = [
  'followed.status.sorting on always #2',
  'followed.status.sorting on always #5',
  'followed.status.paid on always #0',
  'followed.status.paid on always #2',
  'followed.status.failed on always #0',
  'followed.status.failed on always #1',
];
const TO_UNKNOWN = [
  'followed.status.sorting on always #6',
  'followed.status.open on always #2',
  'followed.status.paid on always #3',
  'followed.status.failed on always #2',
  'followed.status.canceled on always #1',
];
const AUTOMATIC_CHECKS = [
  'followed.inquiry.ready on page.returned #0',
  'followed.inquiry.ready on network.restored #0',
];

const WANTED_CHECK = 'followed.inquiry.ready on always #0';
const STAFF_NEEDED = 'followed.status.paid.transferring on always #0';

export const DEPOSIT_ORDER: readonly Reason[] = [
  {
    after: ASKING,
    next: '*',
    exceptNext: 'followed.inquiry.* on order.checkQuietly *',
    reason: 'the bank is asked in the same breath: order.checkQuietly is raised',
  },
  {
    after: '*',
    exceptAfter: ASKING,
    next: 'followed.inquiry.* on order.checkQuietly *',
    reason: 'order.checkQuietly is raised by those, and sent by nobody',
  },
  {
    after: '*',
    exceptAfter: [...POLLING, PAID_SORTED],
    next: 'followed.inquiry.ready on order.poll #0',
    reason: 'order.poll is raised by those transitions only, never sent',
  },
  {
    after: [
      'followed.status.failed on after untilNextPoll #0',
      'followed.status.open.qr.unavailable on after untilNextPoll #0',
    ],
    next: 'followed.inquiry.ready*',
    exceptNext: 'followed.inquiry.ready on order.poll #0',
    reason: 'an inquiry that is ready reads the order at once',
  },
  {
    after: 'followed.inquiry.ready on order.poll #0',
    next: [
      'followed.status.open.qr.loading*',
      'followed.status.open.qr.shown*',
      'followed.status.open.qr.lapsed*',
      'followed.status.open.qr.expired*',
      'followed.status.open.qr.issuing*',
    ],
    reason: 'an open order is polled only while its QR cannot be shown',
  },
  {
    after: 'followed.inquiry.* on order.checkQuietly *',
    next: [
      'followed on order.leave #0',
      'followed.status.paid*',
      'followed.status.failed*',
      'followed.status.unknown*',
    ],
    reason: 'order.checkQuietly is raised only in an open order, which cannot be left',
  },
  {
    after: '*',
    exceptAfter: 'followed.inquiry.asking on done checkDeposit #0',
    next: 'followed.status.open.qr.lapsed on order.unpaid #0',
    reason: 'order.unpaid is raised by a check that finds no money, and sent by nobody',
  },
  {
    after: 'followed.status.open.qr.lapsed on order.unpaid #0',
    next: ['followed.inquiry.asking*', 'followed.inquiry.ready*', 'followed.inquiry.findingOut*'],
    reason: 'the check that has just found no money has begun the wait for the next',
  },
  {
    after: '*',
    exceptAfter: [...NEWS, ...TO_PAID, PAID_SORTED, STAFF_NEEDED],
    next: [...MOVED, STAFF_NEEDED],
    reason: 'only a response of the server changes the status',
  },
  {
    after: ['followed.status.open.*', 'followed.status.sorting on always #0'],
    next: 'followed on order.leave #0',
    reason: 'an open order cannot be left',
  },
  {
    after: [
      'followed.inquiry.asking on done checkDeposit #1',
      'followed.inquiry.asking on done checkDeposit #2',
    ],
    next: 'followed.status.open.*',
    reason: 'an order that has ended or is paid is open no longer',
  },
  {
    after: 'followed.inquiry.asking on done checkDeposit #1',
    next: [
      'followed.status.paid on always *',
      'followed.status.failed on always *',
      'followed.status.canceled on always *',
    ],
    reason: 'a paid order is never cancelled (contract §3), and a cancelled one has not moved',
  },
  {
    after: 'followed.status.open.cancellation.canceling on done submission #0',
    next: '*',
    exceptNext: 'followed.status.open on always *',
    reason: 'a cancellation that is answered has ended the order',
  },
  {
    after: [
      'followed.status.open.qr.shown on page.returned #0',
      'followed.status.open.qr.expired on page.returned #0',
      'followed.status.open.qr.unavailable on page.returned #0',
      'followed.status.paid on page.returned #0',
      'followed.status.failed on page.returned #0',
    ],
    next: '*',
    exceptNext: 'followed.inquiry.* on page.returned #0',
    reason: 'the inquiry hears of the return in the same step',
  },
  {
    after: [
      'followed.status.open.qr.unavailable on network.restored #0',
      'followed.status.open.cancellation.canceling on network.restored #0',
      'followed.status.paid on network.restored #0',
      'followed.status.failed on network.restored #0',
    ],
    next: '*',
    exceptNext: [
      'followed.status.open.cancellation.canceling on network.restored #0',
      'followed.inquiry.* on network.restored #0',
    ],
    reason: 'the other regions receive the same event in the same step',
  },
  {
    after: 'followed.status.unknown on page.returned #0',
    next: '*',
    exceptNext: ['followed.inquiry.* on page.returned #0', 'followed.inquiry.ready on order.poll #0'],
    reason: 'the inquiry receives the same event in the same step, or the raised order.poll',
  },
  {
    after: 'followed.status.unknown on network.restored #0',
    next: '*',
    exceptNext: ['followed.inquiry.* on network.restored #0', 'followed.inquiry.ready on order.poll #0'],
    reason: 'the inquiry receives the same event in the same step, or the raised order.poll',
  },
  {
    after: ['followed.status.unknown on page.returned #0', 'followed.status.unknown on network.restored #0'],
    next: AUTOMATIC_CHECKS,
    reason:
      'the site checks automatically only while the order can still change, which an unknown status hides',
  },
  {
    after: [...AUTOMATIC_CHECKS, 'followed.inquiry.ready on order.check #0'],
    next: 'followed.status.unknown*',
    reason: 'no check begins with an unknown status, so that the status has not changed since',
  },
  {
    after: [
      'followed.inquiry.asking on done checkDeposit #0',
      'followed.inquiry.asking on done checkDeposit #1',
    ],
    next: ['followed.status.unknown on page.returned #0', 'followed.status.unknown on network.restored #0'],
    reason: 'its response reports a known status',
  },
  {
    after: [...TO_FINAL, ...TO_UNKNOWN],
    next: AUTOMATIC_CHECKS,
    reason: 'the site checks automatically only while the order can still change',
  },
  {
    after: WANTED_CHECK,
    next: 'followed.status.unknown*',
    reason: 'no check begins with an unknown status',
  },
  {
    after: TO_UNKNOWN,
    next: 'followed.inquiry.ready on order.check #0',
    reason: 'with an unknown status the player can only leave the order (contract §1)',
  },
  {
    after: '*',
    exceptAfter: [...NEWS, 'followed.inquiry.asking on done checkDeposit #0'],
    next: 'followed.status.unknown on always #0',
    reason: 'only a response of the server changes an unknown status',
  },
  {
    after: 'followed.status.unknown on always #0',
    next: 'followed.status.sorting on always #6',
    reason: 'its guard has seen a known status',
  },
  {
    after: 'followed.inquiry.asking on done checkDeposit #1',
    next: ['followed.status.open on always #1', 'followed.status.open on always #2'],
    reason: 'the check has found the order cancelled',
  },
  {
    after: 'followed.inquiry.asking on done checkDeposit #2',
    next: 'followed.status.open on always #0',
    reason: 'the check has found the money',
  },
  {
    after: 'followed.status.paid.sorting on always #0',
    next: 'followed.status.paid on always *',
    reason: 'an order that passes through paid in one step needs no decision by staff',
  },
  {
    after: 'followed.status.paid.sorting on always #1',
    next: 'followed.status.paid.transferring on always #0',
    reason: 'its guard has just seen that no decision by staff is needed',
  },
  {
    after: '*',
    exceptAfter: [
      'followed.inquiry.coolingDown on after untilCheckAllowed #0',
      'followed.inquiry.findingOut on * findOutCheck #0',
      ...MOVED,
      'followed.status.unknown on always #0',
      SORTED,
    ],
    next: WANTED_CHECK,
    reason: 'what was wanted meanwhile is asked as soon as the inquiry is ready again',
  },
];
