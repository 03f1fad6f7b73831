/** Pairs of transitions that are impossible in `depositOrder`, with the reasons; most follow from the contract. */
import type { Reason } from './reason.ts';

/** Transitions that can report another status. A check that finds the order unpaid reports none. */
const NEWS = [
  'followed on order.observed #0',
  'followed.inquiry on check.answered #0',
  'followed.inquiry on check.read #0',
  'followed.status.open.cancellation.canceling on done submission #0',
];

/** The eventless transitions between statuses. The first of a step is caused by news; responses may skip statuses. */
const MOVED = [
  'followed.status.open on always *',
  'followed.status.paid on always *',
  'followed.status.failed on always *',
  'followed.status.canceled on always *',
];
/** An order starts in `unknown`, which one of these leaves at once. */
const KNOWN = 'followed.status.unknown on always *';
const TO_PAID = [
  'followed.status.open on always #1',
  'followed.status.canceled on always #0',
  'followed.status.unknown on always #2',
];
/** Transitions to `success` and `rejected`. */
const TO_FINAL = [
  'followed.status.paid on always #0',
  'followed.status.paid on always #2',
  'followed.status.failed on always #0',
  'followed.status.failed on always #1',
];
const TO_UNKNOWN = [
  'followed.status.open on always #2',
  'followed.status.paid on always #3',
  'followed.status.failed on always #2',
  'followed.status.canceled on always #1',
];
const AUTOMATIC_CHECKS = ['followed.inquiry on page.returned #0', 'followed.inquiry on network.restored #0'];
const READS_OF_UNKNOWN = [
  'followed.status.unknown on page.returned #0',
  'followed.status.unknown on network.restored #0',
];

const STAFF_NEEDED = 'followed.status.paid.transferring on always #0';

export const DEPOSIT_ORDER: readonly Reason[] = [
  {
    after: '*',
    exceptAfter: [...NEWS, ...TO_PAID, STAFF_NEEDED],
    next: [...MOVED, STAFF_NEEDED],
    reason: 'only a response of the server changes the status',
  },
  {
    after: '*',
    exceptAfter: NEWS,
    next: KNOWN,
    reason: 'only a response of the server changes an unknown status',
  },
  {
    after: [...TO_PAID, STAFF_NEEDED],
    next: 'followed.status.paid on always #3',
    reason: 'its guard has seen that the order is or was PAID',
  },
  {
    after: STAFF_NEEDED,
    next: 'followed.status.paid on always *',
    reason: 'an order that waits for a decision by staff is PAID',
  },
  {
    after: ['followed.status.open.*', 'followed.status.unknown on always #0'],
    next: 'followed on order.leave #0',
    reason: 'an open order cannot be left',
  },
  {
    after: 'followed.status.open.cancellation.canceling on done submission #0',
    next: '*',
    exceptNext: 'followed.status.open on always #0',
    reason: 'the server has cancelled the order',
  },
  {
    after: 'followed.status.open.qr on page.returned #0',
    next: '*',
    exceptNext: 'followed.inquiry on page.returned #0',
    reason: 'the region inquiry receives the same event in the same step',
  },
  {
    after: 'followed.status.open.watch.* on order.check #0',
    next: '*',
    exceptNext: 'followed.inquiry on order.check #0',
    reason: 'the region inquiry receives the same event in the same step',
  },
  {
    after: [
      'followed.status.open.qr on network.restored #0',
      'followed.status.open.cancellation.canceling on network.restored #0',
    ],
    next: '*',
    exceptNext: [
      'followed.status.open.cancellation.canceling on network.restored #0',
      'followed.inquiry on network.restored #0',
    ],
    reason: 'the other regions receive the same event in the same step',
  },
  {
    after: [...TO_FINAL, ...TO_UNKNOWN, ...READS_OF_UNKNOWN],
    next: AUTOMATIC_CHECKS,
    reason: 'the site checks automatically only while the order can still change',
  },
  {
    after: [...AUTOMATIC_CHECKS, 'followed.inquiry on order.check #0'],
    next: READS_OF_UNKNOWN,
    reason: 'no check begins with an unknown status, so that the status has not changed since',
  },
  {
    after: 'followed.inquiry on check.answered #0',
    next: READS_OF_UNKNOWN,
    reason: 'its response reports a known status',
  },
  {
    after: [...TO_UNKNOWN, ...READS_OF_UNKNOWN],
    next: 'followed.inquiry on order.check #0',
    reason: 'with an unknown status the player can only leave the order (contract §1)',
  },
];
