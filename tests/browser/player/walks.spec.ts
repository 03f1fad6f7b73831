/**
 * Walks through the player models on the real site: after each step the page shows what the model asserts, and the lab's ledger
 * has the model's entries (specification §2, §4 and §5, contract §3). `npm run test:model -- --walk ID` replays one.
 */
import { allWalks, walkCalled } from '../../../tools/model-testing/player/models.ts';
import { replay } from '../../../tools/model-testing/player/replay.ts';
import { reported } from '../../../tools/model-testing/player/failure-message.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { cases } from '../../suites/depth.ts';
import { drawnFrom, ESSENTIAL_SAMPLE } from '../fixtures/draw.ts';
import { test } from '../fixtures/site.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { PlayerPerformer } from './performer.ts';

/**
 * `WALK` and `UNTIL` select one walk and its last step; `WALK_WHOLE=1` plays each to its end. `WALK_PICTURES` is a folder for a screenshot of each step, in the language
 * `WALK_LANGUAGE` (default: Lao).
 */
const { WALK, UNTIL, WALK_WHOLE, WALK_PICTURES, WALK_LANGUAGE } = process.env;

const only = WALK === undefined ? null : walkCalled(WALK);
if (WALK !== undefined && only === null)
  throw new Error(`No walk is called ${WALK}; another seed may have it.`);

// A walk takes as long as thirty tests.
test.describe.configure({ timeout: 15 * 60_000 });

const language = LANGUAGES.find((each) => each === WALK_LANGUAGE) ?? 'lo';
test.use({ language });

/** The number of steps of a walk; the deep run, and `npm run test:model`, plays all. */
const STEPS = WALK_WHOLE === '1' ? Number.POSITIVE_INFINITY : cases(10, Number.POSITIVE_INFINITY);
const walks = allWalks();
const essential = drawnFrom(walks, 'walks', 1);

for (const walk of only ? [only] : walks) {
  const details = essential.includes(walk) ? ESSENTIAL_SAMPLE : {};
  test(
    `${walk.id}: ${walk.steps.length} steps`,
    details,
    async ({ page, context, world, expectProblems }) => {
      const equipment = { page, context, world, say: messagesIn(language), expectProblems };
      const performer = new PlayerPerformer(equipment, WALK_PICTURES);
      const until = UNTIL === undefined ? Math.min(STEPS, walk.steps.length) : Number(UNTIL);
      const failure = await replay(walk, performer, until);
      if (failure) throw new Error(reported(failure));
    },
  );
}
