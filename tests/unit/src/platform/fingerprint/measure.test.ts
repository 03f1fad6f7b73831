import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { measure, type Sources, valueOf } from '../../../../../src/platform/fingerprint/measure.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The measured value of each part after `milliseconds`. */
async function measured(sources: Sources, milliseconds: number) {
  const measuring = measure(sources, null);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Object.fromEntries(
    Object.entries(await measuring).map(([name, part]) => [name, valueOf<unknown>(part)]),
  );
}

const fine = { platform: () => 'Linux', fonts: () => Promise.resolve(['Phetsarath OT']) };
const never = () => new Promise<never>(() => undefined);

describe('the measurement of a device', () => {
  test('reads each source, in one or two steps', async () => {
    const sources = { ...fine, audio: () => () => Promise.resolve(124.04), math: async () => () => 7 };
    expect(await measured(sources, 0)).toEqual({
      platform: 'Linux',
      fonts: ['Phetsarath OT'],
      audio: 124.04,
      math: 7,
    });
  });

  test.each([
    [
      'that throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['that rejects', () => Promise.reject(new Error('broken'))],
    ['whose second step rejects', () => () => Promise.reject(new Error('broken'))],
  ])('a source %s affects no other source', async (_, broken) => {
    expect(await measured({ audio: broken, ...fine }, 0)).toEqual({
      audio: undefined,
      platform: 'Linux',
      fonts: ['Phetsarath OT'],
    });
  });

  test.each([
    ['never settles', never],
    ['never settles in its second step', () => never],
  ])('a source that %s is skipped after 2 seconds', async (_, silent) => {
    const settled = vi.fn<() => void>();
    const measuring = measure({ audio: silent, ...fine }, null);
    void measuring.then(settled);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalled();
    expect(valueOf((await measuring).audio)).toBeUndefined();
    expect(valueOf((await measuring).platform)).toBe('Linux');
  });

  test('waits at the same time for two sources that never settle', async () => {
    expect(await measured({ audio: never, canvas: never, ...fine }, 2_000)).toMatchObject({
      platform: 'Linux',
    });
  });

  test('reads one source at a time, each after a pause', async () => {
    let isPaused = false;
    const pauses: (() => void)[] = [];
    const order: string[] = [];
    const noting = (name: string) => () => {
      expect(isPaused).toBe(false);
      order.push(name);
    };
    const measuring = measure({ platform: noting('platform'), fonts: noting('fonts') }, () => {
      isPaused = true;
      return new Promise((resolve) => {
        pauses.push(() => {
          isPaused = false;
          resolve();
        });
      });
    });
    expect(order).toEqual([]);
    pauses[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['platform']);
    pauses[1]?.();
    await measuring;
    expect(order).toEqual(['platform', 'fonts']);
  });
});
