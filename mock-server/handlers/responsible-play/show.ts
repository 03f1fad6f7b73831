import { defineHandler } from '../../pipeline/define-handler.ts';
import { responsiblePlayOf } from '../../domain/responsible-play/facts.ts';

/** GET /players/limits. Returns an object even if nothing is set. */
export const showLimits = defineHandler('limits', ({ store, player, now }) =>
  responsiblePlayOf(store, player.id, now),
);
