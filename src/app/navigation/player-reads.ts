import { OrderFilters } from '../../../contract/order.ts';
import { UsageFilters } from '../../../contract/promotion.ts';
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
import { providerIn } from '../paths.ts';
import { historyViewIn } from './history-address.ts';
import type { ReadAhead } from './public-reads.ts';

/** What pages read for a player, prefetched while their code loads. Part of the code of players: `pages.ts` knows only the names. */
export const PLAYER_READS = {
  openDeposits: ({ client, queries }) => void queries.prefetchQuery(openDepositsRead(client)),
  newestDeposits: ({ client, queries }) => void queries.prefetchQuery(newestDepositsRead(client)),
  depositConfig: ({ client, queries }) => void queries.prefetchQuery(depositConfigRead(client)),
  depositList: ({ client, queries, search }) =>
    void queries.prefetchQuery(depositListRead(client, historyViewIn(search, OrderFilters))),
  currencyOptions: ({ client, queries }) => void queries.prefetchQuery(currencyOptionsRead(client)),
  rates: ({ client, queries }) => void queries.prefetchQuery(ratesRead(client)),
  newestWithdraws: ({ client, queries }) => void queries.prefetchQuery(newestWithdrawsRead(client)),
  withdrawConfig: ({ client, queries }) => void queries.prefetchQuery(withdrawConfigRead(client)),
  withdrawList: ({ client, queries, search }) =>
    void queries.prefetchQuery(withdrawListRead(client, historyViewIn(search, OrderFilters))),
  banks: ({ client, queries }) => void queries.prefetchQuery(banksRead(client)),
  currentPromotions: ({ client, queries }) => void queries.prefetchQuery(currentPromotionsRead(client)),
  currentUsage: ({ client, queries }) => void queries.prefetchQuery(currentUsageRead(client)),
  usageList: ({ client, queries, search }) =>
    void queries.prefetchQuery(usageListRead(client, historyViewIn(search, UsageFilters))),
  /** The games of the provider whose page is entered. */
  games({ client, queries, path, search }) {
    const provider = providerIn(path);
    if (provider)
      void queries.prefetchInfiniteQuery(gamesRead(client, gameFilterOf(provider, gameViewIn(search))));
  },
} satisfies Readonly<Record<string, (ahead: ReadAhead) => void>>;

export type PlayerRead = keyof typeof PLAYER_READS;
