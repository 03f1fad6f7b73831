import { withdrawViolation } from '../../../contract/rules/withdraw.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeWithdraw } from '../../serializers.ts';
import { openWithdraw } from '../../domain/withdrawals/open.ts';
import { quoteHolds, settlementOf, withdrawFacts } from '../../domain/withdrawals/terms.ts';

/** POST /withdraws. Fixes the rate and the promotion's terms, and takes the credit immediately. */
export const createWithdraw = defineHandler(
  'withdrawCreate',
  ({ store, player, body, now, requestId, idempotencyKey }) => {
    const order = store.change((change) => {
      const accounts = change.bankAccounts.findMany({ where: { playerId: { equals: player.id } } });
      const account = accounts.find(({ id }) => id === body.bankAccountId);
      // A player without any account gets BANK_REQUIRED instead, because NOT_FOUND would suggest that an account exists.
      if (!account && accounts.length > 0) throw new ApiError('NOT_FOUND');

      const settlement = settlementOf(change, player.id, body);
      const holds = quoteHolds(change, player.id, body, settlement, now);
      const facts = withdrawFacts(change, player.id, body.provider);
      const rejection = withdrawViolation(facts, body.amount, holds, settlement);
      if (rejection) throw new ApiError(rejection.code, { meta: rejection.meta });
      if (!account) throw new ApiError('BANK_REQUIRED');
      const order = { provider: body.provider, idempotencyKey };
      return openWithdraw({ change, now, requestId }, account, order, settlement);
    });
    return { withdraw: serializeWithdraw(order) };
  },
);
