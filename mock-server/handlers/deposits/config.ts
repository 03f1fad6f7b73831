import { answers } from '../../pipeline/answers.ts';
import { serializeDepositConfig } from '../../serializers/deposit.ts';

/** GET /deposits/config. */
export const depositConfig = answers('depositConfig', ({ store }) => ({
  config: serializeDepositConfig(store),
}));
