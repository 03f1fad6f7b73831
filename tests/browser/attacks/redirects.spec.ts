/** Redirects to other sites, tried in a real browser, because the browser decides where an address leads. */
import { paths } from '../../../src/app/paths.ts';
import { REDIRECT_PAYLOADS } from '../../attacks/redirect-payloads.ts';
import { DEMO_PLAYER } from '../deposit/deposit-screen.ts';
import { moveTo } from '../shell/walk.ts';
import { expect, test } from '../fixtures/site.ts';
import { tracesIn, watchForTraces } from './traces.ts';

/** Query strings with the payload, percent-encoded, and raw without `#` and white space. */
const queries = (payload: string) => [
  `?next=${encodeURIComponent(payload)}`,
  `?next=${payload.replace(/[#\s]/g, '')}`,
];

test('the login redirects a signed-in player only to pages of this site, whatever `next` is', async ({
  page,
  world,
  site,
}) => {
  await world.session(DEMO_PLAYER);
  await watchForTraces(page);
  await page.goto(paths.contact);
  await moveTo(page, `${paths.login}?next=${paths.bank}`);
  await expect(page).toHaveURL(`${site}${paths.bank}`);
  for (const payload of REDIRECT_PAYLOADS) {
    for (const query of queries(payload)) {
      await moveTo(page, `${paths.login}${query}`);
      await page.waitForFunction(() => location.pathname !== '/login/');
      expect(new URL(page.url()).origin, payload).toBe(site);
    }
  }
  expect(await tracesIn(page)).toEqual([]);
});
