/**
 * A write is executed once, however often the player presses: by tapping, by the keyboard, or in two tabs at once. That one press
 * is sent is the same code for every write, so that each of them meets one way to press.
 */
import { ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { enter } from './write-fixtures.ts';
import { expect, test } from './test.ts';
import { Traffic } from './traffic.ts';
import type { WriteFixtures, Write } from './write.ts';
import { WRITES } from './writes.ts';

const TIMES = 20;
/** The duration of a tap: 20 taps take half a second. */
const TAP_MS = 25;

interface Impatience {
  readonly name: string;
  /** The most requests that may reach the server. */
  readonly requests: number;
  press(fixtures: WriteFixtures, write: Write): Promise<void>;
}

const WAYS: readonly Impatience[] = [
  {
    name: '20 taps in half a second',
    requests: 1,
    // Clicks the first position of the button, even after something else is rendered there.
    async press({ page }, write) {
      const button = write.button(page);
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      if (!box) throw new Error('the button has no place');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {
        clickCount: TIMES,
        delay: TAP_MS,
      });
    },
  },
  {
    name: '20 presses before the next frame',
    requests: 1,
    press: ({ page }, write) =>
      write.button(page).evaluate((button: HTMLElement, times) => {
        for (let press = 0; press < times; press += 1) button.click();
      }, TIMES),
  },
  {
    name: 'Enter 20 times',
    requests: 1,
    async press({ page }, write) {
      await write.button(page).focus();
      for (let press = 0; press < TIMES; press += 1) await page.keyboard.press('Enter');
    },
  },
  {
    name: 'two tabs at once',
    requests: 2,
    async press(fixtures, write) {
      const other = { ...fixtures, page: await fixtures.context.newPage() };
      await enter(other, write);
      // Holds all writes until both tabs have been pressed: the other tab would receive a finished write, and no longer show
      // the form.
      let release = () => {};
      const arePressed = new Promise<void>((resolve) => {
        release = resolve;
      });
      await fixtures.context.route('**/api/**', async (route) => {
        if (route.request().method() !== 'GET') await arePressed;
        await route.fallback();
      });
      await Promise.all(
        [fixtures, other].map(({ page }) =>
          write.button(page).evaluate((button: HTMLElement) => button.click()),
        ),
      );
      release();
    },
  },
];

/** A write of money, which `npm test` runs. */
const ESSENTIAL_CELLS: readonly string[] = ['withdraw: two tabs at once'];

for (const [writePlace, write] of WRITES.entries()) {
  test.describe(write.name, () => {
    test.use({ scenario: write.scenario });

    for (const [wayPlace, way] of WAYS.entries()) {
      const cell = `${write.name}: ${way.name}`;
      const isEssential = ESSENTIAL_CELLS.includes(cell);
      if ((writePlace + wayPlace) % WAYS.length !== 0 && !isEssential) continue;
      const details = isEssential ? ESSENTIAL_SAMPLE : {};
      test(`${cell}: executed once`, details, async ({ page, context, world }) => {
        const traffic = new Traffic(context, () => false);
        const fixtures: WriteFixtures = { page, context, world };
        if (write.player !== null) await world.session(write.player);
        await enter(fixtures, write);
        await traffic.quiet();
        const requests = async () => {
          const { journal } = await world.state({ full: true });
          return journal.filter(({ call, fault }) => call === write.call && fault === null).length;
        };
        const before = await requests();
        await way.press(fixtures, write);
        await expect.poll(() => write.effects(fixtures)).toBe(1);
        await traffic.quiet();
        expect((await requests()) - before).toBeLessThanOrEqual(way.requests);
        expect(await write.effects(fixtures)).toBe(1);
      });
    }
  });
}
