/** The number of cases of a run: `npm test` tries a sample, the same in each run; `npm run test:deep` tries all. */

/** Whether this is the deep run. */
export const DEEP = process.env['DEEP'] === '1';

/** The seed of random values. It is fixed, so that runs are reproducible; `SEED=n npm test` sets another one. */
export const SEED = Number(process.env['SEED'] ?? 20_250_815);

/** The upper limit of cases per property, for `tests/mutation`, which runs each test hundreds of times. */
const AT_MOST = Number(process.env['CASES_AT_MOST'] ?? Infinity);

/** The number of cases to try: `full` in the deep run, otherwise `sample`. */
export function cases(sample: number, full: number): number {
  return Math.min(DEEP ? full : sample, AT_MOST);
}
