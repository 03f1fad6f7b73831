import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { routeAt } from '../app/navigation/routes.ts';
import { attempt } from '../platform/attempt.ts';
import { onBroken } from '../platform/page/broken.ts';
import { ownBuild } from '../platform/page/document.ts';
import { Reporter } from './reporter.ts';
import type { Reporting } from './reporting.ts';
import { onViolation } from './violations.ts';

/**
 * Starts reporting for a random share of the visits. Sends a beacon when the page is hidden or left, if there are new
 * reports.
 */
export function startReporting({ path, share }: Reporting): void {
  if (crypto.getRandomValues(new Uint32Array(1)).every((drawn) => drawn >= share * 2 ** 32)) return;
  const reporter = new Reporter(
    window.location.origin,
    () => ({
      build: ownBuild() ?? '',
      page: routeAt(window.location.pathname)?.path ?? null,
      language: document.documentElement.lang,
    }),
    // The browser sends a beacon also after the page is closed.
    (letter) => {
      const body = new Blob([letter], { type: 'application/json' });
      attempt(() => navigator.sendBeacon(path, body), false);
    },
  );
  window.addEventListener('error', ({ error }) => reporter.error(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reporter.error(reason));
  onBroken((thrown) => reporter.error(thrown));
  onViolation((violation) => reporter.violation(violation));
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => reporter.vital(name, value));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.send();
  });
  window.addEventListener('pagehide', () => reporter.send());
}
