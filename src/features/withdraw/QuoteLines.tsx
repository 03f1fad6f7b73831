import { useLingui } from '@lingui/react';
import { decimal } from '../../../contract/money/money.ts';
import type { QuoteStep, WithdrawQuote } from '../../../contract/withdraw.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { Amount } from '../../shared/Amount.tsx';
import { SummaryList, type SummaryRow } from '../../ui/money/SummaryList.tsx';

/** The lines of the server's calculation: contract §3. */
export function QuoteLines({ quote }: { readonly quote: WithdrawQuote }) {
  const { i18n } = useLingui();
  const baht = currencyName(i18n, 'THB');
  const paid = currencyName(i18n, quote.payCurrency);
  return <SummaryList rows={quote.steps.map(rowOf)} />;

  function rowOf({ code, value }: QuoteStep): SummaryRow {
    const credit = <Amount amount={value} />;
    const isNothing = decimal(value).units === 0n;
    switch (code) {
      case 'AMOUNT':
        return { label: i18n._('withdraw.pays'), value: credit };
      case 'BONUS_DEDUCTED':
        return {
          label: i18n._('withdraw.line.bonus'),
          value: <Amount amount={isNothing ? '0' : value} sign={isNothing ? undefined : '−'} />,
        };
      case 'NET':
        return { label: i18n._('withdraw.line.net'), value: credit };
      case 'CAP':
        return { label: i18n._('withdraw.line.cap'), value: credit };
      case 'RECEIVED':
        return { label: i18n._('withdraw.creditReceived'), value: credit };
      case 'RETURNED':
        return {
          label: i18n._('withdraw.creditReturned'),
          value: credit,
          ...(isNothing ? {} : { note: i18n._('withdraw.line.returned.note') }),
        };
      case 'RATE':
        return {
          label: i18n._('deposit.rate'),
          value: i18n._('deposit.rate.value', { rate: formatAmount(value), currency: paid, credit: baht }),
        };
      case 'PAY_AMOUNT':
        return {
          label: i18n._('withdraw.gets'),
          value: <Amount amount={value} currency={quote.payCurrency} />,
          strong: true,
        };
    }
  }
}
