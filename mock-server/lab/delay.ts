/** The delay of a response: contract §6. */
import { type Infer, integer, record, union } from '../../contract/schema/vocabulary.ts';
import type { Randomness } from './randomness.ts';

const LONGEST_MS = 600_000;

/** Milliseconds: always the same, or drawn from a log-normal distribution with this median and 95th percentile. */
export const Delay = union(
  integer(0, LONGEST_MS),
  record({ median: integer(1, LONGEST_MS), p95: integer(1, LONGEST_MS) }),
);
export type Delay = Infer<typeof Delay>;

/** The 95th percentile of the standard normal distribution. */
const Z95 = 1.6448536269514722;

/** Draws a delay, in milliseconds. A constant one draws nothing. */
export function drawDelay(delay: Delay, randomness: Randomness): number {
  if (typeof delay === 'number') return delay;
  const sigma = Math.log(delay.p95 / delay.median) / Z95;
  return Math.min(Math.round(delay.median * Math.exp(sigma * randomness.normal())), LONGEST_MS);
}

/** `40 ms`, or `40 ms, p95 200 ms`. */
export function delayText(delay: Delay): string {
  return typeof delay === 'number' ? `${delay} ms` : `${delay.median} ms, p95 ${delay.p95} ms`;
}
