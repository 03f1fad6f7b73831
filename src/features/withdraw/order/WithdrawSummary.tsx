import { useLingui } from '@lingui/react';
import { decimal } from '../../../../contract/money/money.ts';
import { promisesPayout } from '../../../../contract/rules/withdraw.ts';
import type { Withdraw } from '../../../../contract/withdraw.ts';
import { maskAccountNumber, formatAmount } from '../../../format/numbers.ts';
import { formatInstant } from '../../../format/date.ts';
import { currencyName } from '../../../i18n/units.ts';
import { PROVIDER_NAMES } from '../../../ui/brand/names.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/money/SummaryList.tsx';

/** The amounts, the bank account and the dates of a withdrawal: specification §3. A refunded one shows no payout. */
export function WithdrawSummary({ withdraw }: { readonly withdraw: Withdraw }) {
  const { i18n } = useLingui();
  const baht = currencyName(i18n, 'THB');
  const paid = currencyName(i18n, withdraw.payCurrency);
  const credit = (key: string, label: string, amount: string): SummaryRow => ({
    key,
    label,
    value: <Money amount={formatAmount(amount)} currency={baht} />,
  });
  const moment = (key: string, label: string, instant: string): readonly SummaryRow[] => {
    const written = formatInstant(instant);
    return written === null ? [] : [{ key, label, value: written }];
  };
  const isSome = (amount: string) => decimal(amount).units > 0n;
  const pays = promisesPayout(withdraw.status);
  const rows: readonly SummaryRow[] = [
    {
      key: 'provider',
      label: i18n._('deposit.provider'),
      value: <span translate="no">{PROVIDER_NAMES[withdraw.provider]}</span>,
    },
    credit('amount', i18n._('withdraw.amount'), withdraw.amount),
    ...(pays && isSome(withdraw.bonusDeducted)
      ? [credit('bonus', i18n._('withdraw.line.bonus'), withdraw.bonusDeducted)]
      : []),
    ...(pays ? [credit('received', i18n._('withdraw.creditReceived'), withdraw.creditReceived)] : []),
    ...(pays && isSome(withdraw.creditReturned)
      ? [credit('returned', i18n._('withdraw.creditReturned'), withdraw.creditReturned)]
      : []),
    ...(pays
      ? [
          {
            key: 'rate',
            label: i18n._('deposit.rate'),
            value: i18n._('deposit.rate.value', {
              rate: formatAmount(withdraw.rate),
              currency: paid,
              credit: baht,
            }),
          },
        ]
      : []),
    {
      key: 'account',
      label: i18n._('bank.title'),
      value: (
        <span className="grid" translate="no">
          <span>{withdraw.bankName}</span>
          <span className="wrap-anywhere">{withdraw.accountName}</span>
          <span className="tracking-wider">{maskAccountNumber(withdraw.accountNumber)}</span>
        </span>
      ),
    },
    ...moment('created', i18n._('order.createdAt'), withdraw.createdAt),
    ...moment('finished', i18n._('withdraw.finishedAt'), withdraw.finishedAt),
    ...(pays
      ? [
          {
            key: 'pays',
            label: i18n._('withdraw.gets'),
            value: <Money amount={formatAmount(withdraw.payAmount)} currency={paid} />,
            strong: true,
          },
        ]
      : []),
  ];
  return <SummaryList rows={rows} />;
}
