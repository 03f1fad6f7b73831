import type { Site } from '../../../src/app/site.ts';

/**
 * Stops a test's site. Test files in one worker share globals, so requests of this site, such as the polling of an
 * open order, would reach the next test's `fetch`.
 */
export async function closeSite({ client, session, navigation, queries }: Site): Promise<void> {
  Object.assign(client, { call: () => new Promise(() => undefined) });
  session.stop();
  navigation.stop();
  await queries.cancelQueries();
  queries.clear();
}
