/** The remaining time, as text and as a bar. The caller updates it: the component has no timer. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface CountdownProps {
  /** What expires; shown with the time. */
  readonly label: ReactNode;
  /** The remaining time as m:ss. */
  readonly time: string;
  /** The remaining fraction, from 1 to 0. */
  readonly fraction: number;
  /** Little time is left: shown in a warning colour. The caller must also announce it as text. */
  readonly urgent: boolean;
}

export function Countdown({ label, time, fraction, urgent }: CountdownProps) {
  const left = Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10;
  // A timer is not announced every second: the caller announces the time at longer intervals.
  return (
    <div role="timer" className="stack gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-muted">{label}</span>
        <span
          className={classes('text-lg font-bold tabular-nums', urgent && 'text-yellow-fg')}
          translate="no"
        >
          {time}
        </span>
      </div>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className={classes('h-1.5 w-full rounded-full', urgent ? 'text-yellow-icon' : 'text-chosen')}
        aria-hidden="true"
      >
        <rect width="100" height="2" className="fill-line" />
        <rect width={left} height="2" fill="currentColor" />
      </svg>
    </div>
  );
}
