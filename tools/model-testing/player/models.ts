/** All models of the player's perspective, and their walks. */
import { deposit } from './deposit.model.ts';
import { promotion } from './promotion.model.ts';
import { session } from './session.model.ts';
import type { Model } from './vocabulary.ts';
import type { Walk } from './walk.ts';
import { walksOf } from './walks.ts';
import { withdraw } from './withdraw.model.ts';

export const MODELS: readonly Model[] = [session, deposit, withdraw, promotion];

/** The walks of all models. */
export function allWalks(): readonly Walk[] {
  return MODELS.flatMap(walksOf);
}

/** Returns the walk with this id; null if the seed generates none. */
export function walkCalled(id: string): Walk | null {
  return allWalks().find((walk) => walk.id === id) ?? null;
}
