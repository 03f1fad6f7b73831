import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializeBank } from '../../serializers.ts';

/** GET /banks. */
export const listBanks = defineHandler('banks', ({ store }) => ({
  banks: store.banks.getAll().map(serializeBank),
}));
