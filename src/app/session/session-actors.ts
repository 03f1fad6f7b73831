import { fromPromise } from 'xstate';
import type { Player } from '../../../contract/player.ts';
import { lateLogic } from '../../../machines/late-logic.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import type { SignedInPlayer } from '../../../machines/session.vocabulary.ts';
import { playerLookUp } from '../../api/player.ts';
import { wasSignedIn } from '../../platform/page/last-known-session.ts';
import type { SessionServices } from '../site.ts';
import { readForMachine } from '../actors/machine-reads.ts';

/** Provides the session machine's actors. A player is signed in only after the player code is loaded. */
export function sessionWithActors(site: SessionServices) {
  return sessionMachine.provide({
    actors: {
      lookUpPlayer: fromPromise(({ signal }) => lookUpPlayer(site, signal)),
      logIn: lateLogic(() => site.late.logIn),
      logOut: lateLogic(() => site.late.playerCode?.logOut ?? null),
    },
  });
}

/** Requests the current player. On the device of a player the code is loaded in parallel, which saves a round trip. */
export async function lookUpPlayer(site: SessionServices, signal: AbortSignal): Promise<SignedInPlayer> {
  const { browser, client, queries, late } = site;
  if (wasSignedIn(browser.device)) late.loadPlayer(browser).catch(() => undefined);
  const { player } = await readForMachine(queries, playerLookUp(client), signal);
  await late.loadPlayer(browser);
  return signedIn(player);
}

export function signedIn({ id, username, displayName }: Player): SignedInPlayer {
  return { playerId: id, username, displayName };
}
