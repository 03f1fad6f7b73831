import { defineHandler } from '../../pipeline/define-handler.ts';
import { protectionOf } from '../../protection/facts.ts';

/** GET /players/limits. Answers whether or not anything is set. */
export const showLimits = defineHandler('limits', ({ store, player, now }) =>
  protectionOf(store, player.id, now),
);
