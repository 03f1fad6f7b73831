/** Covers the screen while a route loads: a spinner with the logo (specification §2). */
import { Logo } from '../brand/Logo.tsx';

export interface SplashProps {
  /** Visible text: with reduced motion, nothing else shows that the page is loading. */
  readonly label: string;
}

export function Splash({ label }: SplashProps) {
  return (
    <output className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-6 bg-canvas">
      <span className="grid place-items-center *:col-start-1 *:row-start-1">
        <svg
          viewBox="0 0 100 100"
          className="size-36 animate-spin-soft text-accent"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="50" cy="50" r="47" strokeOpacity="0.18" />
          <path d="M50 3a47 47 0 0 1 47 47" />
        </svg>
        <Logo markOnly size="large" />
      </span>
      <span className="text-sm text-muted">{label}</span>
    </output>
  );
}
