import { waitFor } from 'xstate';
import type { Site } from '../../../src/app/site.ts';

/** The longest wait, because a state with an unanswered request never settles. */
const PATIENCE_MS = 5_000;

/** How long no query may be fetching: a page that has just rendered may start further queries. */
const QUIET_MS = 60;

/** Resolves once the page is shown and no query has been fetching for `QUIET_MS`, or after `PATIENCE_MS`. */
export async function settled({ navigation, queries }: Site): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  await waitFor(navigation, ({ context }) => context.shown !== null && context.pending === null, {
    signal: patience,
  }).catch(() => undefined);
  await new Promise<void>((resolve) => {
    const cache = queries.getQueryCache();
    let quiet: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(quiet);
      if (queries.isFetching() === 0) quiet = setTimeout(done, QUIET_MS);
    };
    const deafen = cache.subscribe(listen);
    const done = () => {
      clearTimeout(quiet);
      deafen();
      resolve();
    };
    listen();
    if (patience.aborted) done();
    else patience.addEventListener('abort', done);
  });
}
