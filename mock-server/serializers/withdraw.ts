import { read } from '../../contract/schema/struct.ts';
import { Withdraw, type WithdrawConfig, type WithdrawQuote } from '../../contract/withdraw.ts';
import type { WithdrawSettlement } from '../../contract/rules/withdraw.ts';
import { settingsOf } from '../settlement/settings.ts';
import type { Reader } from '../store/reader.ts';
import type { QuoteRow, WithdrawRow } from '../store/rows.ts';

/** The declared fields of the row. */
export function serializeWithdraw(row: WithdrawRow): Withdraw {
  const reading = read(Withdraw, row);
  if (!reading.ok) throw new Error(`${row.code} is outside the contract`);
  return reading.value;
}

export function serializeQuote(row: QuoteRow, { steps }: WithdrawSettlement): WithdrawQuote {
  const { id, playerId: _playerId, provider: _provider, ...quote } = row;
  return { quoteId: id, ...quote, steps: [...steps] };
}

export function serializeWithdrawConfig(reader: Reader): WithdrawConfig {
  const providers = reader.providers.getAll().map(({ provider, withdrawMinimum, withdrawMaximum }) => ({
    provider,
    minCredit: withdrawMinimum,
    maxCredit: withdrawMaximum,
  }));
  return { payCurrency: settingsOf(reader).payCurrency, providers };
}
