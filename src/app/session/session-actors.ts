import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Player } from '../../../contract/player.ts';
import {
  type LogInIntent,
  type LogOutIntent,
  type LogOutResult,
  sessionMachine,
  type SignedInPlayer,
} from '../../../machines/session.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { playerLookUp } from '../../api/player.ts';
import { wasSignedIn } from '../../platform/page/last-known-session.ts';
import type { PasswordChangeActor } from '../../../machines/passwordChange.machine.ts';
import { nullIf, readForMachine } from '../actors/machine-reads.ts';
import type { LateLogic } from '../late-logic.ts';
import type { Services } from '../services.ts';
import type { TabChannel } from './tabs.ts';

/** What the actors of the session use. */
export interface SessionServices extends Services {
  readonly late: Pick<LateLogic, 'loadPlayer'>;
  playerActor(name: 'passwordChange'): PasswordChangeActor | undefined;
}

/**
 * Provides the session machine's actors. Where a player is to be expected, the code of players is loaded in parallel to the
 * request, which saves a round trip: the state `loadingCode` then awaits the same load.
 */
export function sessionWithActors(
  { browser, client, queries, late, playerActor }: SessionServices,
  tabs: Pick<TabChannel, 'listen'>,
) {
  const loadAhead = () => void late.loadPlayer().catch(() => undefined);
  const lookUp = async (signal: AbortSignal): Promise<SignedInPlayer> => {
    if (wasSignedIn(browser.device)) loadAhead();
    return signedIn((await readForMachine(queries, playerLookUp(client), signal)).player);
  };
  return sessionMachine.provide({
    actors: {
      watchSession: fromCallback<EventObject>(({ sendBack }) => {
        const stops = [
          tabs.listen(sendBack),
          client.onSessionLost(() => {
            // A password change ends all sessions of the player. Its own dialog then asks the player to log in again.
            if (playerActor('passwordChange')?.getSnapshot().hasTag('endsSession') === true) return;
            sendBack({ type: 'session.lost' });
          }),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
      lookUpPlayer: fromPromise(({ signal }) => lookUp(signal)),
      logIn: submissionOf<LogInIntent, SignedInPlayer>({
        send: fromPromise<SignedInPlayer, LogInIntent>(async ({ input, signal }) => {
          loadAhead();
          const { player } = await client.call('login', { body: { ...input.credentials }, signal });
          return signedIn(player);
        }),
        lookUp: fromPromise<SignedInPlayer | null, LogInIntent>(({ signal }) =>
          nullIf('UNAUTHENTICATED', lookUp(signal)),
        ),
      }),
      logOut: submissionOf<LogOutIntent, LogOutResult>({
        send: fromPromise<LogOutResult, LogOutIntent>(({ signal }) =>
          client.call('logout', { signal }).then(() => 'ended'),
        ),
        // Finds nothing if the same player is still signed in.
        lookUp: fromPromise<LogOutResult | null, LogOutIntent>(async ({ input, signal }) => {
          const found = await nullIf('UNAUTHENTICATED', lookUp(signal));
          if (!found) return 'ended';
          return found.playerId === input.playerId ? null : 'someoneElse';
        }),
      }),
      loadPlayerCode: fromPromise(() => late.loadPlayer()),
    },
  });
}

function signedIn({ id, username, displayName }: Player): SignedInPlayer {
  return { playerId: id, username, displayName };
}
