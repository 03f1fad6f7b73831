import { useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';

/**
 * Whole seconds until `deadline` (server time in milliseconds), never below 0. Updates every second, and when the server
 * clock is corrected.
 */
export function useSecondsUntil(deadline: number): number {
  const { clock } = useSite().client;
  const left = () => Math.max(0, Math.ceil((deadline - clock.now()) / 1000));
  const [, tick] = useState(0);
  const seconds = left();
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const redraw = () => tick((count) => count + 1);
    const timer = setInterval(redraw, 1000);
    const stopListening = clock.onCorrection(redraw);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [clock, isRunning]);
  return seconds;
}
