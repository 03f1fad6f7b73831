/** A progress bar. A text beside it must state the same numbers. */

export interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string;
  /** Whole percent, from 0 to 100. */
  readonly percent: string;
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={percent}
      max="100"
      className="block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken text-accent [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
  );
}
