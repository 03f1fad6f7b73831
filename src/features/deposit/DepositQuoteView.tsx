import { useLingui } from '@lingui/react';
import { compare, type Currency, decimal } from '../../../contract/money/money.ts';
import type { Usage } from '../../../contract/promotion.ts';
import type { DepositQuote } from '../../../contract/rules/deposit.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { requirementMessage } from '../../i18n/promotion-messages.ts';
import { Exchange } from '../../ui/money/Exchange.tsx';
import { Amount } from '../../layout/Amount.tsx';
import { SummaryList } from '../../ui/money/SummaryList.tsx';

export interface WhatItBuysProps {
  /** In `currency`; null while the entry is not a valid amount. */
  readonly amount: string | null;
  readonly currency: Currency;
  readonly quote: DepositQuote | null;
  /** The promotion in force, which explains the promotion credit. */
  readonly usage: Usage | null;
}

/** What the player pays and gets: rate, credit, bonus and total. */
export function DepositQuoteView({ amount, currency, quote, usage }: WhatItBuysProps) {
  const { i18n } = useLingui();
  const pays = currencyName(i18n, currency);
  const credit = currencyName(i18n, 'THB');
  if (!amount || !quote) return <p className="text-sm text-muted">{i18n._('deposit.summary.empty')}</p>;
  const isApplied = compare(decimal(quote.promotionCredit), decimal('0')) > 0;
  return (
    <div role="status" className="grid gap-3">
      <Exchange
        payLabel={i18n._('deposit.pay')}
        pay={<Amount amount={amount} currency={currency} />}
        getLabel={i18n._('deposit.get')}
        get={<Amount amount={quote.totalCredit} />}
        arrowLabel={i18n._('deposit.becomes')}
      />
      <SummaryList
        rows={[
          {
            label: i18n._('deposit.rate'),
            value: i18n._('deposit.rate.value', { rate: formatAmount(quote.rate), currency: pays, credit }),
          },
          {
            label: i18n._('deposit.credit'),
            value: <Amount amount={quote.credit} />,
          },
          {
            label: i18n._('deposit.promotionCredit'),
            value: <Amount amount={quote.promotionCredit} />,
            ...(usage && isApplied && { note: requirementMessage(i18n, usage) }),
          },
          {
            label: i18n._('deposit.totalCredit'),
            value: <Amount amount={quote.totalCredit} />,
            strong: true,
          },
        ]}
      />
    </div>
  );
}
