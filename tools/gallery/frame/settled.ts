import { waitFor } from 'xstate';
import type { Site } from '../../../src/app/site.ts';

/** A state that shows how it loads never settles. */
const PATIENCE_MS = 5_000;

/** A page that has just come may ask for more. */
const QUIET_MS = 60;

/** Resolves once the page is there and nothing is being read any more, or patience is over. */
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
