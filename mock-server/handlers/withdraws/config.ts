import { answers } from '../../pipeline/define-handler.ts';
import { serializeWithdrawConfig } from '../../serializers/withdraw.ts';

/** GET /withdraws/config. */
export const withdrawConfig = answers('withdrawConfig', ({ store }) => ({
  config: serializeWithdrawConfig(store),
}));
