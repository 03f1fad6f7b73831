// @module-tag sampled
/** Random walks of making orders, reloads among them: what must hold whatever happens in which order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WALK_LENGTH, WALK_OPTIONS, WALK_TIMEOUT } from './harness/walks.ts';
import { Wish } from './harness/wish.ts';

/** Which of the steps that are possible at each moment is taken. */
const walk = fc.array(fc.nat({ max: 1_000 }), { maxLength: WALK_LENGTH, size: 'max' });

async function walked(picks: readonly number[]): Promise<Wish> {
  const wish = new Wish();
  for (const pick of picks) {
    const { possible } = wish;
    await wish.take(possible[pick % possible.length] ?? 'pass');
  }
  return wish;
}

test(
  'no key is sent while the outcome of another is unknown, and none twice with other words (contract §1)',
  async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (picks) => {
        const wish = await walked(picks);
        expect(wish.faults).toEqual([]);
      }),
      WALK_OPTIONS,
    );
  },
  WALK_TIMEOUT,
);

test(
  'pending always ends: once the server answers, there is the form or an order, whatever has happened',
  async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (picks) => {
        const wish = await walked(picks);
        await wish.answerAll();
        await wish.answerAll();
        expect(wish.isSettled).toBe(true);
        expect(wish.faults).toEqual([]);
      }),
      WALK_OPTIONS,
    );
  },
  WALK_TIMEOUT,
);

test(
  'however often the player presses, one order is asked for',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('submit', 'retry', 'restoreLine', 'pass'), { maxLength: 20 }),
        async (presses) => {
          const wish = new Wish();
          await wish.take('restore');
          for (let press = 0; press < 20; press += 1) await wish.take('submit');
          for (const press of presses) await wish.take(press);
          expect(wish.sentKeys.size).toBe(1);
        },
      ),
      WALK_OPTIONS,
    );
  },
  WALK_TIMEOUT,
);
