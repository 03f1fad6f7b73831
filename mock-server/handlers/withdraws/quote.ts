import { instantOf } from '../../../contract/time/clock.ts';
import { WITHDRAW_QUOTE_SECONDS } from '../../../contract/limits.ts';
import { withdrawViolation } from '../../../contract/rules/withdraw.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeQuote } from '../../serializers.ts';
import { settlementOf, withdrawFacts } from '../../domain/withdrawals/terms.ts';
import { nextId } from '../../domain/records.ts';

/** POST /withdraws/quote: calculates a withdrawal by the same rules as POST /withdraws. */
export const quoteWithdraw = defineHandler('withdrawQuote', ({ store, player, body, now }) =>
  store.change((change) => {
    const settlement = settlementOf(change, player.id, body);
    const rejection = withdrawViolation(
      withdrawFacts(change, player.id, body.provider),
      body.amount,
      true,
      settlement,
    );
    if (rejection) throw new ApiError(rejection.code, { meta: rejection.meta });

    for (const quote of change.quotes.findMany({ where: { playerId: { equals: player.id } } })) {
      if (Date.parse(quote.expiresAt) <= now) change.quotes.delete({ where: { id: { equals: quote.id } } });
    }
    const { steps: _steps, ...lines } = settlement;
    const quote = change.quotes.create({
      ...lines,
      id: nextId(change, 'Q'),
      playerId: player.id,
      provider: body.provider,
      expiresAt: instantOf(now + WITHDRAW_QUOTE_SECONDS * 1000),
    });
    return { quote: serializeQuote(quote, settlement) };
  }),
);
