import { fromPromise } from 'xstate';
import type { LogInIntent, SignedInPlayer } from '../../../machines/session.vocabulary.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { nullIf } from '../../app/actors/machine-reads.ts';
import { lookUpPlayer, signedIn } from '../../app/session/session-actors.ts';
import type { SessionServices } from '../../app/site.ts';

/** The submission of a login. A player is signed in only after the player code is loaded. */
export function logInWithActors(site: SessionServices) {
  return submissionOf<LogInIntent, SignedInPlayer>({
    send: fromPromise<SignedInPlayer, LogInIntent>(async ({ input, signal }) => {
      // Loads the player code in parallel. If it fails, the look-up that follows the failure loads it again.
      const loading = site.late.loadPlayer(site.browser);
      loading.catch(() => undefined);
      const { player } = await site.client.call('login', { body: { ...input.credentials }, signal });
      await loading;
      return signedIn(player);
    }),
    lookUp: fromPromise<SignedInPlayer | null, LogInIntent>(({ signal }) =>
      nullIf('UNAUTHENTICATED', lookUpPlayer(site, signal)),
    ),
  });
}
