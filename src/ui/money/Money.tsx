/** An amount with its currency, on one line. Only a huge amount breaks before the currency, where the text of the device is enlarged. */
import { classes } from '../classes.ts';

export interface MoneyProps {
  /** Already formatted. */
  readonly amount: string;
  readonly currency: string;
  readonly size?: 'inherit' | 'medium' | 'large' | 'huge' | undefined;
  /** `gain` is gold, for an amount that the player receives. */
  readonly tone?: 'plain' | 'gain' | undefined;
}

const SIZES = {
  inherit: '',
  medium: 'text-lg font-bold',
  large: 'text-2xl font-bold',
  huge: 'text-3xl font-bold phone:text-4xl',
} as const;

export function Money({ amount, currency, size = 'inherit', tone = 'plain' }: MoneyProps) {
  return (
    <span
      className={classes(
        'tabular-nums',
        size === 'huge' ? 'inline-block' : 'whitespace-nowrap',
        SIZES[size],
        tone === 'gain' && 'text-accent-text',
      )}
    >
      <span translate="no">{amount}</span>
      {size === 'huge' && <wbr />}
      <span className={classes('ml-[0.3em]', size !== 'inherit' && 'text-[0.62em] tracking-wide opacity-85')}>
        {currency}
      </span>
    </span>
  );
}
