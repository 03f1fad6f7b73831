// @vitest-environment jsdom
/** A navigation during the reconnect delay must not refetch the queries of the page that is left: docs/decisions/0025. */
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { BASE_PATH } from '../../../../contract/endpoints.ts';
import { agencyRead } from '../../../../src/api/agency.ts';
import { creditRead } from '../../../../src/api/player.ts';
import { paths } from '../../../../src/app/paths.ts';
import { createSite } from '../../../../src/app/create-site.ts';
import { handBrowser, handLine } from '../browser.ts';
import { closeSite } from '../../../in-process/close-site.ts';

const MINUTE = 60_000;
const SESSION = '/players/info';
const MISSING = '/players/credits/gclub';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a navigation after an outage looks up the session at once, and does not refetch the left page’s queries', async () => {
  const line = handLine(false);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!line.isOnline()) throw new TypeError('Failed to fetch');
    asked.push(address.replace(BASE_PATH, ''));
    return Response.json({ code: 'NOT_FOUND', message: '', requestId: 'r' }, { status: 404 });
  });
  const browser = handBrowser({ random: () => 0.5, readCookie: () => 'token', ...line });
  browser.clock.now = () => Date.now();
  const site = createSite(browser);
  site.queries.mount();
  const social = { telegram: '', whatsapp: '', facebook: '', twitter: '', line: '' };
  site.queries.setQueryData(agencyRead(site.client).queryKey, { id: 'A1', name: 'agency', social });
  new QueryObserver(site.queries, creditRead(site.client, 'gclub')).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(MINUTE);
  line.mend();
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  site.navigation.send({ type: 'navigation.asked', to: paths.contact, replace: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toContain(SESSION);
  expect(asked).not.toContain(MISSING);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked.filter((path) => path === MISSING)).toHaveLength(1);
  vi.useRealTimers();
  await waitFor(site.navigation, ({ context }) => context.shown !== null);
  await closeSite(site);
});
