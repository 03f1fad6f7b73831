import type { SessionActor } from '../site.ts';
import type { Started } from './started.ts';

/**
 * An actor that belongs to the signed-in player: started at the first use, stopped when the player changes or signs out, so
 * that no request is sent for another player. Throws if no player is signed in.
 */
export function ofPlayer<A>(session: SessionActor, start: (playerId: string) => Started<A>): () => A {
  let started: (Started<A> & { readonly playerId: string }) | null = null;
  session.subscribe(({ context }) => {
    if (started === null || started.playerId === context.playerId) return;
    started.stop();
    started = null;
  });
  return () => {
    const { playerId } = session.getSnapshot().context;
    if (playerId === null) throw new Error('it needs a player');
    started ??= { playerId, ...start(playerId) };
    return started.actor;
  };
}
