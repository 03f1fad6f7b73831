import type { QueryClient } from '@tanstack/react-query';
import type { Actor, ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate';
import type { Deposit } from '../../contract/deposit.ts';
import type { bankAccountMachine } from '../../machines/bankAccount.machine.ts';
import type { depositMachine } from '../../machines/deposit.machine.ts';
import type { depositOrderMachine } from '../../machines/depositOrder.machine.ts';
import type { GameRequest, gameLaunchMachine } from '../../machines/gameLaunch.machine.ts';
import type { navigationMachine } from '../../machines/navigation.machine.ts';
import type { passwordChangeMachine } from '../../machines/passwordChange.machine.ts';
import type { promotionCancelMachine } from '../../machines/promotionCancel.machine.ts';
import type { promotionClaimMachine } from '../../machines/promotionClaim.machine.ts';
import type { registrationMachine } from '../../machines/registration.machine.ts';
import type { responsiblePlayMachine } from '../../machines/responsiblePlay.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { sessionReminderMachine } from '../../machines/sessionReminder.machine.ts';
import type { successMachine } from '../../machines/success.machine.ts';
import type { toastMachine } from '../../machines/toast.machine.ts';
import type { withdrawMachine } from '../../machines/withdraw.machine.ts';
import type { withdrawOrderMachine } from '../../machines/withdrawOrder.machine.ts';
import type { Client } from '../api/client.ts';
import type { Browser } from '../platform/browser.ts';
import type { WaitingMessage } from '../platform/game-window.ts';
import type { Started } from './actors/started.ts';
import type { PlaceMemory } from './navigation/place-memory.ts';
import type { DomainEvent } from './query/query-invalidation.ts';
import type { ReconnectJitter } from './query/reconnect-jitter.ts';

export type SessionActor = Actor<typeof sessionMachine>;
export type NavigationActor = Actor<typeof navigationMachine>;
export type ToastActor = Actor<typeof toastMachine>;
export type SuccessActor = Actor<typeof successMachine>;
export type PasswordChangeActor = Actor<typeof passwordChangeMachine>;
export type RegistrationActor = Actor<typeof registrationMachine>;
export type DepositActor = Actor<typeof depositMachine>;
export type DepositOrderActor = ActorRefFrom<typeof depositOrderMachine>;
export type WithdrawActor = Actor<typeof withdrawMachine>;
export type WithdrawOrderActor = ActorRefFrom<typeof withdrawOrderMachine>;
export type BankAccountActor = Actor<typeof bankAccountMachine>;
export type ResponsiblePlayActor = Actor<typeof responsiblePlayMachine>;
export type SessionReminderActor = Actor<typeof sessionReminderMachine>;

/** Everything outside React that lives as long as the page: API client, query cache, root actors. */
export interface Site {
  readonly browser: Browser;
  /** Inspection options for every root actor. */
  readonly watch: InspectionOptions;
  readonly client: Client;
  readonly queries: QueryClient;
  /** The random delay of refetches after an outage. */
  readonly reconnect: ReconnectJitter;
  readonly session: SessionActor;
  readonly navigation: NavigationActor;
  readonly places: PlaceMemory;
  /** Short messages about recent events. */
  readonly toasts: ToastActor;
  /** Success dialogs, one at a time, each open until it is confirmed. */
  readonly successes: SuccessActor;
  /** The part of the site for a signed-in player; null until its code is loaded. */
  readonly playerSite: PlayerSite | null;
  /** The visitor's registration, until a session starts. The page passes `start`, so that its code is loaded with the page. */
  registration(start: (site: Site) => Started<RegistrationActor>): RegistrationActor;
  readonly idle: IdleState;
  /** Whether the page is prerendered: its markup stays visible while the agency loads. */
  readonly isPrerendered: boolean;
  /** Called after the layout is rendered: the device's fingerprint may be sent, once the page is idle. */
  shown(agencyId: string): void;
  /** Handles an event of a machine: success dialogs, cache invalidation, messages to the other tabs. */
  dispatch(event: DomainEvent): void;
}

export type PromotionClaimActor = Actor<typeof promotionClaimMachine>;
export type PromotionCancelActor = Actor<typeof promotionCancelMachine>;

/** The actors that claim and cancel a player's promotion. */
export interface PlayerPromotions {
  readonly claim: PromotionClaimActor;
  readonly cancel: PromotionCancelActor;
}

/** An order followed outside the deposit page, independently of the order there. */
export interface LookedAtOrder {
  readonly order: DepositOrderActor;
  /**
   * Keeps the actor running until the returned function is called. A check in progress is then still awaited, because
   * it may report a success.
   */
  readonly hold: () => () => void;
}

export type LookAtOrder = (deposit: Deposit) => LookedAtOrder;

export interface GameLaunch {
  readonly actor: Actor<typeof gameLaunchMachine>;
  /**
   * Opens a game, or the previous one again, in a new tab that shows `text` until the game loads. Call it synchronously
   * in the click handler: otherwise browsers block the tab.
   */
  open(what: GameRequest | 'again', text: WaitingMessage): void;
}

/**
 * The part of the site for a signed-in player. Its code is loaded at the first sign-in, before the session becomes signedIn;
 * visitors do not download it.
 */
export interface PlayerSite {
  readonly sessionReminder: SessionReminderActor;
  readonly games: GameLaunch;
  /** The player's deposit actor, started at the first call. */
  deposit(): DepositActor;
  /** Follows another order of the player, in parallel to the deposit. */
  readonly lookAtOrder: LookAtOrder;
  /** The actors that claim and cancel the player's promotions. */
  promotions(): PlayerPromotions;
  withdraw(): WithdrawActor;
  passwordChange(): PasswordChangeActor;
  /** Adds the player's bank account. */
  bankAccount(): BankAccountActor;
  /** The player's limits and breaks. */
  responsiblePlay(): ResponsiblePlayActor;
}

/**
 * The first idle moment: the first page is rendered, no query is fetching, the browser is idle and online. Code that the
 * first page does not need is loaded after it.
 */
export interface IdleState {
  readonly isReached: boolean;
  /** Calls the listener once; immediately if the moment has passed. */
  onReached(listener: () => void): () => void;
}

/** The machine viewer in development, nothing in a build. */
export type InspectionOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

export const NOT_INSPECTED: InspectionOptions = Object.freeze({});
