// @module-tag deep
/**
 * The money flows in engines other than Chromium: Firefox's, and WebKit, which every browser on an iPhone uses. If a browser is
 * missing, its tests are skipped with the names of the Debian packages (docs/decisions/0037).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { REPOSITORY } from '../../suites/child.ts';
import { serveBuiltSite } from '../fixtures/built-site.ts';
import type { Language } from '../../../contract/values.ts';
import type { Engine, EngineKind } from './engine.ts';
import { firefox } from './firefox.ts';
import { type Flow, FLOWS, LANGUAGE_FLOW } from './flows.ts';
import { Player } from './player.ts';
import { webkit } from './webkit.ts';

/** The folder for screenshots of failed tests. Playwright, which runs later, clears `test-results`. */
const PICTURES = join(REPOSITORY, 'node_modules/.cache/test-reports/engines');

declare module 'vitest' {
  interface TaskMeta {
    /** Why the machine cannot run the test. */
    notRun?: string;
  }
}

for (const kind of [firefox, webkit]) {
  describe(`${kind.name}, on a phone of 360 × 640`, () => {
    for (const language of ['lo', 'th'] as const) {
      for (const flow of FLOWS) {
        test(`${flow.title}, in ${language}`, (context) => playIn(kind, language, flow, context));
      }
    }
    test(LANGUAGE_FLOW.title, (context) => playIn(kind, 'lo', LANGUAGE_FLOW, context));
  });
}

/** Runs a flow in a browser of its own, with its own site and mock backend. */
async function playIn(kind: EngineKind, language: Language, flow: Flow, context: TestContext): Promise<void> {
  const missing = kind.missingPackages();
  if (missing.length > 0) {
    const reason = `the machine has no ${missing.join(' and no ')}`;
    context.task.meta.notRun = reason;
    context.skip(reason);
  }
  const site = await serveBuiltSite();
  onTestFinished(() => site.close());
  const world = createLab(site.origin).existing('default');
  await world.reset({ scenario: flow.scenario ?? 'default' });
  const engine = await kind.launch();
  onTestFinished(() => engine.close());

  const player = new Player(engine, site.origin, language);
  try {
    await flow.play(player, world);
  } catch (error) {
    await keepPicture(engine, `${kind.name}, ${context.task.name}`);
    throw error;
  }
  expect(await engine.complaints()).toEqual([]);
}

async function keepPicture(engine: Engine, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  // A browser that has crashed gives no screenshot; the test then fails with its original error.
  await engine.picture().then(
    (picture) => writeFileSync(join(PICTURES, `${name}.png`), picture),
    () => undefined,
  );
}
