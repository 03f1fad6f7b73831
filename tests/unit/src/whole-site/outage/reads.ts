/** Subscribes to the queries of a player's pages, for simulated clients without views. */
import {
  InfiniteQueryObserver,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { PROVIDERS } from '../../../../../contract/values.ts';
import { agencyRead } from '../../../../../src/api/agency.ts';
import { depositListRead, openDepositsRead } from '../../../../../src/api/orders.ts';
import { gamesRead } from '../../../../../src/api/games.ts';
import { creditRead, playerRead } from '../../../../../src/api/player.ts';
import { currentPromotionsRead, currentUsageRead } from '../../../../../src/api/promotions.ts';
import { usageListRead } from '../../../../../src/api/usages.ts';
import { withdrawListRead } from '../../../../../src/api/orders.ts';
import { gameFilterOf, gameViewIn } from '../../../../../src/features/game/game-view.ts';
import { listPageIn } from '../../../../../src/app/navigation/page-number.ts';
import { splitAddress, paths, providerIn } from '../../../../../src/app/paths.ts';
import type { Site } from '../../../../../src/app/site.ts';

/** Observes the reads of the layout around every page, which stays mounted when the page changes (`Root`, `SiteFooter`). */
export function showFrame({ client, queries }: Site): () => void {
  return observe(queries, [agencyRead(client), currentPromotionsRead(client)]);
}

/** Observes the reads of a page, without a view; returns a function that stops it. */
export function show({ client, queries }: Site, address: string): () => void {
  const { path, search } = splitAddress(address);
  const stops: (() => void)[] = [];
  const observeAll = (...reads: readonly Read[]) => stops.push(observe(queries, reads));
  const observeGames = (filter: Parameters<typeof gamesRead>[1]) => {
    stops.push(new InfiniteQueryObserver(queries, gamesRead(client, filter)).subscribe(() => undefined));
  };

  const provider = providerIn(path);
  if (path === paths.home) {
    observeAll(
      playerRead(client),
      openDepositsRead(client),
      currentUsageRead(client),
      ...PROVIDERS.map((known) => creditRead(client, known)),
    );
    observeGames({ category: 'slot' });
  } else if (provider) {
    observeAll(creditRead(client, provider));
    observeGames(gameFilterOf(provider, gameViewIn(search)));
  } else if (path === paths.depositHistory) observeAll(depositListRead(client, listPageIn(search)));
  else if (path === paths.withdrawHistory) observeAll(withdrawListRead(client, listPageIn(search)));
  else if (path === paths.promotionHistory) observeAll(usageListRead(client, listPageIn(search)));
  return () => {
    for (const stop of stops) stop();
  };
}

type Read = { readonly queryKey: QueryKey };

function observe(queries: QueryClient, reads: readonly Read[]): () => void {
  const stops = reads.map((read) =>
    new QueryObserver(queries, read as QueryObserverOptions).subscribe(() => undefined),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
