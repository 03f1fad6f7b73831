/** A code with a label and a copy button. */
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { SpokenStatus } from '../feedback/SpokenStatus.tsx';

export interface CopyableCodeProps {
  readonly code: string;
  /** Shown above the code. */
  readonly label: string;
  /** The text of the copy button. */
  readonly copyLabel: string;
  /** Shown and announced while set: the caller sets it after copying and clears it again. */
  readonly copiedText?: string | undefined;
  readonly onCopy: (code: string) => void;
}

export function CopyableCode({ code, label, copyLabel, copiedText, onCopy }: CopyableCodeProps) {
  const copied = copiedText !== undefined && copiedText !== '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md border border-line bg-sunken py-1.5 pr-1.5 pl-4">
      <span className="grid min-w-0">
        <span className="text-xs text-muted">{label}</span>
        <span className="text-base font-bold tracking-wide wrap-anywhere tabular-nums" translate="no">
          {code}
        </span>
      </span>
      <button
        type="button"
        onClick={() => onCopy(code)}
        className={classes(
          'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-sm px-3 text-sm font-bold transition-colors print:hidden',
          copied ? 'bg-green-bg text-green-fg' : 'text-accent-text hover:bg-accent-soft',
        )}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        {/* Both texts share one grid cell, so that the button keeps its width. */}
        <span className="grid justify-items-start">
          <span className={classes('col-start-1 row-start-1', copied && 'opacity-0')}>{copyLabel}</span>
          {copied && (
            <span aria-hidden="true" className="col-start-1 row-start-1">
              {copiedText}
            </span>
          )}
        </span>
      </button>
      <SpokenStatus>{copiedText}</SpokenStatus>
    </div>
  );
}
