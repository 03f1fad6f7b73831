import type { QueryClient } from '@tanstack/react-query';
import type { Actor, ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate';
import type { appMachine } from '../../machines/app.machine.ts';
import type { bankAccountMachine } from '../../machines/bankAccount.machine.ts';
import type { depositMachine } from '../../machines/deposit.machine.ts';
import type { depositOrderMachine } from '../../machines/depositOrder.machine.ts';
import type { gameLaunchMachine } from '../../machines/gameLaunch.machine.ts';
import type { navigationMachine } from '../../machines/navigation.machine.ts';
import type { passwordChangeMachine } from '../../machines/passwordChange.machine.ts';
import type { playerMachine } from '../../machines/player.machine.ts';
import type { promotionCancelMachine } from '../../machines/promotionCancel.machine.ts';
import type { promotionClaimMachine } from '../../machines/promotionClaim.machine.ts';
import type { registrationMachine } from '../../machines/registration.machine.ts';
import type { responsiblePlayMachine } from '../../machines/responsiblePlay.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { withdrawMachine } from '../../machines/withdraw.machine.ts';
import type { withdrawOrderMachine } from '../../machines/withdrawOrder.machine.ts';
import type { Client } from '../api/client.ts';
import type { SessionReminder } from '../features/responsible-play/session-reminder.ts';
import type { Browser } from '../platform/browser.ts';
import type { GameTab } from './player/game-tab.ts';
import type { SuccessDialogs } from './messages/success-dialogs.ts';
import type { Toasts } from './messages/toasts.ts';
import type { PlaceMemory } from './navigation/place-memory.ts';
import type { PlayerRead } from './navigation/player-reads.ts';
import type { ReadAhead } from './navigation/public-reads.ts';
import type { ReconnectJitter } from './query/reconnect-jitter.ts';

export type AppActor = Actor<typeof appMachine>;
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
export type PlayerActor = ActorRefFrom<typeof playerMachine>;
export type PasswordChangeActor = ActorRefFrom<typeof passwordChangeMachine>;
export type DepositActor = ActorRefFrom<typeof depositMachine>;
export type DepositOrderActor = ActorRefFrom<typeof depositOrderMachine>;
export type WithdrawActor = ActorRefFrom<typeof withdrawMachine>;
export type WithdrawOrderActor = ActorRefFrom<typeof withdrawOrderMachine>;
export type BankAccountActor = ActorRefFrom<typeof bankAccountMachine>;
export type ResponsiblePlayActor = ActorRefFrom<typeof responsiblePlayMachine>;
export type PromotionClaimActor = ActorRefFrom<typeof promotionClaimMachine>;
export type PromotionCancelActor = ActorRefFrom<typeof promotionCancelMachine>;
export type GameLaunchActor = ActorRefFrom<typeof gameLaunchMachine>;

/** The actors of a player, by their names in the player machine. */
export interface PlayerActors {
  deposit?: DepositActor;
  withdraw?: WithdrawActor;
  promotionClaim?: PromotionClaimActor;
  promotionCancel?: PromotionCancelActor;
  bankAccount?: BankAccountActor;
  passwordChange?: PasswordChangeActor;
  responsiblePlay?: ResponsiblePlayActor;
  gameLaunch?: GameLaunchActor;
}

/** The code that is loaded later. */
export interface LateCode {
  registration: typeof registrationMachine | null;
  /** Set when the first player signs in. */
  readonly playerCode: {
    readonly gameTab: GameTab;
    readonly sessionReminder: SessionReminder;
    /** Prefetch what the pages of players read, by their names in `pages.ts`. */
    readonly reads: Readonly<Record<PlayerRead, (ahead: ReadAhead) => void>>;
  } | null;
  /** Loads the code that only players need. A player is signed in only after it. @throws FailureError, kind network. */
  loadPlayer(browser: Browser): Promise<void>;
}

/** What the actors are provided with: the browser, the API client and the query cache. */
export interface Services {
  readonly browser: Browser;
  readonly client: Client;
  readonly queries: QueryClient;
}

/** What the actors of the session use. */
export interface SessionServices extends Services {
  readonly late: Pick<LateCode, 'loadPlayer'>;
  playerActor(name: 'passwordChange'): PasswordChangeActor | undefined;
}

/** Everything outside React that lives as long as the page: what the actors and the views use, and the actor system. */
export interface Site extends Services {
  /** The random delay of refetches after an outage. */
  readonly reconnect: ReconnectJitter;
  readonly places: PlaceMemory;
  /** Whether the page is prerendered: its markup stays visible while the agency loads. */
  readonly isPrerendered: boolean;
  readonly idle: IdleState;
  /** The logic of actors whose code a view loads. The view sets it before it starts the actor. */
  readonly late: LateCode;
  /** The root of the actor system. */
  readonly app: AppActor;
  readonly session: SessionActor;
  readonly navigation: NavigationActor;
  /** The visitor's registration, while there is one. */
  readonly registration: RegistrationActor | undefined;
  /** The player who is signed in. */
  readonly player: PlayerActor | undefined;
  /** Short messages about recent events. */
  readonly toasts: Toasts;
  /** Success dialogs, one at a time, each open until it is confirmed. */
  readonly successes: SuccessDialogs;
  /** An actor of the player who is signed in, or was signed in last. */
  playerActor<Name extends keyof PlayerActors>(name: Name): PlayerActors[Name];
}

/**
 * The first idle moment: the first page is rendered, no query is fetching, the browser is idle and online. Nothing but the
 * fingerprint starts after it.
 */
export interface IdleState {
  readonly isReached: boolean;
  /** Calls the listener once; immediately if the moment has passed. */
  onReached(listener: () => void): () => void;
}

/** The machine viewer in development, nothing in a build. */
export type InspectionOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

export const NOT_INSPECTED: InspectionOptions = Object.freeze({});
