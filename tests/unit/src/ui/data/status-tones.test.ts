/** Badge colours of order statuses: specification §4. */
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../../../contract/order.ts';
import { USAGE_STATUSES } from '../../../../../contract/promotion.ts';
import { statusLook } from '../../../../../src/ui/data/status-tones.ts';

test('open gray, cancelled red, paid yellow, success green, failed red, anything else gray', () => {
  const colours: Record<string, string> = {
    OPEN: 'gray',
    CANCELED: 'red',
    PAID: 'yellow',
    SUCCESS: 'green',
    FAILED: 'red',
  };
  for (const status of [...ORDER_STATUSES, ...USAGE_STATUSES]) {
    expect([status, statusLook(status).tone]).toEqual([status, colours[status] ?? 'gray']);
  }
});
