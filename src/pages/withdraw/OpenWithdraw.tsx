import { useLingui } from '@lingui/react';
import type { Withdraw } from '../../../contract/withdraw.ts';
import { formatAmount } from '../../format/amount.ts';
import { formatInstant } from '../../format/date.ts';
import { currencyName } from '../../i18n/currency.ts';
import { withdrawStatusWords } from '../../i18n/withdraw-words.ts';
import { ProviderPlate } from '../../ui/brand/ProviderPlate.tsx';
import { statusLook } from '../../ui/data/status-tones.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Exchange } from '../../ui/money/Exchange.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { StatusBadge } from '../../ui/money/StatusBadge.tsx';
import { SummaryList } from '../../ui/money/SummaryList.tsx';

/** The withdrawal that is under way: what is being waited for, and what becomes of the credit otherwise (contract §3). */
export function OpenWithdraw({ withdraw }: { readonly withdraw: Withdraw }) {
  const { i18n } = useLingui();
  const credit = currencyName(i18n, 'THB');
  return (
    <Card
      label={i18n._('withdraw.open')}
      title={i18n._('withdraw.open')}
      aside={
        <StatusBadge tone={statusLook(withdraw.status).tone}>
          {withdrawStatusWords(i18n, withdraw.status)}
        </StatusBadge>
      }
    >
      <Exchange
        payLabel={i18n._('withdraw.pays')}
        pay={<Money amount={formatAmount(withdraw.amount)} currency={credit} />}
        getLabel={i18n._('withdraw.gets')}
        get={
          <Money
            amount={formatAmount(withdraw.payAmount)}
            currency={currencyName(i18n, withdraw.payCurrency)}
          />
        }
        arrowLabel={i18n._('deposit.becomes')}
      />
      <p className="text-sm text-muted">
        {withdraw.status === 'PAID' ? i18n._('withdraw.open.sent') : i18n._('withdraw.open.waiting')}
      </p>
      <SummaryList
        rows={[
          {
            key: 'provider',
            label: i18n._('deposit.provider'),
            value: <ProviderPlate provider={withdraw.provider} size="small" />,
          },
          {
            key: 'code',
            label: i18n._('order.code'),
            value: <span translate="no">{withdraw.code}</span>,
          },
          {
            key: 'createdAt',
            label: i18n._('order.createdAt'),
            value: formatInstant(withdraw.createdAt) ?? i18n._('common.notApplicable'),
          },
        ]}
      />
    </Card>
  );
}
