import type { fingerprintMachine } from '../../machines/fingerprint.machine.ts';
import type { registrationMachine } from '../../machines/registration.machine.ts';
import { FailureError } from '../../contract/errors.ts';
import { withCatalogs } from '../i18n/language.ts';
import type { PlayerCode } from './player/player-code.ts';
import { routeAt } from './navigation/routes.ts';
import type { TabChannel } from './session/tabs.ts';
import type { Browser } from '../platform/browser.ts';
import { IN_BACKGROUND, loadCode } from '../platform/load-code.ts';
import type { LateCode, Site } from './site.ts';

/** The code that is not part of the first download; each part is null until it is loaded. */
export class LateCodeLoader implements LateCode {
  registration: typeof registrationMachine | null = null;
  fingerprint: typeof fingerprintMachine | null = null;
  playerCode: PlayerCode | null = null;
  /** What the code of players works with, from the start of the site on. */
  page: readonly [Site, TabChannel] | null = null;
  #loading: Promise<typeof import('./player/player-code.ts')> | null = null;

  /** Loads the code of players, in parallel to what the shown page contains for them. */
  async loadPlayer(browser: Browser): Promise<void> {
    this.#loading ??= withCatalogs(
      loadCode(() => import('./player/player-code.ts')),
      'player',
    );
    const shown = routeAt(browser.history.current());
    const { playerCode } = await Promise.all([this.#loading, shown?.playersPart?.load()]).then(
      ([code]) => code,
      () => {
        this.#loading = null;
        // Treated as a network error: the session machine repeats its lookup when the network is back.
        throw new FailureError({ kind: 'network' });
      },
    );
    if (this.page) this.playerCode ??= playerCode(...this.page);
  }

  /** Loads the code of the fingerprint once the page is idle. */
  async loadFingerprint(site: Site): Promise<void> {
    await new Promise<void>((resolve) => {
      site.idle.onReached(resolve);
    });
    const { fingerprintOnDevice } = await loadCode(
      () => import('../features/fingerprint/fingerprint-actors.ts'),
      IN_BACKGROUND,
    );
    this.fingerprint ??= fingerprintOnDevice(site);
  }
}
