import { vi } from 'vitest';

/** In milliseconds. Long enough for a slow machine: only what never happens fails. */
const LIMIT_MS = 20_000;

/** Waits until the function no longer throws, without a page. `vi.waitFor` waits for one second, which a busy machine may need. */
export function eventually<Result>(check: () => Promise<Result> | Result): Promise<Result> {
  return vi.waitFor(check, { timeout: LIMIT_MS });
}
