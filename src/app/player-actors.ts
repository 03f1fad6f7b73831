import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { type AnyStateMachine, assign, fromCallback } from 'xstate';
import type { Deposit } from '../../contract/deposit.ts';
import { responsiblePlayAt } from '../../contract/rules/responsible-play.ts';
import { playerMachine } from '../../machines/player.machine.ts';
import type { PlayerEvent, PlayerNews } from '../../machines/player.vocabulary.ts';
import { reporting } from '../../machines/reporting.ts';
import { sessionReminderMachine } from '../../machines/sessionReminder.machine.ts';
import {
  depositRead,
  newestDepositsRead,
  openDepositsRead,
  openWithdrawsRead,
  withdrawRead,
} from '../api/orders.ts';
import { playerRead, responsiblePlayRead } from '../api/player.ts';
import { bankAccountWithActors } from '../features/bank/bank-account-actors.ts';
import { depositOrderWithActors, depositWithActors } from '../features/deposit/deposit-actors.ts';
import { DepositJournal } from '../features/deposit/deposit-journal.ts';
import { gameLaunchWithActors } from '../features/game/game-launch-actors.ts';
import { passwordChangeWithActors } from '../features/password/password-change-actors.ts';
import {
  promotionCancelWithActors,
  promotionClaimWithActors,
} from '../features/promotion/promotion-actors.ts';
import { CancellationJournal, ClaimJournal } from '../features/promotion/promotion-journals.ts';
import { responsiblePlayWithActors } from '../features/responsible-play/responsible-play-actors.ts';
import { VisitMemory } from '../features/responsible-play/visit-memory.ts';
import { withdrawWithActors } from '../features/withdraw/withdraw-actors.ts';
import { WithdrawJournal } from '../features/withdraw/withdraw-journal.ts';
import { onRead } from './actors/machine-reads.ts';
import { forgetForm } from './journal/form-memory.ts';
import type { GameTab } from './game-tab.ts';
import type { Services } from './site.ts';

interface Dependencies extends Services {
  readonly gameTab: GameTab;
}

/** The machines of a player's orders and promotions; tests replace them by mutants. */
export const PLAYER_ACTORS = {
  deposit: depositWithActors,
  withdraw: withdrawWithActors,
  claim: promotionClaimWithActors,
  cancel: promotionCancelWithActors,
};

/** The player machine for one player: its actors, the reads that it observes, and the journals of this tab. */
export function playerWithActors(site: Dependencies, playerId: string, actors = PLAYER_ACTORS) {
  const { browser, client, queries, gameTab } = site;
  const journals = {
    deposit: new DepositJournal(browser.tab, playerId),
    withdraw: new WithdrawJournal(browser.tab, playerId),
    claim: new ClaimJournal(browser.tab, playerId),
    cancellation: new CancellationJournal(browser.tab, playerId),
    visit: new VisitMemory(browser.tab),
  };
  const machine = playerMachine.provide({
    actors: {
      deposit: reporting(withReportingOrder(actors.deposit(site, journals.deposit)), 'player'),
      depositOrder: reporting(depositOrderWithActors(site), 'player'),
      withdraw: reporting(withReportingOrder(actors.withdraw(client, queries, journals.withdraw)), 'player'),
      promotionClaim: reporting(actors.claim(site, journals.claim), 'player'),
      promotionCancel: reporting(actors.cancel(site, journals.cancellation), 'player'),
      bankAccount: reporting(bankAccountWithActors(site), 'player'),
      passwordChange: reporting(passwordChangeWithActors(site), 'player'),
      responsiblePlay: reporting(responsiblePlayWithActors(site), 'player'),
      sessionReminder: reporting(sessionReminderMachine, 'player'),
      gameLaunch: reporting(
        gameLaunchWithActors(client, () => gameTab.isThere()),
        'player',
      ),
      orderReads: fromCallback(({ sendBack }) => observeOrders(site, sendBack)),
      bankAccountReads: fromCallback(({ sendBack }) =>
        onRead(queries, playerRead(client).queryKey, ({ bankAccounts: accounts }) =>
          sendBack({ type: 'bankAccount.observed', accounts } satisfies PlayerNews),
        ),
      ),
      visit: fromCallback(({ sendBack }) => {
        const now = client.clock.now();
        const visit = journals.visit.recall(playerId) ?? { startedAt: now, answeredAt: now };
        sendBack({ type: 'visit.began', visit } satisfies PlayerNews);
        return new QueryObserver(queries, responsiblePlayRead(client)).subscribe(({ data }) => {
          if (!data) return;
          const minutes = responsiblePlayAt(data, client.clock.now()).limits.sessionReminderMinutes;
          sendBack({ type: 'reminder.set', minutes } satisfies PlayerNews);
        });
      }),
    },
    actions: {
      recallJournals: assign(() => {
        const { draft: choice, intent } = journals.claim.read();
        return {
          recalled: { claim: { choice, intent }, cancellation: { intent: journals.cancellation.read() } },
        };
      }),
      keepInJournal({ event, self }) {
        keep(event);
        // Only a change of the limits has a form that is remembered.
        const isOfLimits = () =>
          self.getSnapshot().children['responsiblePlay']?.getSnapshot().context.intent?.kind === 'limits';
        if (event.type === 'domain.responsiblePlay.changed' && isOfLimits())
          forgetForm(browser.tab, 'limits-form');
      },
      moveGameTab({ event }) {
        if (event.type === 'gameTab.sent') gameTab.goTo(event.address);
        else gameTab.close();
      },
    },
  });

  /** Intents are settled on the machine's event, not on the response: a rejected retry may leave the first outcome unknown. */
  function keep(event: PlayerEvent): void {
    const { deposit, withdraw, claim, cancellation, visit } = journals;
    switch (event.type) {
      case 'deposit.drafted':
        return deposit.keepDraft(event.draft);
      case 'domain.deposit.rejected':
        return deposit.settleIntent();
      case 'domain.deposit.followed':
        return deposit.follow(event.code);
      case 'domain.deposit.left':
        return deposit.leave();
      case 'withdraw.drafted':
        return withdraw.keepDraft(event.draft);
      case 'domain.withdraw.rejected':
        return withdraw.settleIntent();
      case 'domain.withdraw.followed':
        return withdraw.follow(event.code);
      case 'domain.withdraw.left':
        return withdraw.leave();
      case 'domain.promotion.rejected':
        return claim.settleIntent();
      case 'promotion.chosen':
        return event.choice === null ? claim.forget() : claim.keepDraft(event.choice);
      case 'domain.promotion.claimed':
        return claim.forget();
      case 'domain.promotion.canceled':
      case 'domain.promotion.kept':
        return cancellation.settle();
      case 'domain.bankAccount.added':
        return forgetForm(browser.tab, 'bank-form');
      case 'visit.noted':
        return visit.keep(playerId, event.visit);
    }
  }

  return reporting(machine, 'app');
}

/** The followed order reports to the player itself, not through the machine that invokes it. */
function withReportingOrder<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const followOrder = reporting(machine.implementations.actors['followOrder'] as AnyStateMachine, 'player');
  return machine.provide({ actors: { followOrder } }) as Machine;
}

/** Reports what any view reads of the player's orders: polling, a refetch on focus. */
function observeOrders({ client, queries }: Dependencies, sendBack: (news: PlayerNews) => void) {
  const observeOpen = (deposits: readonly Deposit[]) => {
    const deposit = deposits.find(({ status }) => status === 'OPEN');
    if (deposit) sendBack({ type: 'deposit.observed', deposit });
  };
  const stops = [
    onRead(queries, openDepositsRead(client).queryKey, observeOpen),
    onRead(queries, newestDepositsRead(client).queryKey, ({ items }) => observeOpen(items)),
    onRead(queries, anyOrder(depositRead(client, '').queryKey), (deposit) =>
      sendBack({ type: 'order.observed', deposit }),
    ),
    onRead(queries, openWithdrawsRead(client).queryKey, ([withdraw]) => {
      if (withdraw) sendBack({ type: 'withdraw.observed', withdraw });
    }),
    onRead(queries, anyOrder(withdrawRead(client, '').queryKey), (withdraw) =>
      sendBack({ type: 'withdraw.observed', withdraw }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The prefix of the reads of single orders, whatever their code. */
function anyOrder<Key extends QueryKey>(key: Key): Key {
  return key.slice(0, -1) as readonly unknown[] as Key;
}
