/** A login whose responses take long (contract §1): the whole site on the mock. */
import { expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { paths } from '../../../../src/app/paths.ts';
import { say } from '../../../in-process/page-reading.ts';
import { urgencyOfText } from '../../../in-process/perception.ts';
import { Visit } from '../../../in-process/visit.ts';

const MINUTE = 60_000;

test('the form reports a slow login and look-up; the player can stop each wait, and the next page is signed in', async () => {
  const visit = await Visit.at(paths.login, { scenario: 'default', player: null });
  await visit.fill(say('field.username'), DEMO_PLAYER.username);
  await visit.fill(say('field.password'), DEMO_PLAYER.password);
  const pressed = visit.time.now();
  visit.delay = { path: /players\/(login|info)/, milliseconds: MINUTE };
  await visit.press(say('login.submit'));
  await visit.pass(4_999);
  expect(visit.text()).not.toContain(say('slow.logIn'));
  await visit.pass(1);
  expect(urgencyOfText(say('slow.logIn'))).toBe('polite');
  expect(visit.text()).toContain(say('login.pending'));
  await visit.press(say('slow.stop'));
  expect(visit.text()).not.toContain(say('slow.logIn'));
  expect(visit.sentSince(pressed, 'GET', /players\/info$/)).toHaveLength(1);
  await visit.pass(4_999);
  expect(visit.text()).not.toContain(say('slow.logIn'));
  await visit.pass(1);
  expect(visit.text()).toContain(say('slow.logIn'));
  await visit.press(say('slow.stop'));
  await visit.sees(say('login.failed'), say('failure.timeout'));
  await visit.pass(MINUTE);
  expect(visit.sentSince(pressed, 'POST', /players\/login$/)).toHaveLength(1);
  visit.delay = null;
  visit.go(paths.home);
  await visit.sees('Demo Player');
});
