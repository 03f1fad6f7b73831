import type { Site } from '../../../src/app/site.ts';

/**
 * Ends what a test's site would go on doing: the files of a worker share one world, and what still asks would ask in the
 * next. An open order goes on looking whether it is paid; nobody answers it any more.
 */
export async function closeSite({ client, session, navigation, queries }: Site): Promise<void> {
  Object.assign(client, { call: () => new Promise(() => undefined) });
  session.stop();
  navigation.stop();
  await queries.cancelQueries();
  queries.clear();
}
