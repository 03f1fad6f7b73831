/** Whether the next page load starts as the page of a player or of a visitor (docs/decisions/0026). */
import { afterEach, expect, test } from 'vitest';
import type { AppEvent } from '../../../../../machines/app.machine.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { handBrowser, memoryStore } from '../../browser.ts';
import { closeSite } from '../../../../in-process/close-site.ts';
import { NO_NAVIGATION, NO_PLAYER, NO_SESSION, siteOf } from '../../site-of.ts';

const open: Site[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(closeSite));
});

/** What the device remembers after events of the session, on a page that a player has opened. */
function rememberedAfter(...events: readonly AppEvent[]): string | null {
  const device = memoryStore({ signedIn: '1' });
  const site = siteOf(handBrowser({ device }), {
    actors: { ...NO_SESSION, ...NO_NAVIGATION },
    actions: NO_PLAYER,
  });
  open.push(site);
  for (const event of events) site.app.send(event);
  return device.read('signedIn');
}

const SIGNED_IN = { type: 'session.settled', status: 'signedIn' } as const;
const SIGNED_OUT = { type: 'session.settled', status: 'signedOut' } as const;

test.each<[after: string, remembered: string | null, events: readonly AppEvent[]]>([
  ['the look-up finds a player', '1', [SIGNED_IN]],
  ['the look-up finds no player', null, [SIGNED_OUT]],
  [
    'the session is unknown, because the network is down',
    '1',
    [SIGNED_IN, { type: 'session.settled', status: 'unreachable' }],
  ],
  ['a login', '1', [SIGNED_OUT, SIGNED_IN]],
  ['the session is lost', null, [SIGNED_IN, { type: 'session.lost' }, SIGNED_OUT]],
  ['a logout, after which the page reloads', null, [SIGNED_IN, { type: 'session.ended' }]],
])('%s: the stored value is %s', (_, remembered, events) => {
  expect(rememberedAfter(...events)).toBe(remembered);
});
