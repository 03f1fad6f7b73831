import { useLingui } from '@lingui/react';
import type { Withdraw } from '../../../../contract/withdraw.ts';
import { paths } from '../../../app/paths.ts';
import { withdrawEndMessage, withdrawStatusMessage } from '../../../i18n/withdraw-messages.ts';
import { ButtonPageLink } from '../../../shared/PageLink.tsx';
import { PROVIDER_NAMES } from '../../../ui/brand/names.ts';
import { statusLook } from '../../../ui/data/status-tones.ts';
import { SpokenStatus } from '../../../ui/feedback/SpokenStatus.tsx';
import { SuccessBloom } from '../../../ui/feedback/SuccessBloom.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Amount } from '../../../shared/Amount.tsx';
import { Receipt } from '../../../ui/money/Receipt.tsx';
import { StatusBadge } from '../../../ui/money/StatusBadge.tsx';
import { OrderCode } from '../../../shared/history/OrderCode.tsx';
import { WithdrawSummary } from './WithdrawSummary.tsx';

export interface WithdrawReceiptProps {
  readonly withdraw: Withdraw;
  readonly onLeave: () => void;
}

/** The receipt of an ended withdrawal: the outcome, where the money or the credit is, and the next actions. */
export function WithdrawReceipt({ withdraw, onLeave }: WithdrawReceiptProps) {
  const { i18n } = useLingui();
  const { title, notes } = withdrawEndMessage(i18n, withdraw, PROVIDER_NAMES[withdraw.provider]);
  const isPaidOut = withdraw.status === 'SUCCESS';
  return (
    <div className="stack gap-4">
      <SpokenStatus>{[title, ...notes].join(' ')}</SpokenStatus>
      <Receipt
        label={i18n._('withdraw.receipt')}
        status={
          <>
            {isPaidOut && <SuccessBloom />}
            <StatusBadge {...statusLook(withdraw.status)}>
              {withdrawStatusMessage(i18n, withdraw.status)}
            </StatusBadge>
          </>
        }
        title={title}
        amount={
          isPaidOut ? (
            <Amount amount={withdraw.payAmount} currency={withdraw.payCurrency} size="huge" tone="gain" />
          ) : (
            <Amount amount={withdraw.amount} size="large" />
          )
        }
        note={notes.map((note, place) => (
          <span key={note} className={place === 0 ? 'block font-bold text-ink' : 'mt-1.5 block'}>
            {note}
          </span>
        ))}
        code={<OrderCode code={withdraw.code} />}
        actions={
          <>
            {!isPaidOut && (
              <ButtonPageLink kind="primary" size="large" fullWidth icon="chat" href={paths.contact}>
                {i18n._('withdraw.contact.action')}
              </ButtonPageLink>
            )}
            <Button kind={isPaidOut ? 'primary' : 'secondary'} fullWidth icon="plus" onClick={onLeave}>
              {i18n._('withdraw.another')}
            </Button>
            <ButtonPageLink kind="quiet" fullWidth href={paths.home}>
              {i18n._('common.backToHome')}
            </ButtonPageLink>
          </>
        }
      >
        <WithdrawSummary withdraw={withdraw} />
      </Receipt>
    </div>
  );
}
