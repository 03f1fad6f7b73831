/**
 * How much of a large space a run looks at. `npm test` takes a sample, the same one each time; `npm run test:deep`
 * takes the full count.
 */

/** Whether this is the deep run. */
export const DEEP = process.env['DEEP'] === '1';

/**
 * Where random values start. Fixed, so that a run means the same tomorrow; a failing property prints it, and `SEED=n
 * npm test` looks elsewhere.
 */
export const SEED = Number(process.env['SEED'] ?? 20_250_815);

/** No property tries more cases than this where each test runs hundreds of times over: `tests/mutation`. */
const AT_MOST = Number(process.env['CASES_AT_MOST'] ?? Infinity);

/** How many cases to try: `sample` ordinarily, `full` in the deep run. */
export function cases(sample: number, full: number): number {
  return Math.min(DEEP ? full : sample, AT_MOST);
}
