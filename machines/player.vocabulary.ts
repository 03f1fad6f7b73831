/** The events of the `player` actor: requests of the views, news, and reports of its actors. */
import type { BankAccount } from '../contract/bank.ts';
import type { Deposit } from '../contract/deposit.ts';
import type { Withdraw } from '../contract/withdraw.ts';
import type { AppNews, PlayerEmitted } from './app.vocabulary.ts';
import type { DepositOrderEmitted } from './deposit.vocabulary.ts';
import type { GameLaunchEmitted } from './gameLaunch.machine.ts';
import type { NavigationEmitted } from './navigation.machine.ts';
import type { PromotionCancelInput } from './promotionCancel.machine.ts';
import type { PromotionClaimInput } from './promotionClaim.machine.ts';
import type { SessionReminderEmitted, SessionReminderEvent } from './sessionReminder.machine.ts';
import type { IntentSource } from './submission.vocabulary.ts';

export interface PlayerInput extends IntentSource {
  readonly playerId: string;
}

/** What the journals of this tab still hold of the player. */
export interface RecalledJournals {
  readonly claim: Pick<PromotionClaimInput, 'choice' | 'intent'>;
  readonly cancellation: Pick<PromotionCancelInput, 'intent'>;
}

export interface PlayerContext extends PlayerInput {
  readonly recalled: RecalledJournals;
  /** The code of the order of the history that the player sees. */
  readonly shownOrder: string | null;
  /** The codes of the orders of the history that have an actor: the shown one, and closed ones with a check in progress. */
  readonly followedOrders: readonly string[];
}

/** The id of the actor that follows an order of the history, also its `systemId`. */
export type HistoryOrderId = `depositOrder:${string}`;

export function historyOrderId(code: string): HistoryOrderId {
  return `depositOrder:${code}`;
}

/** What any view reads from the server, and the visit that this tab remembers. */
export type PlayerNews =
  | { readonly type: 'deposit.observed'; readonly deposit: Deposit }
  | { readonly type: 'order.observed'; readonly deposit: Deposit }
  | { readonly type: 'withdraw.observed'; readonly withdraw: Withdraw }
  | { readonly type: 'bankAccount.observed'; readonly accounts: readonly BankAccount[] }
  | Extract<SessionReminderEvent, { readonly type: 'visit.began' | 'reminder.set' }>;

export type PlayerRequest =
  /** The deposit page is open. */
  | { readonly type: 'deposit.opened' }
  /** The withdrawal page is open. */
  | { readonly type: 'withdraw.opened' }
  /** A view shows an order of the history. */
  | { readonly type: 'order.shown'; readonly deposit: Deposit }
  /** The view has closed it. */
  | { readonly type: 'order.hidden'; readonly code: string };

export type PlayerEvent =
  | PlayerRequest
  | PlayerNews
  | Extract<
      AppNews,
      {
        readonly type:
          | 'news.network.restored'
          | 'news.page.returned'
          | 'news.clock.corrected'
          | 'news.navigation.moved';
      }
    >
  | Extract<NavigationEmitted, { readonly type: 'news.navigation.arrived' }>
  | PlayerEmitted
  | DepositOrderEmitted
  | GameLaunchEmitted
  | SessionReminderEmitted;
