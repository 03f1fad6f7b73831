import { useLingui } from '@lingui/react';
import type { Deposit } from '../../../../contract/deposit.ts';
import { promisesCredit } from '../../../../contract/rules/credit-promise.ts';
import { formatAmount } from '../../../format/numbers.ts';
import { formatInstant } from '../../../format/date.ts';
import { currencyName } from '../../../i18n/units.ts';
import { PROVIDER_NAMES } from '../../../ui/brand/names.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/money/SummaryList.tsx';

/** The fields of an order: specification §3. */
export function OrderSummary({ deposit }: { readonly deposit: Deposit }) {
  const { i18n } = useLingui();
  const credit = currencyName(i18n, 'THB');
  const pays = currencyName(i18n, deposit.currency);
  const money = (amount: string, currency: string) => (
    <Money amount={formatAmount(amount)} currency={currency} />
  );
  const moment = (instant: string) => formatInstant(instant) ?? i18n._('common.notApplicable');
  const hasCredit = promisesCredit(deposit);
  const credits: readonly SummaryRow[] = [
    { key: 'credit', label: i18n._('deposit.credit'), value: money(deposit.credit, credit) },
    {
      key: 'promotion',
      label: i18n._('deposit.promotionCredit'),
      value: money(deposit.promotionCredit, credit),
    },
  ];
  const rows: SummaryRow[] = [
    {
      key: 'provider',
      label: i18n._('deposit.provider'),
      value: <span translate="no">{PROVIDER_NAMES[deposit.provider]}</span>,
    },
    { key: 'mid', label: i18n._('deposit.mid'), value: <span translate="no">{deposit.mid}</span> },
    { key: 'amount', label: i18n._('order.amount'), value: money(deposit.amount, pays) },
    {
      key: 'rate',
      label: i18n._('deposit.rate'),
      value: i18n._('deposit.rate.value', { rate: formatAmount(deposit.rate), currency: pays, credit }),
    },
    ...(hasCredit ? credits : []),
    { key: 'created', label: i18n._('order.createdAt'), value: moment(deposit.createdAt) },
  ];
  if (deposit.paidAmount !== undefined) {
    rows.push(
      { key: 'paid', label: i18n._('order.paidAmount'), value: money(deposit.paidAmount, pays) },
      { key: 'paidAt', label: i18n._('order.paidAt'), value: moment(deposit.paidAt) },
    );
  }
  const finishedAt = formatInstant(deposit.finishedAt);
  if (finishedAt !== null)
    rows.push({ key: 'finished', label: i18n._('order.finishedAt'), value: finishedAt });
  if (hasCredit) {
    rows.push({
      key: 'total',
      label: i18n._('deposit.totalCredit'),
      value: money(deposit.totalCredit, credit),
      strong: true,
    });
  }
  return <SummaryList rows={rows} />;
}
