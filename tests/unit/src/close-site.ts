import type { Site } from '../../../src/app/site.ts';

/** Ends what a test's site would go on doing: the files of a worker share one world, and what still asks would ask in the next. */
export async function closeSite({ session, navigation, queries }: Site): Promise<void> {
  session.stop();
  navigation.stop();
  await queries.cancelQueries();
  queries.clear();
}
