import type { QueryClient } from '@tanstack/react-query';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { GAME_CATEGORIES } from '../../../contract/game.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import type { Client } from '../../api/client.ts';
import { gamesRead } from '../../api/games.ts';
import { currentPromotionsRead } from '../../api/promotions.ts';
import { gamePath, splitAddress, paths } from '../paths.ts';
import { playerHome } from '../../features/home/player-home.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/**
 * Who may enter a page, and whether entering it requests the current player of a visitor (specification §2): `home`
 * requests the player; `public` does too, and redirects a signed-in player; `player` redirects a visitor; `open` requests
 * nothing.
 */
export type RouteGroup = 'home' | 'public' | 'player' | 'open';

/** Arguments of `readAhead`. */
export interface Ahead {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly search: string;
}

export interface RouteEntry {
  /** A wouter pattern, such as `/player/promotion/:promotionId`. */
  readonly path: string;
  readonly group: RouteGroup;
  readonly page: LazyPage;
  /** What the page contains for a signed-in player only. */
  readonly playersPart?: LazyPage;
  /** Prefetches the page's queries while its code loads. Those of player pages are in `player-reads.ts`. */
  readonly readAhead?: (ahead: Ahead) => void;
}

/** One page for all five providers: it takes the provider from its URL. */
const gamePage = lazyPage(() => import('../../features/game/GamePage.tsx'), 'player');

/** The routes: specification §2, and two additional pages (safe play, contact). The first match wins. */
export const ROUTES: readonly RouteEntry[] = [
  {
    path: paths.home,
    group: 'home',
    page: lazyPage(() => import('../../features/home/HomePage.tsx')),
    playersPart: playerHome,
    readAhead({ client, queries, search }) {
      const asked = new URLSearchParams(search).get('category');
      const category = GAME_CATEGORIES.find((known) => known === asked) ?? GAME_CATEGORIES[0];
      void queries.prefetchInfiniteQuery(gamesRead(client, { category }));
      void queries.prefetchQuery(currentPromotionsRead(client));
    },
  },
  { path: paths.login, group: 'public', page: lazyPage(() => import('../../features/login/LoginPage.tsx')) },
  {
    path: paths.register,
    group: 'public',
    page: lazyPage(() => import('../../features/register/RegisterPage.tsx')),
  },
  {
    path: paths.deposit,
    group: 'player',
    page: lazyPage(() => import('../../features/deposit/DepositPage.tsx'), 'player', 'deposit'),
  },
  {
    path: paths.depositHistory,
    group: 'player',
    page: lazyPage(
      () => import('../../features/deposit/DepositHistoryPage.tsx'),
      'player',
      'deposit',
      'history',
    ),
  },
  {
    path: paths.withdraw,
    group: 'player',
    page: lazyPage(() => import('../../features/withdraw/WithdrawPage.tsx'), 'player', 'withdraw'),
  },
  {
    path: paths.withdrawHistory,
    group: 'player',
    page: lazyPage(
      () => import('../../features/withdraw/WithdrawHistoryPage.tsx'),
      'player',
      'withdraw',
      'history',
    ),
  },
  {
    path: paths.bank,
    group: 'player',
    page: lazyPage(() => import('../../features/bank/BankPage.tsx'), 'player'),
  },
  {
    path: paths.promotions,
    group: 'player',
    page: lazyPage(() => import('../../features/promotion/PromotionsPage.tsx'), 'player', 'promotion'),
  },
  {
    path: paths.promotionHistory,
    group: 'player',
    page: lazyPage(
      () => import('../../features/promotion/PromotionHistoryPage.tsx'),
      'player',
      'promotion',
      'history',
    ),
  },
  {
    path: `${paths.promotions}:promotionId`,
    group: 'player',
    page: lazyPage(() => import('../../features/promotion/PromotionPage.tsx'), 'player', 'promotion'),
  },
  ...PROVIDERS.map(
    (provider): RouteEntry => ({
      path: gamePath(provider),
      group: 'player',
      page: gamePage,
    }),
  ),
  {
    path: paths.responsiblePlay,
    group: 'open',
    page: lazyPage(() => import('../../features/responsible-play/ResponsiblePlayPage.tsx'), 'player', 'open'),
  },
  {
    path: paths.contact,
    group: 'open',
    page: lazyPage(() => import('../../features/contact/ContactPage.tsx'), 'open'),
  },
];

/** The route of an address; null if there is none. The trailing slash is optional. */
export function routeAt(address: string): RouteEntry | null {
  const { path } = splitAddress(address);
  return ROUTES.find((route) => matchRoute(parse, route.path, path)[0]) ?? null;
}
