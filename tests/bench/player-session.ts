/** Signs a player in on a phone that reaches the site over TLS. */
import { createLab } from '../../mock-server/lab/client/lab.ts';
import { DEMO_PLAYER } from '../../mock-server/seeds/players.ts';
import type { Phone } from './phone.ts';

/** The cookie that holds the session over HTTP, and over TLS (`mock-server/pipeline/cookies.ts`). */
const OVER_HTTP = 'sid';
const OVER_TLS = '__Host-sid';

/** Starts the world of the server at `mock` in a scenario, and signs its player in at `origin`, the TLS proxy of that server. */
export async function signInAt(
  { context }: Pick<Phone, 'context'>,
  { mock, origin, scenario }: { readonly mock: string; readonly origin: string; readonly scenario: string },
): Promise<void> {
  const world = createLab(mock)
    .existing('default')
    .withSessions((cookies) =>
      context.addCookies(
        cookies.map(({ name, ...cookie }) => ({
          ...cookie,
          name: name === OVER_HTTP ? OVER_TLS : name,
          secure: true,
          url: origin,
        })),
      ),
    );
  await world.reset({ scenario });
  await world.session(DEMO_PLAYER.username);
}
