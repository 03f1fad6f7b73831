/** What the pages of a player ask for while they are shown, for clients without views. */
import {
  InfiniteQueryObserver,
  QueryObserver,
  type QueryObserverOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { PROVIDERS } from '../../../contract/values.ts';
import { agencyRead } from '../../../src/api/agency.ts';
import { depositListRead, openDepositsRead } from '../../../src/api/deposits.ts';
import { gamesRead } from '../../../src/api/games.ts';
import { creditRead, playerRead } from '../../../src/api/player.ts';
import { currentPromotionsRead, currentUsageRead, usageListRead } from '../../../src/api/promotions.ts';
import { withdrawListRead } from '../../../src/api/withdraws.ts';
import { gameFilterOf, gameViewIn } from '../../../src/app/games/game-view.ts';
import { listPageIn } from '../../../src/app/page-number.ts';
import { partsOf, paths, providerIn } from '../../../src/app/paths.ts';
import type { Site } from '../../../src/app/site.ts';

/** Shows a page's reads to nobody; returns how they go off the page again. */
export function show({ client, queries }: Site, address: string): () => void {
  const { path, search } = partsOf(address);
  const stops: (() => void)[] = [];
  const observe = <Key extends QueryKey>(read: QueryObserverOptions<never, Error, never, never, Key>) => {
    stops.push(new QueryObserver(queries, read).subscribe(() => undefined));
  };
  const observeAll = (...reads: readonly { readonly queryKey: QueryKey }[]) => {
    for (const read of reads) observe(read as QueryObserverOptions<never, Error, never, never, QueryKey>);
  };
  const observeGames = (filter: Parameters<typeof gamesRead>[1]) => {
    stops.push(new InfiniteQueryObserver(queries, gamesRead(client, filter)).subscribe(() => undefined));
  };

  observeAll(agencyRead(client));
  const provider = providerIn(path);
  if (path === paths.home) {
    observeAll(
      playerRead(client),
      openDepositsRead(client),
      currentUsageRead(client),
      ...PROVIDERS.map((known) => creditRead(client, known)),
      currentPromotionsRead(client),
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
