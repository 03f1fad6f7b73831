import { GAME_CATEGORIES } from '../../contract/game.ts';
import { pathOf } from '../../contract/endpoints.ts';
import { gamesAddress } from '../api/games.ts';
import { paths } from './paths.ts';

/** A page whose markup, for an unknown visitor, is prerendered by the build. */
export interface PrerenderedPage {
  readonly name: string;
  readonly path: string;
  /** The message id of the page's title. */
  readonly title: string;
  /** The module of the page's code, which the HTML preloads. */
  readonly code: string;
  /** API paths that the script in the page's head requests before any code has loaded, besides `LOOK_UP`. */
  readonly asks: readonly string[];
}

/** The path of the player lookup. The head requests it only if the browser has the XSRF cookie (docs/decisions/0031). */
export const LOOK_UP = pathOf('playerInfo', {});

/** Requests of every other page, whose markup is not prerendered. */
export const ALWAYS_ASKED = [pathOf('agencyInfo', {})];

/** Requests of every prerendered page: the promotions are those in the footer. */
const ASKED = [...ALWAYS_ASKED, pathOf('promotionsCurrent', {})];

/** A module, and the parts of the catalogs that it is loaded with. */
export interface PreloadedCode {
  readonly code: string;
  readonly parts: readonly string[];
}

/** What the head preloads for a remembered player. */
export const PLAYER_CODE: PreloadedCode = { code: 'src/app/player-code.ts', parts: ['player'] };

/** What the head of home preloads for a remembered player, besides `PLAYER_CODE`. */
export const PLAYER_HOME: PreloadedCode = { code: 'src/features/home/PlayerHome.tsx', parts: [] };

/** What the head preloads for a remembered player at the path of a page, as `navigation/routes.ts` loads it. */
export const PLAYER_PAGES: Readonly<Record<string, PreloadedCode>> = {
  [paths.deposit]: { code: 'src/features/deposit/DepositPage.tsx', parts: ['deposit'] },
  [paths.depositHistory]: {
    code: 'src/features/deposit/DepositHistoryPage.tsx',
    parts: ['deposit', 'history'],
  },
  [paths.withdraw]: { code: 'src/features/withdraw/WithdrawPage.tsx', parts: ['withdraw'] },
  [paths.withdrawHistory]: {
    code: 'src/features/withdraw/WithdrawHistoryPage.tsx',
    parts: ['withdraw', 'history'],
  },
  [paths.bank]: { code: 'src/features/bank/BankPage.tsx', parts: [] },
  [paths.promotions]: { code: 'src/features/promotion/PromotionsPage.tsx', parts: ['promotion'] },
};

/** The public pages (specification §2). */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    name: 'home',
    path: paths.home,
    title: 'home.title',
    code: 'src/features/home/HomePage.tsx',
    asks: [...ASKED, gamesAddress({ category: GAME_CATEGORIES[0] })],
  },
  {
    name: 'login',
    path: paths.login,
    title: 'login.title',
    code: 'src/features/login/LoginPage.tsx',
    asks: ASKED,
  },
  {
    name: 'register',
    path: paths.register,
    title: 'register.title',
    code: 'src/features/register/RegisterPage.tsx',
    asks: ASKED,
  },
];
