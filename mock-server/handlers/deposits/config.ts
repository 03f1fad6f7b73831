import { defineHandler } from '../../pipeline/define-handler.ts';
import { serializeDepositConfig } from '../../serializers.ts';

/** GET /deposits/config. */
export const depositConfig = defineHandler('depositConfig', ({ store }) => ({
  config: serializeDepositConfig(store),
}));
