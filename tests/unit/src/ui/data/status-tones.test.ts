/** Badge colours of order statuses: specification §4. */
import { expect, test } from 'vitest';
import { statusLook } from '../../../../../src/ui/data/status-tones.ts';

test('open gray, cancelled red, paid yellow, success green, failed red, anything else gray', () => {
  const colours = {
    OPEN: 'gray',
    CANCELED: 'red',
    PAID: 'yellow',
    SUCCESS: 'green',
    FAILED: 'red',
    REJECTED: 'gray',
    ACTIVE: 'gray',
    USED: 'gray',
    INACTIVE: 'gray',
  } as const;
  const statuses = Object.keys(colours) as (keyof typeof colours)[];
  expect(Object.fromEntries(statuses.map((status) => [status, statusLook(status).tone]))).toEqual(colours);
});
