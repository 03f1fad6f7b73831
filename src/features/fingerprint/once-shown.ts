import type { Site } from '../../app/site.ts';
import type { FingerprintActor } from './fingerprint-sync.ts';

/**
 * Returns a function that starts the fingerprint sync for an agency. Its code is loaded once the page is idle; if that
 * fails, the next call retries.
 */
export function fingerprintOnceShown(
  dependencies: Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'reconnect' | 'idle'>,
): (agencyId: string) => void {
  const { idle } = dependencies;
  let coming: Promise<FingerprintActor> | null = null;
  return (agencyId) => {
    coming ??= new Promise<void>((resolve) => {
      idle.onReached(resolve);
    })
      .then(() => import('./fingerprint-sync.ts'))
      .then(({ startFingerprintSync }) => startFingerprintSync(dependencies));
    coming.then(
      (actor) => actor.send({ type: 'site.shown', agencyId }),
      () => {
        coming = null;
      },
    );
  };
}
