import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializeWithdrawConfig } from '../../serializers.ts';

/** GET /withdraws/config. */
export const withdrawConfig = defineHandler('withdrawConfig', ({ store }) => ({
  config: serializeWithdrawConfig(store),
}));
