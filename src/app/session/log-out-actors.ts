import { fromPromise } from 'xstate';
import type { LogOutIntent, LogOutResult } from '../../../machines/session.vocabulary.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { nullIf } from '../actors/machine-reads.ts';
import type { SessionServices } from '../site.ts';
import { lookUpPlayer } from './session-actors.ts';

/** The submission of a logout. Its look-up finds nothing if the same player is still signed in. */
export function logOutWithActors(site: SessionServices) {
  return submissionOf<LogOutIntent, LogOutResult>({
    send: fromPromise<LogOutResult, LogOutIntent>(({ signal }) =>
      site.client.call('logout', { signal }).then(() => 'ended'),
    ),
    lookUp: fromPromise<LogOutResult | null, LogOutIntent>(async ({ input, signal }) => {
      const found = await nullIf('UNAUTHENTICATED', lookUpPlayer(site, signal));
      if (!found) return 'ended';
      return found.playerId === input.playerId ? null : 'someoneElse';
    }),
  });
}
