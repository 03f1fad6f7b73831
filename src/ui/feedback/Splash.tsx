/** The whole screen while a route is on its way (specification §2). */
import { Blossom } from '../brand/Blossom.tsx';

export interface SplashProps {
  /** Said by a screen reader. */
  readonly label: string;
}

export function Splash({ label }: SplashProps) {
  return (
    <output className="fixed inset-0 z-40 grid place-items-center bg-canvas">
      <Blossom className="size-20 animate-spin-slow" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
