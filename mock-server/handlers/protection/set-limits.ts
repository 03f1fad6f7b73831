import { withLimits } from '../../../contract/rules/protection.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { keepProtection } from '../../protection/change.ts';
import { protectionOf } from '../../protection/facts.ts';

/** PUT /players/limits. A decrease holds at once, an increase 24 h later. */
export const setLimits = defineHandler('limitsChange', ({ store, player, body, now }) =>
  store.change((change) => {
    const protection = withLimits(protectionOf(change, player.id, now), body, now);
    keepProtection(change, player.id, protection);
    return protection;
  }),
);
