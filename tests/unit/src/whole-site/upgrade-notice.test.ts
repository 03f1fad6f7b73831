/** The notice that a newer build of the site is deployed. */
import { afterEach, beforeEach, test, vi } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { say } from '../../../in-process/page-reading.ts';
import { Visit } from '../../../in-process/visit.ts';

const MINUTE = 60_000;

beforeEach(() => {
  document.head.innerHTML = '<meta name="build" content="0123456789ab">';
});
afterEach(() => {
  document.head.innerHTML = '';
});

test('is announced when the player goes to a page where no money is moved', async () => {
  const visit = await Visit.at(paths.contact, { scenario: 'default', player: null });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) =>
    String(url).endsWith('/version.json')
      ? Promise.resolve(new Response('{"build":"ba9876543210"}'))
      : fetch(url, init),
  );
  await visit.pass(20 * MINUTE);
  visit.go(paths.home);
  await visit.notifies('polite', say('upgrade.title'));
});
