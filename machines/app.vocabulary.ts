/** The events of the root actor: reports of the other actors, and news of the browser and the server. */
import type { BankAccountEmitted } from './bankAccount.machine.ts';
import type { DepositEmitted, DepositOrderMoved } from './deposit.vocabulary.ts';
import type { GameEvent } from './gameLaunch.machine.ts';
import type { Address, NavigationEmitted, NavigationEvent } from './navigation.machine.ts';
import type { PasswordChangeEmitted } from './passwordChange.machine.ts';
import type { PromotionCancelEmitted } from './promotionCancel.machine.ts';
import type { PromotionClaimEmitted } from './promotionClaim.machine.ts';
import type { RegistrationEmitted } from './registration.machine.ts';
import type { ResponsiblePlayEmitted } from './responsiblePlay.machine.ts';
import type { SessionEmitted, SessionSettled } from './session.vocabulary.ts';
import type { UpgradeEmitted } from './upgrade.machine.ts';
import type { WithdrawEmitted, WithdrawOrderEmitted } from './withdraw.vocabulary.ts';
import type { IntentSource } from './submission.vocabulary.ts';

/** What has happened to a player's orders, promotions, limits and games, as the `player` actor reports it. */
export type PlayerEmitted =
  | DepositEmitted
  | DepositOrderMoved
  | WithdrawEmitted
  | WithdrawOrderEmitted
  | BankAccountEmitted
  | PromotionClaimEmitted
  | PromotionCancelEmitted
  | ResponsiblePlayEmitted
  | GameEvent
  | PasswordChangeEmitted;

/** Events that make cached data stale, open a success dialog or concern the other tabs. */
export type DomainEvent =
  | Exclude<SessionEmitted, SessionSettled>
  | RegistrationEmitted
  | Exclude<PlayerEmitted, PasswordChangeEmitted>;

/** News of the browser, the server and the other tabs. Each comes from a callback actor. */
export type AppNews =
  /** The browser is online again. */
  | { readonly type: 'news.network.restored' }
  /** As `news.network.restored`, after a random delay, so that many clients do not send their requests together. */
  | { readonly type: 'news.network.reconnected' }
  /** The page is visible again. */
  | { readonly type: 'news.page.returned' }
  /** The browser has restored the page from the back/forward cache with its old state. */
  | { readonly type: 'news.page.restored' }
  /** The estimate of the server's clock was corrected. */
  | { readonly type: 'news.clock.corrected' }
  /** A response was 401 UNAUTHENTICATED. */
  | { readonly type: 'news.response.unauthenticated' }
  /** Another tab has signed a player in or out, so that the session of this tab may be another one. */
  | { readonly type: 'news.tabs.sessionChanged' }
  /** Another tab has signed this tab's player out. */
  | { readonly type: 'news.tabs.sessionEnded' }
  | Exclude<NavigationEvent, { readonly type: 'navigation.asked' | 'navigation.reconsidered' }>;

/** What the views ask of the root. */
export type AppRequest =
  /** The layout of this agency is rendered. */
  | { readonly type: 'site.shown'; readonly agencyId: string }
  /** The registration page is open, and the code of the registration is loaded. */
  | { readonly type: 'registration.opened' }
  /** The code that looks for a newer build is loaded. `build` is the one that the page runs. */
  | { readonly type: 'upgrade.loaded'; readonly build: string };

export type AppEvent =
  | AppNews
  | AppRequest
  | SessionEmitted
  | RegistrationEmitted
  | NavigationEmitted
  | UpgradeEmitted
  | PlayerEmitted;

export interface AppInput {
  /** The address at which the page was opened. */
  readonly at: Address;
  /** Distributes the polls of pages that were opened at the same time: from 0 up to but excluding 1. */
  readonly spread: number;
}

export interface AppContext extends AppInput, IntentSource {
  /** The player who was signed in last, until the page is reloaded. */
  readonly playerId: string | null;
  /** What is known of the session since it has settled last. */
  readonly status: SessionSettled['status'] | null;
  /** The agency whose layout is rendered. */
  readonly agencyId: string | null;
}
