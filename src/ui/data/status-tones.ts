import { ORDER_STATUSES, type OrderStatus } from '../../../contract/order.ts';
import { USAGE_STATUSES, type UsageStatus } from '../../../contract/promotion.ts';
import { isKnown, type UnknownWord } from '../../../contract/schema/vocabulary.ts';
import type { IconName } from '../brand/Icon.tsx';
import type { StatusTone } from '../money/StatusBadge.tsx';

const KNOWN = [...ORDER_STATUSES, ...USAGE_STATUSES];

interface StatusLook {
  readonly tone: StatusTone;
  /** Replaces the tone's icon where that would be misleading. */
  readonly icon?: IconName;
}

/** Specification §4: open gray, cancelled red, paid yellow, success green, failed red, anything else gray. */
const LOOKS: Readonly<Record<OrderStatus | UsageStatus, StatusLook>> = {
  OPEN: { tone: 'gray' },
  CANCELED: { tone: 'red' },
  PAID: { tone: 'yellow' },
  SUCCESS: { tone: 'green' },
  FAILED: { tone: 'red' },
  REJECTED: { tone: 'gray', icon: 'failed' },
  ACTIVE: { tone: 'gray', icon: 'gift' },
  USED: { tone: 'gray', icon: 'game' },
  INACTIVE: { tone: 'gray' },
};

/** For a status that the site does not know: a neutral icon. */
const UNKNOWN: StatusLook = { tone: 'gray', icon: 'info' };

/** The colour and the icon of an order's or a promotion's status. */
export function statusLook(status: OrderStatus | UsageStatus | UnknownWord): StatusLook {
  return isKnown(KNOWN, status) ? LOOKS[status] : UNKNOWN;
}
