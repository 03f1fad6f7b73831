import type { SessionActor } from '../site.ts';
import type { Started } from './started.ts';

/**
 * An actor of whoever is signed in: started when it is first asked for, ended when somebody else or nobody is here, so
 * that nobody acts as the wrong player. Asking without a player is a defect.
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
