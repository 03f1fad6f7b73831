/**
 * A server puts payloads into every text (docs/security.md): no page runs any of them, and none becomes an element, a handler
 * or an address. An attempt that only the Content-Security-Policy stops fails the test as well.
 */
import type { Page } from '@playwright/test';
import type { Call } from '../../../contract/endpoints.ts';
import { XSS_PAYLOADS } from '../../attacks/xss-payloads.ts';
import { cases, DEEP } from '../../suites/depth.ts';
import { SHOWN } from '../../unit/src/api/edge/shown.ts';
import { drawnFrom, ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { showFooter } from '../fixtures/footer.ts';
import { WRITES } from '../faults/writes.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { expect, test } from '../fixtures/site.ts';
import { answerFromNowOn, answered, answerWithPayloads, type Manner } from './hostile-answers.ts';
import { goThrough } from './rounds.ts';
import { tracesIn, watchForTraces } from './traces.ts';

/** A state machine makes these calls once, without the query cache, so that they are not refetched in each round. */
const READ_BY_MACHINES: readonly Call[] = ['depositOpen', 'deposit', 'depositQr', 'withdrawOpen', 'withdraw'];

interface Scene {
  readonly address: string;
  readonly scenario: string;
  readonly player: string;
  /** The calls that the page makes. */
  readonly calls: readonly Call[];
  readonly kept?: Readonly<Record<string, string>> | undefined;
}

/** Each page in each state of the table, once, with all calls that it makes there. */
const SCENES: readonly Scene[] = SHOWN.filter(
  (row, place) => SHOWN.findIndex((other) => isSameScene(row, other)) === place,
).map((row) => {
  const { address, scenario, player } = row;
  const rows = SHOWN.filter((row) => isSameScene(row, { address, scenario, player }));
  return {
    address,
    scenario,
    player,
    calls: rows.map(({ call }) => call),
    kept: 'kept' in row ? row.kept : undefined,
  };
});

function isSameScene(one: Omit<Scene, 'calls'>, other: Omit<Scene, 'calls'>): boolean {
  return one.address === other.address && one.scenario === other.scenario && one.player === other.player;
}

async function playerId(world: World, username: string): Promise<string> {
  const { store } = await world.state({ full: true });
  return store.players.find((player) => player.username === username)?.id ?? '';
}

for (const [place, scene] of SCENES.entries()) {
  const details = place === 0 ? ESSENTIAL_SAMPLE : {};
  test(
    `${scene.address}, ${scene.scenario}: a hundred payloads in each text are rendered as text`,
    details,
    async ({ page, world }) => {
      await enter(page, world, scene, 'answers');
      // The footer shows payloads, too.
      await showFooter(page);
      const shown = await goThrough(page, {
        playerId: await playerId(world, scene.player),
        rounds: cases(20, 3 * XSS_PAYLOADS.length),
        calls: scene.calls.filter((call) => !READ_BY_MACHINES.includes(call)),
      });
      expect(await tracesIn(page)).toEqual([]);
      expect(shown.calls).toEqual(expect.arrayContaining([...scene.calls]));
      expect(shown.isComplete || !DEEP).toBe(true);
      // The payloads were really rendered: every page shows the name of the player.
      expect(shown.payloads.length).toBeGreaterThan(3);
    },
  );
}

// Errors look alike on every page, so half of the pages are enough.
for (const scene of drawnFrom(SCENES, 'hostile rejections', 8)) {
  test(`${scene.address}, ${scene.scenario}: payloads in each error are rendered as text`, async ({
    page,
    world,
  }) => {
    await enter(page, world, scene, 'rejections');
    await goThrough(page, { playerId: await playerId(world, scene.player), rounds: 15, calls: ['an error'] });
    expect(await tracesIn(page)).toEqual([]);
  });
}

/** The writes succeed and are rejected alternately. */
const OUTCOMES = WRITES.map(
  (write, place) => ({ write, manner: place % 2 === 0 ? 'answers' : 'rejections' }) as const,
);

for (const { write, manner } of OUTCOMES) {
  test(`${write.name}: payloads in its ${manner} are rendered as text`, async ({ page, context, world }) => {
    await world.reset({ scenario: write.scenario });
    if (write.player !== null) await world.session(write.player);
    await watchForTraces(page);
    await answerWithPayloads(page, 'plain');
    await page.goto(write.address);
    await write.ready({ page, context, world });
    await answerFromNowOn(page, manner);
    await write.button(page).click();
    await answered(page, write.call);
    expect(await tracesIn(page)).toEqual([]);
  });
}

async function enter(
  page: Page,
  world: World,
  { address, scenario, player, kept = {} }: Scene,
  manner: Manner,
): Promise<void> {
  await world.reset({ scenario });
  await world.session(player);
  await watchForTraces(page);
  await answerWithPayloads(page, manner);
  await page.addInitScript((entries) => {
    for (const [name, text] of entries) sessionStorage.setItem(name, text);
  }, Object.entries(kept));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
