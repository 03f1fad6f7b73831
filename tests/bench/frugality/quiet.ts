import type { Return } from './outage.ts';

/** The peak rate after an outage may be at most this multiple of the steady rate. */
export const MOST_AFTER_OUTAGE = 2;

/** Whether the clients recovered without exceeding that rate. */
export function isQuiet({ peak, steady }: Pick<Return, 'peak' | 'steady'>): boolean {
  return peak <= MOST_AFTER_OUTAGE * steady;
}
