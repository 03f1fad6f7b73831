import { depositViolation } from '../../../contract/rules/deposit.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { creditDepositedIn, isSelfExcluded, responsiblePlayOf } from '../../domain/responsible-play/facts.ts';
import { serializeDeposit, serializeDepositConfig } from '../../serializers.ts';
import { creditOf } from '../../domain/ledger/credit.ts';
import { openDeposit } from '../../domain/deposits/open.ts';
import { openOrderOf } from '../../domain/records.ts';
import { usageInForce } from '../../domain/promotions/usages.ts';

/** POST /deposits. Fixes the order's rate. */
export const createDeposit = defineHandler(
  'depositCreate',
  ({ store, player, body, now, requestId, idempotencyKey }) => {
    const order = store.change((change) => {
      const rejection = depositViolation(
        {
          hasBankAccount: change.bankAccounts.count({ where: { playerId: { equals: player.id } } }) > 0,
          openOrder: openOrderOf(change, player.id),
          credit: creditOf(change, player.id, body.provider),
          config: serializeDepositConfig(change),
          options: change.options.getAll(),
          rates: change.rates.getAll(),
          selfExcluded: isSelfExcluded(change, player.id, now),
          usage: usageInForce(change, player.id),
          limits: {
            depositLimits: responsiblePlayOf(change, player.id, now).limits.depositLimits,
            deposited: creditDepositedIn(change, player.id, now),
          },
        },
        body,
      );
      if (rejection) throw new ApiError(rejection.code, { meta: rejection.meta });
      return openDeposit({ change, now, requestId }, player.id, idempotencyKey, body);
    });
    return { deposit: serializeDeposit(order) };
  },
);
