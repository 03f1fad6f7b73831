/** A break whose outcome is unknown, and that the player requests again (contract §1 and §2): the whole site on the mock. */
import { expect, test } from 'vitest';
import { addDays } from '../../../../contract/time/day.ts';
import { instantOf } from '../../../../contract/time/clock.ts';
import { formatInstant } from '../../../../src/format/date.ts';
import { paths } from '../../../../src/app/paths.ts';
import { say } from '../../../in-process/page-reading.ts';
import { Visit } from '../../../in-process/visit.ts';

const MINUTE = 60_000;
const DAYS = 7;

test('a break that is requested again after an unknown outcome starts once, and ends as of the first request', async () => {
  const visit = await Visit.at(paths.responsiblePlay, { scenario: 'default', player: 'demo' });
  const askForBreak = async () => {
    await visit.press(say('responsiblePlay.break.start'));
    await visit.press(say('responsiblePlay.break.confirm', { days: DAYS }));
  };
  await visit.choose(say('responsiblePlay.break.days', { days: DAYS }));
  const pressed = visit.time.now();
  visit.delay = { path: /self-exclusion|players\/limits/, milliseconds: MINUTE };
  await askForBreak();
  await visit.notifies('assertive', say('responsiblePlay.unknown.title'));
  visit.delay = null;
  await visit.pass(10 * MINUTE);
  await askForBreak();
  const end = formatInstant(instantOf(addDays(pressed + MINUTE, DAYS)));
  await visit.notifies('polite', say('responsiblePlay.break.active', { when: end ?? '' }));
  expect(visit.sentSince(pressed, 'POST', /self-exclusion$/)).toHaveLength(2);
});
