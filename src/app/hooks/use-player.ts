import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { PlayerActor, PlayerActors } from '../../../machines/player.machine.ts';
import { useSite } from '../site-context.ts';

/** The actor of the signed-in player; null for a visitor. */
export function usePlayerIfAny(): PlayerActor | null {
  const site = useSite();
  return useSelector(site.app, () => site.player ?? null);
}

/**
 * An actor of the signed-in player; undefined if it is not started. After the session was lost, the actor that has stopped,
 * because the page stays until the navigation leads to the login.
 */
function usePlayerActorIfAny<Name extends keyof PlayerActors>(name: Name): PlayerActors[Name] {
  const site = useSite();
  return useSelector(usePlayerIfAny() ?? undefined, () => site.playerActor(name));
}

/** An actor that exists as long as the player is signed in. @throws for a visitor. */
export function usePlayerActor<Name extends Exclude<keyof PlayerActors, 'deposit' | 'withdraw'>>(
  name: Name,
): NonNullable<PlayerActors[Name]> {
  const actor = usePlayerActorIfAny(name);
  if (!actor) throw new Error(`a player view needs ${name}, and no player is signed in`);
  return actor;
}

/** The player's deposit or withdrawal, which the page starts; undefined in the first render, before the first paint. */
export function useCashier<Name extends 'deposit' | 'withdraw'>(name: Name): PlayerActors[Name] {
  const player = usePlayerIfAny();
  useLayoutEffect(
    () => player?.send({ type: name === 'deposit' ? 'deposit.opened' : 'withdraw.opened' }),
    [player, name],
  );
  return usePlayerActorIfAny(name);
}
