/** A change of the password whose responses take long (contract §1): the whole site on the mock. */
import { expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { paths } from '../../../../src/app/paths.ts';
import { say } from '../../../in-process/page-reading.ts';
import { Visit } from '../../../in-process/visit.ts';

const PASSWORD = 'somebody-1234';
const MINUTE = 60_000;

test('the dialog reports a slow password change and a slow look-up; the player can stop waiting, and check again', async () => {
  const visit = await Visit.at(paths.bank, { scenario: 'default', player: 'demo' });
  visit.site.playerActor('passwordChange')?.send({ type: 'passwordChange.open' });
  await visit.sees(say('passwordChange.current'));
  await visit.fill(say('passwordChange.current'), DEMO_PLAYER.password);
  await visit.fill(say('passwordChange.new'), PASSWORD);
  await visit.fill(say('passwordChange.confirm'), PASSWORD);
  const pressed = visit.time.now();
  visit.delay = { path: /password\/change|players\/info/, milliseconds: MINUTE };
  await visit.press(say('passwordChange.submit'));
  await visit.pass(4_999);
  expect(visit.text()).not.toContain(say('slow.passwordChange'));
  await visit.pass(1);
  expect(visit.text()).toContain(say('slow.passwordChange'));
  expect(visit.text()).toContain(say('passwordChange.pending'));
  await visit.press(say('slow.stop'));
  await visit.press(say('passwordChange.unresolved.check'));
  expect(visit.text()).not.toContain(say('slow.passwordChange'));
  await visit.pass(5_000);
  expect(visit.text()).toContain(say('slow.passwordChange'));
  expect(visit.text()).toContain(say('passwordChange.checking'));
  await visit.press(say('slow.stop'));
  await visit.pass(MINUTE);
  visit.delay = null;
  await visit.press(say('passwordChange.unresolved.check'));
  await visit.sees(say('passwordChange.done.signedIn'));
  expect(visit.sentSince(pressed, 'POST', /password\/change$/)).toHaveLength(1);
});
