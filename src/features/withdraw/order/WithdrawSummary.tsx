import { useLingui } from '@lingui/react';
import { decimal } from '../../../../contract/money/money.ts';
import { promisesPayout } from '../../../../contract/rules/withdraw.ts';
import type { Withdraw } from '../../../../contract/withdraw.ts';
import { formatAmount } from '../../../format/numbers.ts';
import { formatInstant } from '../../../format/date.ts';
import { currencyName } from '../../../i18n/units.ts';
import { PROVIDER_NAMES } from '../../../ui/brand/names.ts';
import { Amount } from '../../../shared/Amount.tsx';
import { MaskedAccountNumber } from '../../../shared/MaskedAccountNumber.tsx';
import { SummaryList } from '../../../ui/money/SummaryList.tsx';

/** The amounts, the bank account and the dates of a withdrawal: specification §3. A refunded one shows no payout. */
export function WithdrawSummary({ withdraw }: { readonly withdraw: Withdraw }) {
  const { i18n } = useLingui();
  const pays = promisesPayout(withdraw.status);
  const isSome = (amount: string) => decimal(amount).units > 0n;
  const createdAt = formatInstant(withdraw.createdAt);
  const finishedAt = formatInstant(withdraw.finishedAt);
  return (
    <SummaryList
      rows={[
        {
          label: i18n._('deposit.provider'),
          value: <span translate="no">{PROVIDER_NAMES[withdraw.provider]}</span>,
        },
        { label: i18n._('withdraw.amount'), value: <Amount amount={withdraw.amount} /> },
        pays &&
          isSome(withdraw.bonusDeducted) && {
            label: i18n._('withdraw.line.bonus'),
            value: <Amount amount={withdraw.bonusDeducted} />,
          },
        pays && {
          label: i18n._('withdraw.creditReceived'),
          value: <Amount amount={withdraw.creditReceived} />,
        },
        pays &&
          isSome(withdraw.creditReturned) && {
            label: i18n._('withdraw.creditReturned'),
            value: <Amount amount={withdraw.creditReturned} />,
          },
        pays && {
          label: i18n._('deposit.rate'),
          value: i18n._('deposit.rate.value', {
            rate: formatAmount(withdraw.rate),
            currency: currencyName(i18n, withdraw.payCurrency),
            credit: currencyName(i18n, 'THB'),
          }),
        },
        {
          label: i18n._('bank.title'),
          value: (
            <MaskedAccountNumber
              accountNumber={withdraw.accountNumber}
              above={
                <span className="grid" translate="no">
                  <span>{withdraw.bankName}</span>
                  <span className="wrap-anywhere">{withdraw.accountName}</span>
                </span>
              }
            />
          ),
        },
        createdAt !== null && { label: i18n._('order.createdAt'), value: createdAt },
        finishedAt !== null && { label: i18n._('withdraw.finishedAt'), value: finishedAt },
        pays && {
          label: i18n._('withdraw.gets'),
          value: <Amount amount={withdraw.payAmount} currency={withdraw.payCurrency} />,
          strong: true,
        },
      ]}
    />
  );
}
