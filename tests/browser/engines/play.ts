/** Lets a player play in a browser of their own, with their own site and mock backend. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, type TestContext } from 'vitest';
import type { Language } from '../../../contract/values.ts';
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { REPOSITORY } from '../../suites/child.ts';
import type { Engine, EngineKind, LaunchOptions } from './engine.ts';
import { Player } from './player.ts';
import { type ControlledSite, serveControlledSite } from './site.ts';

/** The folder for screenshots of failed tests. Playwright, which runs later, clears `test-results`. */
const PICTURES = join(REPOSITORY, 'node_modules/.cache/test-reports/engines');

declare module 'vitest' {
  interface TaskMeta {
    /** Why the machine cannot run the test. */
    notRun?: string;
  }
}

export interface Circumstances extends LaunchOptions {
  /** The language that the player chooses; Lao if omitted. */
  readonly language?: Language;
  /** The scenario that the world starts from; `default` if omitted. */
  readonly scenario?: string | undefined;
  /** Runs in every page, before its scripts. */
  readonly script?: string;
  /** A complaint of the page that the circumstances cause. */
  readonly problem?: RegExp | undefined;
}

/** Plays, and expects no complaint of the page. Skips the test if the machine lacks the browser. */
export async function playIn(
  kind: EngineKind,
  context: TestContext,
  play: (player: Player, world: World, site: ControlledSite) => Promise<void>,
  { language = 'lo', scenario = 'default', script = '', problem, ...options }: Circumstances = {},
): Promise<void> {
  const missing = kind.missingPackages();
  if (missing.length > 0) {
    const reason = `the machine has no ${missing.join(' and no ')}`;
    context.task.meta.notRun = reason;
    context.skip(reason);
  }
  const site = await serveControlledSite(`${kind.pageScript}\n${script}`, options.pageLoad !== 'none');
  onTestFinished(() => site.close());
  const world = createLab(site.origin).existing('default');
  await world.reset({ scenario });
  const engine = await kind.launch(options);
  onTestFinished(() => engine.close());

  try {
    await play(new Player(engine, site.origin, language), world, site);
  } catch (error) {
    await keepPicture(engine, `${kind.name}, ${context.task.name}`);
    throw error;
  }
  const complaints = await engine.complaints();
  expect(complaints.filter((complaint) => !problem?.test(complaint))).toEqual([]);
}

async function keepPicture(engine: Engine, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  // A browser that has crashed gives no screenshot; the test then fails with its original error.
  await engine.picture().then(
    (picture) => writeFileSync(join(PICTURES, `${name.replaceAll('/', ' ')}.png`), picture),
    () => undefined,
  );
}
