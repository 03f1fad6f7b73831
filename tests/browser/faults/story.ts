/** One case of the matrix: causes a fault in a write, and acts as the player until the outcome is known. The store decides. */
import type { BrowserContext } from '@playwright/test';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { expect } from '../fixtures/site.ts';
import { type Blow, type Fault, isRequestOf } from './faults.ts';
import { enter, remarksOn, settled, type View } from './write-fixtures.ts';
import { Traffic } from './traffic.ts';
import type { WriteFixtures, Write } from './write.ts';

/** After this many attempts a player gives up. */
const ATTEMPTS = 4;
/** A delayed effect of the write would occur within this time. */
const AFTERMATH_MS = 30_000;

/** Runs a case. */
export async function suffer(
  write: Write,
  fault: Fault,
  { context, world, page }: WriteFixtures & { readonly context: BrowserContext; readonly world: World },
): Promise<void> {
  let isHolding = fault.holds === true;
  const traffic = new Traffic(context, (request) => {
    const isHeld = isHolding && isRequestOf(write, request);
    if (isHeld) isHolding = false;
    return isHeld;
  });
  await context.clock.install();
  if (write.player !== null) await world.session(write.player);
  const fixtures: WriteFixtures = { page, context, world };
  const others: WriteFixtures[] = [];
  const blow: Blow = {
    ...fixtures,
    write,
    press: () => write.button(page).click(),
    async inAnotherTab() {
      const other = { ...fixtures, page: await context.newPage() };
      others.push(other);
      await enter(other, write);
      await traffic.quiet();
      // By the time of this press the other tab may have received the outcome, and have no button any more.
      return () =>
        write.button(other.page).evaluateAll((buttons) => {
          for (const button of buttons) if (button instanceof HTMLElement) button.click();
        });
    },
  };
  await enter(fixtures, write, fault.comesFromHome);
  await traffic.quiet();
  await fault.arrange?.(blow);
  const known = await remarksOn(page);
  const requests = async () => {
    const { journal } = await world.state({ full: true });
    return journal.filter((entry) => entry.call === write.call && entry.fault === null).length;
  };
  const before = await requests();
  await (fault.strike ?? ((struck) => struck.press()))(blow);

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const view = await settled(fixtures, write, traffic, known);
    await expectTruth(view, write, fixtures);
    if (attempt === 0) {
      if (fault.requests) expect((await requests()) - before).toBeLessThanOrEqual(fault.requests);
      await fault.relieve?.(blow);
    }
    if (view === 'done' || view === 'done before') break;
    if (view === 'unknown') continue;
    // The page may notice by itself that the network is back.
    if (fault.relieve && attempt === 0) continue;
    await write.ready(fixtures);
    await write.button(page).click();
  }
  for (const other of others) await settled(other, write, traffic, known);
  expect(await write.effects(fixtures), `${write.name} in the end`).toBe(1);
  await context.clock.runFor(AFTERMATH_MS);
  await traffic.quiet();
  expect(await write.effects(fixtures), `${write.name} some time later`).toBe(1);
}

/** Expects the store to agree with the page: a write that is shown as done has happened once, a rejected one not at all. */
async function expectTruth(view: View, write: Write, fixtures: WriteFixtures): Promise<void> {
  const effects = await write.effects(fixtures);
  if (view === 'done' || view === 'done before') expect(effects, `${write.name}, said to be done`).toBe(1);
  else if (view === 'rejected') expect(effects, `${write.name}, said not to be done`).toBe(0);
  else expect(effects).toBeLessThanOrEqual(1);
}
