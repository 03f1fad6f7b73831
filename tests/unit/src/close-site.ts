import type { Site } from '../../../src/app/site.ts';

/**
 * Stops a test's site. Test files in one worker share globals, so requests of this site, such as the polling of an
 * open order, would reach the next test's `fetch`.
 */
export async function closeSite({ client, app, queries }: Site): Promise<void> {
  Object.assign(client, { call: () => new Promise(() => undefined) });
  app.stop();
  await queries.cancelQueries();
  queries.clear();
}
