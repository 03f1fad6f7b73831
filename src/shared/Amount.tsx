import { useLingui } from '@lingui/react';
import { DEFAULT_CURRENCY } from '../../contract/money/money.ts';
import { formatAmount } from '../format/numbers.ts';
import { currencyName } from '../i18n/units.ts';
import { Money, type MoneyProps } from '../ui/money/Money.tsx';

export interface AmountProps extends Pick<MoneyProps, 'size' | 'tone'> {
  readonly amount: string;
  /** By default the currency of the credit. */
  readonly currency?: string;
  /** Written before the amount. */
  readonly sign?: '+' | '−' | undefined;
}

/** An amount of the server in the current language, with the name of its currency. */
export function Amount({ amount, currency = DEFAULT_CURRENCY, sign, ...look }: AmountProps) {
  const { i18n } = useLingui();
  const text = `${sign ?? ''}${formatAmount(amount)}`;
  return <Money amount={text} currency={currencyName(i18n, currency)} {...look} />;
}
