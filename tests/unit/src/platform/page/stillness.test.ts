// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stillness } from '../../../../../src/platform/page/stillness.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch() {
  const stillness = new Stillness(5_000);
  const reached = vi.fn<() => void>();
  void stillness.reached().then(reached);
  return { stillness, reached };
}

test('a page is still after five seconds without input', async () => {
  const { stillness, reached } = watch();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(reached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reached).toHaveBeenCalled();
  await expect(stillness.reached()).resolves.toBeUndefined();
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'])(
  'each input restarts the five seconds: %s',
  async (name) => {
    const { stillness, reached } = watch();
    await vi.advanceTimersByTimeAsync(4_000);
    document.body.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(reached).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reached).toHaveBeenCalled();

    document.body.dispatchEvent(new Event(name));
    const again = vi.fn<() => void>();
    void stillness.reached().then(again);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(again).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(again).toHaveBeenCalled();
  },
);

test('the wait for a page that is never still ends at its bound', async () => {
  const wait = new Stillness(5_000).within(30_000);
  const first = vi.fn<() => void>();
  void wait().then(first);
  const stir = async (times: number) => {
    for (let time = 0; time < times; time++) {
      document.body.dispatchEvent(new Event('scroll'));
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  await stir(29);
  expect(first).not.toHaveBeenCalled();
  await stir(1);
  expect(first).toHaveBeenCalled();
  await expect(wait()).resolves.toBeUndefined();
});
