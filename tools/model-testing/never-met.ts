/** Guard outcomes that are impossible, each with the reason. A test fails if one of them occurs. */
import type { GuardOutcome } from './coverage.ts';

export const NEVER_MET: Readonly<Partial<Record<GuardOutcome, string>>> = {
  'depositOrder.followed.status.sorting on always #5: rejects':
    'The last of the six statuses of contract §3, asked only when it is none of the other five.',
  'depositOrder.followed.status.open.qr.expired on order.issueQr #0: rejects':
    'Heard only in an open order, and an open order may have a new QR.',
  'depositOrder.followed.status.open.cancellation.none on order.cancel #0: rejects':
    'Heard only in an open order, and an open order may be cancelled.',
  'depositOrder.followed.inquiry.ready on order.check #0: rejects':
    'A check is answered in every status (contract §2).',
  'depositOrder.followed.inquiry.ready on order.checkQuietly #0: rejects':
    'The machine asks itself, in an order that is open or paid; neither is an end.',
};
