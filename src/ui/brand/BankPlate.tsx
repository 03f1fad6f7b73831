/** An accepted bank: its emblem and its name. */
import type { BankCode } from '../../../contract/bank.ts';
import { classes } from '../classes.ts';
import { Emblem } from './Emblem.tsx';
import { BANK_MARKS } from './emblems.ts';
import { BANK_NAMES } from './names.ts';

export interface BankPlateProps {
  readonly bank: BankCode;
  /** The name from the server; by default that of `BANK_NAMES`. */
  readonly name?: string | undefined;
  readonly size?: 'small' | 'medium' | undefined;
}

export function BankPlate({ bank, name, size = 'medium' }: BankPlateProps) {
  return (
    <span
      className={classes(
        'inline-flex min-w-0 gap-2.5 font-bold',
        size === 'small' ? 'items-baseline' : 'items-center',
      )}
    >
      <BankEmblem bank={bank} className={classes('self-center', size === 'small' ? 'size-6' : 'size-10')} />
      <span className={classes('min-w-0', size === 'small' ? 'text-sm' : 'text-base')} translate="no">
        {name ?? BANK_NAMES[bank]}
      </span>
    </span>
  );
}

export interface BankEmblemProps {
  readonly bank: BankCode;
  readonly className: string;
}

/** The emblem of a bank. Decorative: the name must be shown beside it. */
export function BankEmblem({ bank, className }: BankEmblemProps) {
  const mark = BANK_MARKS[bank];
  return (
    <Emblem colours={mark} className={className}>
      <circle cx="24" cy="24" r="20.5" fill="none" stroke="#fff3d0" strokeOpacity="0.5" strokeWidth="1.2" />
      <text
        x="24"
        y="30"
        textAnchor="middle"
        fontSize="17"
        fontWeight="700"
        letterSpacing="0.4"
        fill="#fffaf0"
      >
        {mark.letters}
      </text>
    </Emblem>
  );
}
