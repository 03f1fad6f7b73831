/** Rate limits over a sliding window on the lab's clock. */
import type { World } from '../world.ts';
import { ApiError } from './api-error.ts';

interface Limit {
  readonly maximum: number;
  readonly windowSeconds: number;
}

/** Counts one attempt. If the window is full, counts nothing and throws RATE_LIMITED. */
export function countAgainst(world: World, subject: string, limit: Limit): void {
  const now = world.clock.now();
  const windowMs = limit.windowSeconds * 1000;
  world.store.change((change) => {
    const row = change.rateLimits.findFirst({ where: { id: { equals: subject } } });
    const hits = (row?.hits ?? []).filter((at) => at > now - windowMs && at <= now);
    const [oldest] = hits;
    if (oldest !== undefined && hits.length >= limit.maximum) {
      const retryAfterSeconds = Math.ceil((oldest + windowMs - now) / 1000);
      throw new ApiError('RATE_LIMITED', { retryAfterSeconds });
    }
    if (row) change.rateLimits.update({ where: { id: { equals: subject } }, data: { hits: [...hits, now] } });
    else change.rateLimits.create({ id: subject, hits: [now] });
  });
}

export function forgetCount(world: World, subject: string): void {
  world.store.change((change) => change.rateLimits.delete({ where: { id: { equals: subject } } }));
}
