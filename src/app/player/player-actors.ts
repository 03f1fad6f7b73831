import { assign, fromCallback } from 'xstate';
import type { Deposit } from '../../../contract/deposit.ts';
import type { News } from '../../../machines/news.ts';
import { playerMachine } from '../../../machines/player.machine.ts';
import { newestDepositsRead, openDepositsRead, openWithdrawsRead } from '../../api/orders.ts';
import { playerRead } from '../../api/player.ts';
import { bankAccountWithActors } from '../../features/bank/bank-account-actors.ts';
import { depositOrderWithActors, depositWithActors } from '../../features/deposit/deposit-actors.ts';
import { gameLaunchWithActors } from '../../features/game/game-launch-actors.ts';
import { passwordChangeWithActors } from '../../features/password/password-change-actors.ts';
import {
  promotionCancelWithActors,
  promotionClaimWithActors,
} from '../../features/promotion/promotion-actors.ts';
import { CancellationJournal, ClaimJournal } from '../../features/promotion/promotion-journals.ts';
import { responsiblePlayWithActors } from '../../features/responsible-play/responsible-play-actors.ts';
import { withdrawWithActors } from '../../features/withdraw/withdraw-actors.ts';
import type { SessionReminder } from '../../features/responsible-play/session-reminder.ts';
import type { GameTab } from './game-tab.ts';
import { onRead } from '../actors/machine-reads.ts';
import type { MessageServices, Services } from '../services.ts';

/** The machines of a player's orders and promotions; tests replace them by mutants. */
export const PLAYER_ACTORS = {
  deposit: depositWithActors,
  withdraw: withdrawWithActors,
  claim: promotionClaimWithActors,
  cancel: promotionCancelWithActors,
};

/** The player machine for one player: its machines with their journals in this tab, and the reads that they hear of. */
export function playerWithActors(
  site: MessageServices,
  { gameTab, sessionReminder }: { readonly gameTab: GameTab; readonly sessionReminder: SessionReminder },
  playerId: string,
  actors = PLAYER_ACTORS,
) {
  const { browser, client } = site;
  const claim = new ClaimJournal(browser.tab, playerId);
  const cancellation = new CancellationJournal(browser.tab, playerId);
  return playerMachine.provide({
    actors: {
      deposit: actors.deposit(site, playerId),
      depositOrder: depositOrderWithActors(site),
      withdraw: actors.withdraw(site, playerId),
      promotionClaim: actors.claim(site, claim),
      promotionCancel: actors.cancel(site, cancellation),
      bankAccount: bankAccountWithActors(site),
      passwordChange: passwordChangeWithActors(site),
      responsiblePlay: responsiblePlayWithActors(site),
      sessionReminder: fromCallback(() => sessionReminder.start(playerId)),
      gameLaunch: gameLaunchWithActors(client, gameTab),
      reads: fromCallback(({ system }) => observeReads(site, (news) => system.get('app')?.send(news))),
    },
    actions: {
      recallJournals: assign(() => {
        const { draft: choice, intent } = claim.read();
        return { recalled: { claim: { choice, intent }, cancellation: { intent: cancellation.read() } } };
      }),
    },
  });
}

/** Tells what any view reads of the player's orders and bank accounts: polling, a refetch on focus. */
function observeReads({ client, queries }: Services, tell: (news: News) => void) {
  const observeOpen = (deposits: readonly Deposit[]) => {
    const deposit = deposits.find(({ status }) => status === 'OPEN');
    if (deposit) tell({ type: 'news.deposit.observed', deposit });
  };
  const stops = [
    onRead(queries, openDepositsRead(client).queryKey, observeOpen),
    onRead(queries, newestDepositsRead(client).queryKey, ({ items }) => observeOpen(items)),
    onRead(queries, openWithdrawsRead(client).queryKey, ([withdraw]) => {
      if (withdraw) tell({ type: 'news.withdraw.observed', withdraw });
    }),
    onRead(queries, playerRead(client).queryKey, ({ bankAccounts: accounts }) =>
      tell({ type: 'news.bankAccount.observed', accounts }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
