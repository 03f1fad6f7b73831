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

describe('a device is measured', () => {
  test('part by part, in one or in two halves', async () => {
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
    ['that fails', () => Promise.reject(new Error('broken'))],
    ['whose second half fails', () => () => Promise.reject(new Error('broken'))],
  ])('a part %s costs only itself', async (_, broken) => {
    expect(await measured({ audio: broken, ...fine }, 0)).toEqual({
      audio: undefined,
      platform: 'Linux',
      fonts: ['Phetsarath OT'],
    });
  });

  test.each([
    ['never answers', never],
    ['never answers in its second half', () => never],
  ])('a part that %s is skipped after 2 seconds', async (_, silent) => {
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

  test('two that never answer are waited for side by side', async () => {
    expect(await measured({ audio: never, canvas: never, ...fine }, 2_000)).toMatchObject({
      platform: 'Linux',
    });
  });

  test('one part at a time, each after a pause', async () => {
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
