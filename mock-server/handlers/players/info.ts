import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializePlayerInfo } from '../../serializers.ts';

/** GET /players/info. */
export const playerInfo = defineHandler('playerInfo', ({ store, player }) =>
  serializePlayerInfo(player, store.bankAccounts.findMany({ where: { playerId: { equals: player.id } } })),
);
