// @module-tag sampled
/** Contract §6: when a fault applies (`after`, `times`, `probability`), and how long it delays. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDelay } from '../../../mock-server/lab/delay.ts';
import { type Fault, FaultList } from '../../../mock-server/lab/faults.ts';
import type { ObservedRequest } from '../../../mock-server/lab/match/match.ts';
import { Randomness } from '../../../mock-server/lab/randomness.ts';
import { cases, SEED } from '../../suites/depth.ts';

const request = (path: string): ObservedRequest => ({
  method: 'GET',
  path,
  call: null,
  query: {},
  headers: {},
  body: null,
  player: null,
});

const MATCHED = '/api/v2/banks';
const match = { path: MATCHED };

const firing = fc.record({
  after: fc.option(fc.nat(6), { nil: undefined }),
  times: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  probability: fc.option(fc.constantFrom(0.1, 0.5, 0.9, 1), { nil: undefined }),
});
const paths = fc.array(fc.constantFrom(MATCHED, MATCHED, '/api/v2/games'), { maxLength: 40 });

/** For each request, whether the fault applied. */
function applied(list: FaultList, requested: readonly string[], randomness: Randomness): boolean[] {
  return requested.map((path) => list.take(request(path), randomness) !== null);
}

const listed = (list: FaultList): Fault | undefined => [...list.active(), ...list.ended()].at(-1);

describe('after, times and probability', () => {
  test('a fault applies to no request before `after`, to at most `times`, and to no other path', () => {
    fc.assert(
      fc.property(firing, paths, fc.nat(), ({ after = 0, times, probability }, requested, seed) => {
        const list = new FaultList();
        list.add({ match, fault: 'drop', after, times, probability });
        const outcomes = applied(list, requested, new Randomness(seed));
        const ofMatching = outcomes.filter((_, index) => requested[index] === MATCHED);
        const fired = outcomes.filter(Boolean).length;
        expect(ofMatching.filter(Boolean)).toHaveLength(fired);
        expect(ofMatching.slice(0, after).filter(Boolean)).toEqual([]);
        expect(fired).toBeLessThanOrEqual(times ?? Infinity);
        // Without a probability, every request in between is affected.
        if (probability === undefined || probability === 1) {
          expect(fired).toBe(Math.min(times ?? Infinity, Math.max(ofMatching.length - after, 0)));
        }
        const fault = listed(list);
        expect(fault).toMatchObject({ fired, remaining: times === undefined ? null : times - fired });
        expect(list.active()).toHaveLength(fault?.remaining === 0 ? 0 : 1);
        // A used-up fault does not count further requests.
        const lastCounted = fault?.remaining === 0 ? ofMatching.lastIndexOf(true) + 1 : ofMatching.length;
        expect(fault?.matched).toBe(lastCounted);
      }),
      { numRuns: cases(200, 1_000), seed: SEED },
    );
  });

  test('the same seed draws the same requests', () => {
    fc.assert(
      fc.property(firing, paths, fc.nat(), (options, requested, seed) => {
        const outcomes = () => {
          const list = new FaultList();
          list.add({ match, fault: 'drop', ...options });
          return applied(list, requested, new Randomness(seed));
        };
        expect(outcomes()).toEqual(outcomes());
      }),
      { numRuns: cases(100, 1_000), seed: SEED },
    );
  });

  test('a request to which a fault does not apply is matched with the next fault', () => {
    fc.assert(
      fc.property(
        fc.array(firing, { minLength: 1, maxLength: 4 }),
        paths,
        fc.nat(),
        (faults, requested, seed) => {
          const list = new FaultList();
          for (const options of faults) list.add({ match, fault: 'drop', ...options });
          list.add({ match: {}, fault: 'timeout' });
          expect(applied(list, requested, new Randomness(seed))).not.toContain(false);
        },
      ),
      { numRuns: cases(100, 1_000), seed: SEED },
    );
  });

  test.each([0.1, 0.5, 0.9])('a fault of probability %d applies to that share of requests', (probability) => {
    const list = new FaultList();
    list.add({ match, fault: 'drop', probability });
    const requested = Array.from({ length: 10_000 }, () => MATCHED);
    const fired = applied(list, requested, new Randomness(3)).filter(Boolean).length;
    // More than four standard deviations.
    expect(Math.abs(fired / requested.length - probability)).toBeLessThan(0.02);
  });
});

describe('the list', () => {
  test('ids count up, also after a removal; after a reset they begin with F1', () => {
    const list = new FaultList();
    const add = () => list.add({ match, fault: 'drop' }).id;
    expect([add(), add()]).toEqual(['F1', 'F2']);
    expect([list.remove('F2'), list.remove('F2')]).toEqual([true, false]);
    list.clear();
    expect(add()).toBe('F3');
    list.reset();
    expect(add()).toBe('F1');
  });

  test('restored faults continue with their counts, and new ones are numbered after them', () => {
    const list = new FaultList();
    list.add({ match, fault: 'drop', times: 3 });
    list.take(request(MATCHED), new Randomness());
    const restored = new FaultList();
    restored.resume(list.active());
    expect(restored.active()).toMatchObject([{ id: 'F1', matched: 1, fired: 1, remaining: 2 }]);
    expect(restored.add({ match, fault: 'drop' }).id).toBe('F2');
  });
});

describe('a drawn delay', () => {
  test.each([
    [{ median: 300, p95: 900 }, 1],
    [{ median: 40, p95: 2_000 }, 2],
    [{ median: 1_000, p95: 1_100 }, 3],
  ])('%j has this median and 95th percentile', (delay, seed) => {
    const randomness = new Randomness(seed);
    const drawn = Array.from({ length: 20_000 }, () => drawDelay(delay, randomness)).toSorted(
      (a, b) => a - b,
    );
    const at = (share: number) => drawn[Math.floor(share * drawn.length)] ?? 0;
    expect(Math.abs(at(0.5) / delay.median - 1)).toBeLessThan(0.05);
    expect(Math.abs(at(0.95) / delay.p95 - 1)).toBeLessThan(0.08);
    expect(drawn[0]).toBeGreaterThanOrEqual(0);
  });

  test('equal percentiles give a constant delay, and a fixed delay draws no random number', () => {
    const randomness = new Randomness(5);
    expect(drawDelay({ median: 80, p95: 80 }, randomness)).toBe(80);
    const before = randomness.state;
    expect([drawDelay(70, randomness), randomness.state]).toEqual([70, before]);
  });

  test('the same seed draws the same delays', () => {
    const drawn = (seed: number) => {
      const randomness = new Randomness(seed);
      return Array.from({ length: 20 }, () => drawDelay({ median: 300, p95: 900 }, randomness));
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });
});
