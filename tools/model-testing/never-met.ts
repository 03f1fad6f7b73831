/** Guard outcomes that are impossible, each with the reason. A test fails if one of them occurs. */
import type { GuardOutcome } from './coverage.ts';

export const NEVER_MET: Readonly<Partial<Record<GuardOutcome, string>>> = {
  'depositOrder.followed.status.open.qr.expired on order.issueQr #0: rejects':
    'Heard only in an open order, and an open order may have a new QR.',
  'depositOrder.followed.status.open.cancellation.none on order.cancel #0: rejects':
    'Heard only in an open order, and an open order may be cancelled.',
  'depositOrder.followed.inquiry.ready on order.checkQuietly #0: rejects':
    'The machine asks itself, in an order that is open or paid; neither is an end.',
};
