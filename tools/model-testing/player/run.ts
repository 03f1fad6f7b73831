/** The part of `npm run test:model` that walks through the site in a browser, as the player's models say. */
import { runNode, toolPath } from '../../../tests/suites/child.ts';
import { MODELS, walkCalled } from './models.ts';
import { type Coverage, pairsOf, transitionsOf, walksOf } from './walks.ts';

/** What was asked for on the command line. */
export interface WalkRequest {
  /** Only this one, by its id. */
  readonly walk?: string | undefined;
  /** Up to this step of it, counted from 1. */
  readonly until?: string | undefined;
  /** How long each of the two workers may walk; without a limit every transition is walked. */
  readonly seconds?: string | undefined;
  /** `pairs` takes every pair of transitions; anything else every transition. */
  readonly coverage?: string | undefined;
}

/** Builds the site and walks through it. Prints; false where the site is not as the models say, or was not walked. */
export async function runWalks({ walk, until, seconds, coverage }: WalkRequest): Promise<boolean> {
  const wanted: Coverage = coverage === 'pairs' ? 'pairs' : 'transitions';
  if (walk !== undefined && walkCalled(walk) === null) {
    console.log(`No walk is called ${walk} with this seed.`);
    return false;
  }
  if (walk === undefined) console.log(`\n${spaceText(wanted)}`);

  const build = await runNode([toolPath('vite', 'vite'), 'build']);
  if (build.exitCode !== 0) {
    console.log(build.output);
    return false;
  }
  const { exitCode, output } = await runNode(
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
      WALK_COVERAGE: wanted,
      ...(walk !== undefined && { WALK: walk }),
      ...(until !== undefined && { UNTIL: until }),
      ...(seconds !== undefined && { WALK_SECONDS: seconds }),
    },
  );
  console.log(output);
  return exitCode === 0;
}

/** How much there is, and by how many walks it is taken. */
function spaceText(coverage: Coverage): string {
  const lines = MODELS.map((model) => {
    const all = coverage === 'pairs' ? pairsOf(model) : transitionsOf(model);
    const walks = walksOf(model, coverage);
    const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
    return `${model.subject.padEnd(12)} ${all.length} ${coverage}, by ${walks.length} walks of ${steps} steps together`;
  });
  return ["The player's own models, in a browser:", ...lines].join('\n');
}
