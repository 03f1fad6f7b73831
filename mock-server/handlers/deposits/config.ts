import { answers } from '../../pipeline/define-handler.ts';
import { serializeDepositConfig } from '../../serializers/deposit.ts';

/** GET /deposits/config. */
export const depositConfig = answers('depositConfig', ({ store }) => ({
  config: serializeDepositConfig(store),
}));
