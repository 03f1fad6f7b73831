/** A loading spinner. Decorative: a text beside it or `aria-busy` carries the meaning. */
import { classes } from '../classes.ts';

export interface SpinnerProps {
  readonly className?: string | undefined;
}

export function Spinner({ className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes('shrink-0 animate-spin-soft', className ?? 'size-5')}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" strokeOpacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
