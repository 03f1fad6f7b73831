import type { Site } from '../../app/site.ts';
import type { FingerprintActor } from './fingerprint-sync.ts';

/**
 * Starts the fingerprint sync after the layout is rendered. Its machine is loaded after the page, because no view needs it; if
 * that fails, the next page load tries again.
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
