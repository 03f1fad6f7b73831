import { useLingui } from '@lingui/react';
import { compare, type Currency, decimal } from '../../../contract/money/money.ts';
import type { Rate } from '../../../contract/money/rates.ts';
import type { Usage } from '../../../contract/promotion.ts';
import type { DepositQuote } from '../../../contract/rules/deposit.ts';
import { formatAmount } from '../../format/numbers.ts';
import { currencyName } from '../../i18n/units.ts';
import { requirementMessage } from '../../i18n/promotion-messages.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Exchange } from '../../ui/money/Exchange.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { SummaryList } from '../../ui/money/SummaryList.tsx';

export interface DepositExchangeProps {
  /** In `currency`; null while the entry is not a valid amount. */
  readonly amount: string | null;
  readonly currency: Currency;
  readonly quote: DepositQuote | null;
  readonly rates: readonly Rate[];
}

/** What the player pays and gets, on one line, with the rate and the bonus. Zero while there is no valid amount. */
export function DepositExchange({ amount, currency, quote, rates }: DepositExchangeProps) {
  const { i18n } = useLingui();
  const rate = rates.find((candidate) => candidate.currency === currency)?.sell;
  return (
    <div role="status">
      <Exchange
        payLabel={i18n._('deposit.pay')}
        pay={<Amount amount={(quote && amount) ?? '0'} currency={currency} />}
        getLabel={i18n._('deposit.get')}
        get={<Amount amount={quote?.totalCredit ?? '0'} />}
        note={
          <>
            {rate !== undefined && (
              <span>
                {i18n._('deposit.rate.value', {
                  rate: formatAmount(rate),
                  currency: currencyName(i18n, currency),
                  credit: currencyName(i18n, 'THB'),
                })}
              </span>
            )}
            {quote && hasBonus(quote) && (
              <span>
                <span> · </span>
                <span>{i18n._('deposit.promotionCredit')}</span> <Amount amount={quote.promotionCredit} />
              </span>
            )}
          </>
        }
        arrowLabel={i18n._('deposit.becomes')}
      />
    </div>
  );
}

export interface DepositQuoteViewProps {
  /** Null while there is no valid amount. */
  readonly quote: DepositQuote | null;
  /** The promotion in force, which explains the promotion credit. */
  readonly usage: Usage | null;
}

/** The parts of the credit: what the payment buys, the bonus, and their sum. */
export function DepositQuoteView({ quote, usage }: DepositQuoteViewProps) {
  const { i18n } = useLingui();
  if (!quote) {
    return (
      <Card title={i18n._('deposit.summary')}>
        <p className="text-sm text-muted">{i18n._('deposit.summary.empty')}</p>
      </Card>
    );
  }
  return (
    <Card title={i18n._('deposit.summary')}>
      <SummaryList
        rows={[
          {
            label: i18n._('deposit.credit'),
            value: <Amount amount={quote.credit} />,
          },
          {
            label: i18n._('deposit.promotionCredit'),
            value: <Amount amount={quote.promotionCredit} />,
            ...(usage && hasBonus(quote) && { note: requirementMessage(i18n, usage) }),
          },
          {
            label: i18n._('deposit.totalCredit'),
            value: <Amount amount={quote.totalCredit} />,
            strong: true,
          },
        ]}
      />
    </Card>
  );
}

function hasBonus({ promotionCredit }: DepositQuote): boolean {
  return compare(decimal(promotionCredit), decimal('0')) > 0;
}
