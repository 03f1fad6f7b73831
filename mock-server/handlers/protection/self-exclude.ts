import { withExclusion } from '../../../contract/rules/protection.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { keepProtection } from '../../protection/change.ts';
import { protectionOf } from '../../protection/facts.ts';

/** POST /players/self-exclusion. The longest wins; nothing ends one early. */
export const selfExclude = defineHandler('selfExclude', ({ store, player, body, now }) =>
  store.change((change) => {
    const protection = withExclusion(protectionOf(change, player.id, now), body.days, now);
    keepProtection(change, player.id, protection);
    return { selfExcludedUntil: protection.selfExcludedUntil };
  }),
);
