/** All models of the player's perspective, and their walks. */
import { deposit } from './deposit.model.ts';
import { promotion } from './promotion.model.ts';
import { session } from './session.model.ts';
import type { Model } from './vocabulary.ts';
import type { Walk } from './walk.ts';
import { COVERAGES, type Coverage, walksOf } from './walks.ts';
import { withdraw } from './withdraw.model.ts';

export const MODELS: readonly Model[] = [session, deposit, withdraw, promotion];

/** The walks of all models. */
export function allWalks(coverage: Coverage = 'transitions'): readonly Walk[] {
  return MODELS.flatMap((model) => walksOf(model, coverage));
}

/** Returns the walk with this id, of any coverage; null if the seed generates none. */
export function walkCalled(id: string): Walk | null {
  for (const coverage of COVERAGES) {
    const walk = allWalks(coverage).find((each) => each.id === id);
    if (walk) return walk;
  }
  return null;
}
