import { OrderFilters } from '../../../contract/order.ts';
import { UsageFilters } from '../../../contract/promotion.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { currencyOptionsRead, ratesRead } from '../../api/currencies.ts';
import { gamesRead } from '../../api/games.ts';
import {
  depositConfigRead,
  depositListRead,
  newestDepositsRead,
  newestWithdrawsRead,
  openDepositsRead,
  withdrawConfigRead,
  withdrawListRead,
} from '../../api/orders.ts';
import { currentPromotionsRead, currentUsageRead } from '../../api/promotions.ts';
import { usageListRead } from '../../api/usages.ts';
import { banksRead } from '../../features/bank/bank-queries.ts';
import { gameFilterOf, gameViewIn } from '../../features/game/game-view.ts';
import { gamePath, paths } from '../paths.ts';
import { historyViewIn } from './history-address.ts';
import type { Ahead } from './routes.ts';

/** The queries of each player page, and of home for a player, by its route: prefetched while its code loads. Part of the code of players. */
export const PLAYER_READS: Readonly<Record<string, (ahead: Ahead) => void>> = {
  [paths.home]({ client, queries }) {
    void queries.prefetchQuery(openDepositsRead(client));
    void queries.prefetchQuery(currentUsageRead(client));
  },
  [paths.deposit]({ client, queries }) {
    void queries.prefetchQuery(depositConfigRead(client));
    void queries.prefetchQuery(currencyOptionsRead(client));
    void queries.prefetchQuery(ratesRead(client));
    void queries.prefetchQuery(newestDepositsRead(client));
    void queries.prefetchQuery(currentUsageRead(client));
  },
  [paths.depositHistory]({ client, queries, search }) {
    void queries.prefetchQuery(depositListRead(client, historyViewIn(search, OrderFilters)));
  },
  [paths.withdraw]({ client, queries }) {
    void queries.prefetchQuery(withdrawConfigRead(client));
    void queries.prefetchQuery(newestWithdrawsRead(client));
    void queries.prefetchQuery(currentUsageRead(client));
  },
  [paths.withdrawHistory]({ client, queries, search }) {
    void queries.prefetchQuery(withdrawListRead(client, historyViewIn(search, OrderFilters)));
  },
  [paths.bank]({ client, queries }) {
    void queries.prefetchQuery(banksRead(client));
  },
  [paths.promotions]({ client, queries }) {
    void queries.prefetchQuery(currentPromotionsRead(client));
    void queries.prefetchQuery(currentUsageRead(client));
  },
  [paths.promotionHistory]({ client, queries, search }) {
    void queries.prefetchQuery(usageListRead(client, historyViewIn(search, UsageFilters)));
  },
  ...Object.fromEntries(
    PROVIDERS.map((provider) => [
      gamePath(provider),
      ({ client, queries, search }: Ahead) => {
        const filter = gameFilterOf(provider, gameViewIn(search));
        void queries.prefetchInfiniteQuery(gamesRead(client, filter));
      },
    ]),
  ),
};
