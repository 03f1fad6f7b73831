/** The part of `npm run test:model -- --walks` that performs the walks of the player's models on the site in a browser. */
import type { Language } from '../../../src/i18n/languages.ts';
import { chromiumLaunchOptions } from '../../../tests/browser/fixtures/chromium.ts';
import { exitWithMessage, runNode, toolPath } from '../../../tests/suites/child.ts';
import { isBuildCurrent } from '../../../tests/suites/selection.ts';
import { MODELS, walkCalled } from './models.ts';
import { transitionsOf, walksOf } from './walks.ts';

/** Options of the command line. */
export interface WalkRequest {
  /** The id of the only walk to perform. */
  readonly walk?: string | undefined;
  /** The last step of `walk` to perform, counted from 1. */
  readonly until?: string | undefined;
  /** The language of the site; Lao by default. */
  readonly language?: Language;
  /** The folder for screenshots, one of each step. */
  readonly pictures?: string;
}

/**
 * Builds the site unless its build is current, performs the walks and prints the result of each. Returns false if the site differs from the models, or if no walk
 * could run.
 */
export async function runWalks({ walk, until, language, pictures }: WalkRequest): Promise<boolean> {
  if (walk !== undefined && walkCalled(walk) === null) {
    console.log(`No walk is called ${walk} with this seed.`);
    return false;
  }
  if (walk === undefined) console.log(`\n${spaceText()}`);

  await chromiumLaunchOptions().catch(exitWithMessage);
  if (!isBuildCurrent()) {
    const build = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
    if (build.exitCode !== 0) return false;
  }
  const { exitCode } = await runNode(
    [
      toolPath('@playwright/test', 'playwright'),
      'test',
      '--config=tests/browser/playwright.config.ts',
      '--reporter=list',
      'player/walks.spec.ts',
    ],
    {
      FORCE_COLOR: '0',
      ALL: '1',
      WALK_WHOLE: '1',
      ...(walk !== undefined && { WALK: walk }),
      ...(until !== undefined && { UNTIL: until }),
      ...(language !== undefined && { WALK_LANGUAGE: language }),
      ...(pictures !== undefined && { WALK_PICTURES: pictures }),
    },
    // Each walk is reported when it has ended: all of them take minutes.
    'inherit',
  );
  return exitCode === 0;
}

/** The number of transitions of each model, and of the walks that cover them. */
function spaceText(): string {
  const lines = MODELS.map((model) => {
    const walks = walksOf(model);
    const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
    return `${model.subject.padEnd(12)} ${transitionsOf(model).length} transitions, by ${walks.length} walks of ${steps} steps together`;
  });
  return ["The player's own models, in a browser:", ...lines].join('\n');
}
