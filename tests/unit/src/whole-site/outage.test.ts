// @module-tag deep
/** Clients that reconnect after an outage cause no load peak: docs/decisions/0025. */
import { describe, expect, test } from 'vitest';
import { goThroughOutage, MOST_AFTER_OUTAGE } from './outage/outage.ts';

/** As many requests as 1,000 clients send in ten seconds; with fewer, random variation would dominate. */
const SMALL = { clients: 100, minutes: 4, windowSeconds: 100, stepMs: 500 };

describe.each(['no connection', '503'] as const)('%s', (kind) => {
  test('clients reconnect at no more than twice the steady request rate, and fetch what is missing', async () => {
    const outcome = await goThroughOutage({ kind, ...SMALL });
    expect(outcome.steady).toBeGreaterThan(0);
    expect(outcome.peak).toBeLessThanOrEqual(MOST_AFTER_OUTAGE * outcome.steady);
    expect(outcome.stillMissing).toBe(0);
  });
});
