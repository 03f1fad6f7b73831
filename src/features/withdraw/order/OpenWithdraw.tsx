import { useLingui } from '@lingui/react';
import type { Withdraw } from '../../../../contract/withdraw.ts';
import { paths } from '../../../app/paths.ts';
import { withdrawStatusMessage } from '../../../i18n/withdraw-messages.ts';
import { ButtonPageLink } from '../../../shared/PageLink.tsx';
import { Icon } from '../../../ui/brand/Icon.tsx';
import { statusLook } from '../../../ui/data/status-tones.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { CashierLayout } from '../../../ui/layout/CashierLayout.tsx';
import { Exchange } from '../../../ui/money/Exchange.tsx';
import { Amount } from '../../../shared/Amount.tsx';
import { StatusBadge } from '../../../ui/money/StatusBadge.tsx';
import { OrderCode } from '../../../shared/history/OrderCode.tsx';
import { WithdrawSummary } from './WithdrawSummary.tsx';

/** A withdrawal under way: what it waits for, and that the credit is refunded otherwise (contract §3). */
export function OpenWithdraw({ withdraw }: { readonly withdraw: Withdraw }) {
  const { i18n } = useLingui();
  return (
    <CashierLayout
      summary={
        <Card title={i18n._('order.summary')}>
          <WithdrawSummary withdraw={withdraw} />
          <OrderCode code={withdraw.code} />
        </Card>
      }
    >
      <Card
        label={i18n._('withdraw.open')}
        title={i18n._('withdraw.open')}
        aside={
          <StatusBadge tone={statusLook(withdraw.status).tone}>
            {withdrawStatusMessage(i18n, withdraw.status)}
          </StatusBadge>
        }
      >
        <Exchange
          payLabel={i18n._('withdraw.pays')}
          pay={<Amount amount={withdraw.amount} />}
          getLabel={i18n._('withdraw.gets')}
          get={<Amount amount={withdraw.payAmount} currency={withdraw.payCurrency} />}
          arrowLabel={i18n._('deposit.becomes')}
        />
        <p role="status">
          {withdraw.status === 'PAID' ? i18n._('withdraw.open.sent') : i18n._('withdraw.open.waiting')}
        </p>
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon name="refresh" className="size-4" />
          <span>{i18n._('withdraw.updates')}</span>
        </p>
        <ButtonPageLink fullWidth href={paths.home}>
          {i18n._('common.backToHome')}
        </ButtonPageLink>
      </Card>
    </CashierLayout>
  );
}
