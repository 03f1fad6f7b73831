import type { fingerprintMachine } from '../../machines/fingerprint.machine.ts';
import type { registrationMachine } from '../../machines/registration.machine.ts';
import { FailureError } from '../../contract/errors.ts';
import { withMessages } from '../i18n/language.ts';
import { type ComponentCode, lateCode } from '../platform/late-code.ts';
import type { IdleState } from './idle.ts';
import type { PlayerCode } from './player/player-code.ts';
import type { TabChannel } from './session/tabs.ts';
import type { MessageServices, Services } from './services.ts';

/** The logic of the actors that are not part of the first download; each is null until its code is loaded. */
export class LateLogic {
  /** Set by the page of the registration, before it starts the actor. */
  registration: typeof registrationMachine | null = null;
  fingerprint: typeof fingerprintMachine | null = null;
  /** Set when the first player signs in. */
  playerCode: PlayerCode | null = null;
  /** What the code of players works with, from the start of the site on. */
  page: readonly [MessageServices, TabChannel] | null = null;
  readonly #player = lateCode(() => import('./player/player-code.ts'), withMessages('player'));
  readonly #fingerprint = lateCode(() => import('../features/fingerprint/fingerprint-actors.ts'));

  /** `playersPart`: what the shown page contains for players only. */
  constructor(private readonly playersPart: () => ComponentCode | undefined) {}

  /**
   * Loads the code that only players need, in parallel to what the shown page contains for them. A player is signed in only
   * after it. @throws FailureError, kind network: the session machine repeats its lookup when the network is back.
   */
  async loadPlayer(): Promise<void> {
    const { playerCode } = await Promise.all([this.#player.load(), this.playersPart()?.load()]).then(
      ([code]) => code,
      () => {
        throw new FailureError({ kind: 'network' });
      },
    );
    if (this.page) this.playerCode ??= playerCode(...this.page);
  }

  /** Loads the code of the fingerprint once the page is idle. */
  async loadFingerprint(site: Services & { readonly idle: IdleState }): Promise<void> {
    await new Promise<void>((resolve) => {
      site.idle.onReached(resolve);
    });
    const { fingerprintOnDevice } = await this.#fingerprint.load('ahead');
    this.fingerprint ??= fingerprintOnDevice(site);
  }
}
