// @module-tag deep
/** After an outage nobody makes a peak: docs/decisions/0025. A hundred clients here, a thousand in `npm run bench -- frugality`. */
import { describe, expect, test } from 'vitest';
import { goThroughOutage } from '../../../bench/frugality/outage.ts';
import { isQuiet } from '../../../bench/frugality/quiet.ts';

/** As many requests as a thousand clients make in ten seconds: fewer would say more of chance than of the site. */
const SMALL = { clients: 100, minutes: 4, windowSeconds: 100, stepMs: 500 };

describe.each(['no line', '503'] as const)('%s', (kind) => {
  test('all come back with no more than twice the steady rate, and get what they missed', async () => {
    const outcome = await goThroughOutage({ kind, ...SMALL });
    expect(outcome.steady).toBeGreaterThan(0);
    expect(outcome, JSON.stringify(outcome)).toSatisfy(isQuiet);
    expect(outcome.stillMissing).toBe(0);
  });
});
