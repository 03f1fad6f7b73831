import { withLimits } from '../../../contract/rules/responsible-play.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { keepResponsiblePlay } from '../../domain/responsible-play/change.ts';
import { responsiblePlayOf } from '../../domain/responsible-play/facts.ts';

/** PUT /players/limits. A stricter limit applies at once, a looser one after 24 h. */
export const setLimits = defineHandler('limitsChange', ({ store, player, body, now }) =>
  store.change((change) => {
    const responsiblePlay = withLimits(responsiblePlayOf(change, player.id, now), body, now);
    keepResponsiblePlay(change, player.id, responsiblePlay);
    return responsiblePlay;
  }),
);
