/** A launch whose response takes long and is lost (specification §1, contract §1): the whole site on the mock. */
import { expect, test } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { control, dialog, say } from '../../../in-process/page-reading.ts';
import { Visit } from '../../../in-process/visit.ts';

// The dialog is loaded on demand. Simulated time would pass while it is imported.
await import('../../../../src/shared/game-launch/LaunchDialog.tsx');

const MINUTE = 60_000;
const NAME = 'Nine Suns';

test('the dialog reports a slow launch, stays open with the failure, and requests a link again only on a press', async () => {
  const visit = await Visit.at(paths.home, { scenario: 'with-credit', player: 'demo' });
  const pressed = visit.time.now();
  visit.delay = { path: /games\/launch/, milliseconds: MINUTE };
  const request = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' } as const;
  visit.site.playerActor('gameLaunch')?.send({ type: 'game.launch', request: { request, name: NAME } });
  await visit.pass(4_999);
  expect(dialog()).toBeNull();
  await visit.pass(1);
  expect(visit.text()).toContain(say('launch.slow'));
  const opened = dialog();
  await visit.sees(say('launch.rejected', { name: NAME }), say('failure.timeout'));
  expect(dialog()).toBe(opened);
  await visit.pass(MINUTE);
  expect(visit.sentSince(pressed, 'POST', /games\/launch$/)).toHaveLength(1);
  visit.delay = null;
  await visit.press(say('common.tryAgain'));
  await visit.sees(say('launch.offered.title', { name: NAME }));
  const link = control(say('launch.offered.open'));
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(visit.sentSince(pressed, 'POST', /games\/launch$/)).toHaveLength(2);
});
