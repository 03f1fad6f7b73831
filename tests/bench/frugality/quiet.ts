import type { Return } from './outage.ts';

/** After an outage there may be no more than this many times the steady rate. */
export const MOST_AFTER_OUTAGE = 2;

/** Whether everybody came back without a peak. */
export function isQuiet({ peak, steady }: Pick<Return, 'peak' | 'steady'>): boolean {
  return peak <= MOST_AFTER_OUTAGE * steady;
}
