import type { ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';

export interface PanelButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  /** Highlights the button, for example that of the current entry of a list. */
  readonly isMain?: boolean;
}

/** A small button for the side panel. */
export function PanelButton({ isMain = false, ...attributes }: PanelButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={classes(
        'min-h-9 rounded-sm border px-2.5 py-1 text-left text-sm transition-colors disabled:opacity-50',
        isMain
          ? 'border-transparent bg-accent-soft font-bold text-accent-text hover:not-disabled:border-accent-edge'
          : 'border-line-strong bg-raised hover:not-disabled:border-muted',
      )}
    />
  );
}
