/** A code in a table row, with a copy button. */
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { SpokenStatus } from '../feedback/SpokenStatus.tsx';

export interface CompactCodeProps {
  readonly code: string;
  /** The accessible name of the button. */
  readonly copyLabel: string;
  /** Announced while set: the caller sets it after copying and clears it again. */
  readonly copiedText?: string | undefined;
  readonly onCopy: (code: string) => void;
}

export function CompactCode({ code, copyLabel, copiedText, onCopy }: CompactCodeProps) {
  const isCopied = copiedText !== undefined;
  return (
    <span className="-mr-3 inline-flex items-center wide:mr-0">
      <span
        className="inline-block max-w-[16ch] font-bold tracking-wide wrap-break-word tabular-nums"
        translate="no"
      >
        {code}
      </span>
      <button
        type="button"
        aria-label={copyLabel}
        title={copyLabel}
        onClick={() => onCopy(code)}
        className={classes(
          'grid size-11 shrink-0 place-items-center rounded-md',
          isCopied ? 'text-green-icon' : 'text-muted hover:text-accent-text',
        )}
      >
        <Icon name={isCopied ? 'check' : 'copy'} className="size-4.5" />
      </button>
      <SpokenStatus>{copiedText}</SpokenStatus>
    </span>
  );
}
