/** Buttons that enter a suggested amount. */
import { classes } from '../classes.ts';

export interface QuickAmount {
  /** What is entered in the field. */
  readonly entry: string;
  /** The same amount, formatted. */
  readonly label: string;
}

export interface QuickAmountsProps {
  readonly label?: string | undefined;
  readonly amounts: readonly QuickAmount[];
  readonly chosen: string;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (entry: string) => void;
}

export function QuickAmounts({ label, amounts, chosen, disabled, onChoose }: QuickAmountsProps) {
  return (
    <fieldset
      aria-label={label}
      disabled={disabled}
      className="min-w-0 grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-1.5 tablet:gap-2"
    >
      {amounts.map((amount) => (
        <button
          key={amount.entry}
          type="button"
          aria-pressed={amount.entry === chosen}
          onClick={() => onChoose(amount.entry)}
          translate="no"
          className={classes(
            'min-h-11 rounded-full border px-1 text-sm font-bold tabular-nums transition-colors',
            amount.entry === chosen
              ? 'border-chosen bg-accent-soft text-accent-text'
              : 'border-line bg-raised text-ink hover:border-line-strong',
          )}
        >
          {amount.label}
        </button>
      ))}
    </fieldset>
  );
}
