import type { fingerprintMachine } from '../../machines/fingerprint.machine.ts';
import type { playerMachine } from '../../machines/player.machine.ts';
import type { registrationMachine } from '../../machines/registration.machine.ts';
import type { upgradeMachine } from '../../machines/upgrade.machine.ts';
import { FailureError } from '../../contract/errors.ts';
import { withCatalogs } from '../i18n/language.ts';
import type { PlayerCode } from './player-code.ts';
import { routeAt } from './navigation/routes.ts';
import type { TabTalk } from './session/tabs.ts';
import type { Browser } from '../platform/browser.ts';
import { IN_BACKGROUND, loadCode } from '../platform/load-code.ts';
import type { LateLogic, Site } from './site.ts';

/** The logic of actors whose code is not part of the first download; null until it is loaded. */
export class LateCode implements LateLogic {
  logIn: LateLogic['logIn'] = null;
  registration: typeof registrationMachine | null = null;
  fingerprint: typeof fingerprintMachine | null = null;
  upgrade: typeof upgradeMachine | null = null;
  announceMoment = () => {};
  playerCode: PlayerCode | null = null;
  #loading: Promise<typeof import('./player-code.ts')> | null = null;
  #player: typeof playerMachine | null = null;
  #playerId = '';
  #create: typeof import('./player-code.ts').playerCode | null = null;

  /** Loads the code of players, in parallel to what the shown page contains for them. */
  async loadPlayer(browser: Browser): Promise<void> {
    this.#loading ??= withCatalogs(
      loadCode(() => import('./player-code.ts')),
      'player',
    );
    const shown = routeAt(browser.history.current());
    try {
      const [{ playerCode }] = await Promise.all([this.#loading, shown?.playersPart?.load()]);
      this.#create = playerCode;
    } catch {
      this.#loading = null;
      // Treated as a network error: the session machine repeats its lookup when the network is back.
      throw new FailureError({ kind: 'network' });
    }
  }

  /** The logic for the player of `preparePlayer`. The player's journals belong to it. */
  get player(): typeof playerMachine | null {
    this.#player ??= this.playerCode?.playerFor(this.#playerId) ?? null;
    return this.#player;
  }

  /** Called when the session of a player starts, which the session does only after `loadPlayer`. */
  preparePlayer(site: Site, tabs: TabTalk, playerId: string): void {
    this.playerCode ??= this.#create?.(site, tabs) ?? null;
    this.#playerId = playerId;
    this.#player = null;
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
