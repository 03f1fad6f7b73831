/** The remaining time, as text and as a ring or bar. The caller updates it: the component has no timer. */
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
  readonly urgent?: boolean | undefined;
  readonly shape?: 'ring' | 'bar' | undefined;
}

export function Countdown({ label, time, fraction, urgent = false, shape = 'bar' }: CountdownProps) {
  const left = Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10;
  const colour = urgent ? 'text-yellow-icon' : 'text-chosen';
  const text = (
    <span className={classes('tabular-nums', urgent && 'text-yellow-fg')}>
      <span className="font-bold">{time}</span>
    </span>
  );
  // Not announced every second (`aria-live="off"`): the caller announces the time at longer intervals.
  return shape === 'ring' ? (
    <div role="timer" aria-live="off" className="inline-flex items-center gap-3">
      <svg
        viewBox="0 0 44 44"
        className={classes('size-11 -rotate-90', colour)}
        fill="none"
        aria-hidden="true"
      >
        <circle cx="22" cy="22" r="19" className="stroke-line" strokeWidth="4" />
        <circle
          cx="22"
          cy="22"
          r="19"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${left} 100`}
          strokeOpacity={left === 0 ? 0 : 1}
        />
      </svg>
      <span className="grid">
        <span className="text-xs text-muted">{label}</span>
        <span className="text-lg">{text}</span>
      </span>
    </div>
  ) : (
    <div role="timer" aria-live="off" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-muted">{label}</span>
        <span className="text-lg">{text}</span>
      </div>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className={classes('h-1.5 w-full rounded-full', colour)}
        aria-hidden="true"
      >
        <rect width="100" height="2" className="fill-line" />
        <rect width={left} height="2" fill="currentColor" />
      </svg>
    </div>
  );
}
