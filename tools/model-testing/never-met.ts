/** Guard outcomes that are impossible, each with the reason. A test fails if one of them occurs. */
import type { GuardOutcome } from './coverage.ts';

export const NEVER_MET: Readonly<Partial<Record<GuardOutcome, string>>> = {
  'depositOrder.followed.status.open.cancellation.none on order.cancel #0: rejects':
    'Heard only in an open order, and an open order may be cancelled.',
};
