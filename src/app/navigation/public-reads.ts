/** What pages read without a player: by the page's code while it loads, and by the head of a prerendered page before. */
import type { QueryClient } from '@tanstack/react-query';
import { pathOf } from '../../../contract/endpoints.ts';
import { GAME_CATEGORIES } from '../../../contract/game.ts';
import type { Client } from '../../api/client.ts';
import { gamesAddress, gamesRead } from '../../api/games.ts';
import { currentPromotionsRead } from '../../api/promotions.ts';

/** What a read ahead works with: the address that is entered, its path and its query. */
export interface ReadAhead {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly path: string;
  readonly search: string;
}

interface Read {
  readonly prefetch: (ahead: ReadAhead) => void;
  /** The API path of the read at an address without a query. */
  readonly address: string;
}

export type PublicRead = 'lobby' | 'promotions';

export const PUBLIC_READS: Readonly<Record<PublicRead, Read>> = {
  /** The games of the category in the address, by default of the first. */
  lobby: {
    prefetch({ client, queries, search }) {
      const asked = new URLSearchParams(search).get('category');
      const category = GAME_CATEGORIES.find((known) => known === asked) ?? GAME_CATEGORIES[0];
      void queries.prefetchInfiniteQuery(gamesRead(client, { category }));
    },
    address: gamesAddress({ category: GAME_CATEGORIES[0] }),
  },
  promotions: {
    prefetch: ({ client, queries }) => void queries.prefetchQuery(currentPromotionsRead(client)),
    address: pathOf('promotionsCurrent', {}),
  },
};
