/**
 * Walks through the player models on the real site: after each step the page shows what the model asserts, and the lab's ledger
 * has the model's entries (specification §2, §4 and §5, contract §3). `npm run test:model -- --walk ID` replays one.
 */
import { MODELS, walkCalled } from '../../../tools/model-testing/player/models.ts';
import { replay } from '../../../tools/model-testing/player/replay.ts';
import { reported } from '../../../tools/model-testing/player/failure-message.ts';
import { COVERAGES, walksOf } from '../../../tools/model-testing/player/walks.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { cases } from '../../suites/depth.ts';
import { drawnFrom, ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PlayerPerformer } from './performer.ts';

/**
 * `WALK` and `UNTIL` select one walk and its last step. `WALK_PICTURES` is a folder for a screenshot of each step, in the language
 * `WALK_LANGUAGE` (default: Lao).
 */
const { WALK, UNTIL, WALK_COVERAGE, WALK_PICTURES, WALK_LANGUAGE } = process.env;

const only = WALK === undefined ? null : walkCalled(WALK);
if (WALK !== undefined && only === null)
  throw new Error(`No walk is called ${WALK}; another seed may have it.`);

// A walk takes as long as thirty tests.
test.describe.configure({ timeout: 15 * 60_000 });

const language = LANGUAGES.find((each) => each === WALK_LANGUAGE) ?? 'lo';
test.use({ language });

/** Covers every transition, or every pair of transitions with `npm run test:model -- --walks --coverage pairs`. */
const coverage = COVERAGES.find((each) => each === WALK_COVERAGE) ?? 'transitions';
/** The number of steps of a walk; the deep run, and a run with an explicit coverage, plays all. */
const STEPS = cases(10, Number.POSITIVE_INFINITY);
const walks = MODELS.map((model) => walksOf(model, coverage));
/** One walk of one model. */
const essential = drawnFrom(walks.flat(), 'walks', 1);

for (const walk of only ? [only] : walks.flat()) {
  const details = essential.includes(walk) ? ESSENTIAL_SAMPLE : {};
  test(
    `${walk.id}: ${walk.steps.length} steps`,
    details,
    async ({ page, context, world, expectProblems }) => {
      const equipment = { page, context, world, say: messagesIn(language), expectProblems };
      const performer = new PlayerPerformer(equipment, WALK_PICTURES);
      const wanted = WALK_COVERAGE === undefined ? STEPS : walk.steps.length;
      const until = UNTIL === undefined ? Math.min(wanted, walk.steps.length) : Number(UNTIL);
      const failure = await replay(walk, performer, until);
      if (failure) throw new Error(reported(failure));
    },
  );
}
