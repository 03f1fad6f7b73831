import type { Site } from '../../src/app/site.ts';

/**
 * Stops a site. Tests in one worker share globals, so that its requests, such as the check of an order, would reach the `fetch` of
 * a later test: also those that it has begun, and sends only once it knows whose session it is.
 */
export async function closeSite({ client, app, queries }: Site): Promise<void> {
  const pending = () => new Promise(() => undefined);
  Object.assign(client, { call: pending, send: pending });
  app.stop();
  await queries.cancelQueries();
  queries.clear();
}
