/** The facts and the calculation of a withdrawal: contract §2 and §3. */
import { sameAmount } from '../../../contract/money/money.ts';
import {
  type WithdrawFacts,
  type WithdrawSettlement,
  withdrawSettlement,
} from '../../../contract/rules/withdraw.ts';
import type { Provider } from '../../../contract/values.ts';
import type { WithdrawQuoteRequest } from '../../../contract/withdraw.ts';
import type { Reader } from '../../store/reader.ts';
import { creditOf } from '../ledger/credit.ts';
import { withdrawPromotionOf } from '../promotions/usages.ts';
import { settingsOf } from '../records.ts';
import { openWithdrawOf } from './orders.ts';

export function withdrawFacts(reader: Reader, playerId: string, provider: Provider): WithdrawFacts {
  const row = reader.providers.findFirst({ where: { provider: { equals: provider } } });
  if (!row) throw new Error(`the seeds have no ${provider}`);
  return {
    hasBankAccount: reader.bankAccounts.count({ where: { playerId: { equals: playerId } } }) > 0,
    openWithdraw: openWithdrawOf(reader, playerId),
    credit: creditOf(reader, playerId, provider),
    promotion: withdrawPromotionOf(reader, playerId, provider),
    limits: { minCredit: row.withdrawMinimum, maxCredit: row.withdrawMaximum },
  };
}

/** Calculates the withdrawal at the current rates. */
export function settlementOf(
  reader: Reader,
  playerId: string,
  { provider, amount }: WithdrawQuoteRequest,
): WithdrawSettlement {
  const promotion = withdrawPromotionOf(reader, playerId, provider);
  const { payCurrency } = settingsOf(reader);
  const settlement = withdrawSettlement(amount, promotion, payCurrency, reader.rates.getAll());
  if (!settlement) throw new Error(`there is no rate for ${payCurrency}`);
  return settlement;
}

/** Whether the player's quote is still valid and equals the settlement, line by line. */
export function quoteHolds(
  reader: Reader,
  playerId: string,
  request: WithdrawQuoteRequest & { readonly quoteId?: string | undefined },
  settlement: WithdrawSettlement,
  now: number,
): boolean {
  if (request.quoteId === undefined) return true;
  const quote = reader.quotes.findFirst({ where: { id: { equals: request.quoteId } } });
  return (
    quote !== null &&
    quote.playerId === playerId &&
    quote.provider === request.provider &&
    Date.parse(quote.expiresAt) > now &&
    quote.payCurrency === settlement.payCurrency &&
    (['amount', 'bonusDeducted', 'received', 'returned', 'payAmount', 'rate'] as const).every((line) =>
      sameAmount(quote[line], settlement[line]),
    )
  );
}
