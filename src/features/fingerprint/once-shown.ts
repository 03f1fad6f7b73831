import type { Site } from '../../app/site.ts';
import type { FingerprintActor } from './fingerprint-sync.ts';

/**
 * Starts the sync of the fingerprint once the layout stands. Even its machine comes later than the page, because nobody
 * waits for it; where it does not come, the next page that is loaded asks for it.
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
