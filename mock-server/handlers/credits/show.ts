import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { creditOf } from '../../domain/ledger/credit.ts';
import { isInMaintenance } from '../../domain/records.ts';

/** GET /players/credits/{provider}. Credit is in THB; a missing one is 0 (specification §3). */
export const showCredit = defineHandler('credit', ({ store, player, parameters }) => {
  const provider = PROVIDERS.find((candidate) => candidate === parameters.provider);
  if (!provider) throw new ApiError('NOT_FOUND');
  if (isInMaintenance(store, provider)) throw new ApiError('PROVIDER_MAINTENANCE');
  return { credit: { amount: creditOf(store, player.id, provider), currency: DEFAULT_CURRENCY } };
});
