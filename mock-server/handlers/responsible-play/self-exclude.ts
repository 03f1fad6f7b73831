import { withExclusion } from '../../../contract/rules/responsible-play.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { keepResponsiblePlay } from '../../domain/responsible-play/change.ts';
import { responsiblePlayOf } from '../../domain/responsible-play/facts.ts';

/** POST /players/self-exclusion. The later end wins; an exclusion cannot be ended early. */
export const selfExclude = defineHandler('selfExclude', ({ store, player, body, now }) =>
  store.change((change) => {
    const responsiblePlay = withExclusion(responsiblePlayOf(change, player.id, now), body.days, now);
    keepResponsiblePlay(change, player.id, responsiblePlay);
    return { selfExcludedUntil: responsiblePlay.selfExcludedUntil };
  }),
);
