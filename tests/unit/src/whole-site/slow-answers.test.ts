/** Responses that take long (specification §1 and §2, contract §1 and §2): the whole site on the mock, in virtual time. */
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../contract/time/day.ts';
import { instantOf } from '../../../../contract/time/clock.ts';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { paths } from '../../../../src/app/paths.ts';
import { formatInstant } from '../../../../src/format/date.ts';
import { control, dialog, main, say, textOf } from '../../../in-process/page-reading.ts';
import { urgencyOfText } from '../../../in-process/perception.ts';
import { Visit } from '../../../in-process/visit.ts';
import { fillInLogin, fillInPasswordChange } from './forms.ts';

// The dialog is loaded on demand. Simulated time would pass while it is imported.
await import('../../../../src/shared/game-launch/LaunchDialog.tsx');

const MINUTE = 60_000;

/** Waits for five seconds, after which the page says that the response is slow, and not before. */
async function saysSlow(visit: Visit, text: string): Promise<void> {
  await visit.pass(4_999);
  expect(visit.text()).not.toContain(text);
  await visit.pass(1);
  expect(visit.text()).toContain(text);
}

test('a slow login and look-up: the player can stop each wait, and the next page is signed in', async () => {
  const visit = await Visit.at(paths.login, { scenario: 'default', player: null });
  await fillInLogin(DEMO_PLAYER, visit);
  const pressed = visit.time.now();
  visit.delay = { path: /players\/(login|info)/, milliseconds: MINUTE };
  await visit.press(say('login.submit'));
  await saysSlow(visit, say('slow.logIn'));
  expect(urgencyOfText(say('slow.logIn'))).toBe('polite');
  expect(visit.text()).toContain(say('login.pending'));
  await visit.press(say('slow.stop'));
  expect(visit.sentSince(pressed, 'GET', /players\/info$/)).toHaveLength(1);
  await saysSlow(visit, say('slow.logIn'));
  await visit.press(say('slow.stop'));
  await visit.sees(say('login.failed'), say('failure.timeout'));
  await visit.pass(MINUTE);
  expect(visit.sentSince(pressed, 'POST', /players\/login$/)).toHaveLength(1);
  visit.delay = null;
  visit.go(paths.home);
  await visit.sees('Demo Player');
});

test('a slow password change and look-up: the player can stop waiting, and check again', async () => {
  const visit = await Visit.at(paths.bank, { scenario: 'default' });
  visit.site.playerActor('passwordChange')?.send({ type: 'passwordChange.open' });
  await visit.sees(say('passwordChange.current'));
  await fillInPasswordChange(DEMO_PLAYER.password, 'somebody-1234', visit);
  const pressed = visit.time.now();
  visit.delay = { path: /password\/change|players\/info/, milliseconds: MINUTE };
  await visit.press(say('passwordChange.submit'));
  await saysSlow(visit, say('slow.passwordChange'));
  expect(visit.text()).toContain(say('passwordChange.pending'));
  await visit.press(say('slow.stop'));
  await visit.press(say('passwordChange.unresolved.check'));
  await saysSlow(visit, say('slow.passwordChange'));
  expect(visit.text()).toContain(say('passwordChange.checking'));
  await visit.press(say('slow.stop'));
  await visit.pass(MINUTE);
  visit.delay = null;
  await visit.press(say('passwordChange.unresolved.check'));
  await visit.sees(say('passwordChange.done.signedIn'));
  expect(visit.sentSince(pressed, 'POST', /password\/change$/)).toHaveLength(1);
});

test('a slow game launch: the dialog stays open with the failure, and requests a link again only on a press', async () => {
  const name = 'Nine Suns';
  const visit = await Visit.at(paths.home, { scenario: 'with-credit' });
  const pressed = visit.time.now();
  visit.delay = { path: /games\/launch/, milliseconds: MINUTE };
  const request = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' } as const;
  visit.site.playerActor('gameLaunch')?.send({ type: 'game.launch', request: { request, name } });
  await saysSlow(visit, say('launch.slow'));
  const opened = dialog();
  await visit.sees(say('launch.rejected', { name }), say('failure.timeout'));
  expect(dialog()).toBe(opened);
  await visit.pass(MINUTE);
  expect(visit.sentSince(pressed, 'POST', /games\/launch$/)).toHaveLength(1);
  visit.delay = null;
  await visit.press(say('common.tryAgain'));
  await visit.sees(say('launch.offered.title', { name }));
  const link = control(say('launch.offered.open'));
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(visit.sentSince(pressed, 'POST', /games\/launch$/)).toHaveLength(2);
});

test('a break that is requested again after an unknown outcome starts once, and ends as of the first request', async () => {
  const days = 7;
  const visit = await Visit.at(paths.responsiblePlay, { scenario: 'default' });
  const askForBreak = async () => {
    await visit.press(say('responsiblePlay.break.start'));
    await visit.press(say('responsiblePlay.break.confirm', { days }));
  };
  await visit.choose(say('responsiblePlay.break.days', { days }));
  const pressed = visit.time.now();
  visit.delay = { path: /self-exclusion|players\/limits/, milliseconds: MINUTE };
  await askForBreak();
  await visit.notifies('assertive', say('responsiblePlay.unknown.title'));
  visit.delay = null;
  await visit.pass(10 * MINUTE);
  await askForBreak();
  const requests = () => visit.sentSince(pressed, 'POST', /self-exclusion$/);
  // The server received it after the delay.
  const end = formatInstant(instantOf(addDays((requests()[0]?.at ?? 0) + MINUTE, days)));
  await visit.notifies('polite', say('responsiblePlay.break.active', { when: end ?? '' }));
  expect(requests()).toHaveLength(2);
});

describe('the full-screen spinner while a route is pending (specification §2)', () => {
  const spinner = () => [...document.querySelectorAll('output')].find((output) => output.matches('.fixed'));
  const shown = () =>
    [spinner() ? 'spinner' : '', textOf(main()).includes(say('bank.title')) ? 'page' : ''].join('');

  /** Opens the page of the bank account, which waits for the player's data for so long. */
  function opensBank(milliseconds: number): Promise<Visit> {
    const delay = { path: /players\/info$/, milliseconds };
    return Visit.at(paths.bank, { scenario: 'default', delay, isOpen: () => true });
  }

  test('is shown after 1000 ms, with the logo, and announced, and hidden as soon as a slow page is loaded', async () => {
    const visit = await opensBank(2_000);
    await visit.pass(999);
    expect(shown()).toBe('');
    await visit.pass(1);
    expect(spinner()?.querySelectorAll('svg')).toHaveLength(2);
    expect(urgencyOfText(say('common.loading'))).toBe('polite');
    await visit.pass(999);
    expect(shown()).toBe('spinner');
    await visit.pass(1);
    expect(shown()).toBe('page');
  });

  test('stays for 500 ms, even if the page is loaded earlier', async () => {
    const visit = await opensBank(1_001);
    await visit.pass(1_499);
    expect(shown()).toBe('spinner');
    await visit.pass(1);
    expect(shown()).toBe('page');
  });

  test('is not shown for a page that is loaded within a second', async () => {
    const visit = await opensBank(999);
    await visit.pass(998);
    expect(shown()).toBe('');
    await visit.pass(1);
    expect(shown()).toBe('page');
  });
});
