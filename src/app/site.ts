import type { AppActor } from '../../machines/app.machine.ts';
import type { NavigationActor } from '../../machines/navigation.machine.ts';
import type { PlayerActor, PlayerActors } from '../../machines/player.machine.ts';
import type { RegistrationActor } from '../../machines/registration.machine.ts';
import type { SessionActor } from '../../machines/session.machine.ts';
import type { IdleState } from './idle.ts';
import type { LateLogic } from './late-logic.ts';
import type { PlaceMemory } from './navigation/place-memory.ts';
import type { ReconnectJitter } from './query/reconnect-jitter.ts';
import type { MessageServices } from './services.ts';

/** Everything outside React that lives as long as the page: what the actors and the views use, and the actor system. */
export interface Site extends MessageServices {
  /** The random delay of refetches after an outage. */
  readonly reconnect: ReconnectJitter;
  readonly places: PlaceMemory;
  /** Whether the page is prerendered: its markup stays visible while the agency loads. */
  readonly isPrerendered: boolean;
  readonly idle: IdleState;
  readonly late: LateLogic;
  /** The root of the actor system. */
  readonly app: AppActor;
  readonly session: SessionActor;
  readonly navigation: NavigationActor;
  /** The visitor's registration, while there is one. */
  readonly registration: RegistrationActor | undefined;
  /** The player who is signed in. */
  readonly player: PlayerActor | undefined;
  /** An actor of the player who is signed in, or was signed in last. */
  playerActor<Name extends keyof PlayerActors>(name: Name): PlayerActors[Name];
}
