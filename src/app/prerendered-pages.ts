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

/** Requests of every page: the agency, and the promotions in the footer. */
const ALWAYS = [pathOf('agencyInfo', {}), pathOf('promotionsCurrent', {})];

/** The public pages (specification §2). */
export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    name: 'home',
    path: paths.home,
    title: 'home.title',
    code: 'src/features/home/HomePage.tsx',
    asks: [...ALWAYS, gamesAddress({ category: GAME_CATEGORIES[0] })],
  },
  {
    name: 'login',
    path: paths.login,
    title: 'login.title',
    code: 'src/features/login/LoginPage.tsx',
    asks: ALWAYS,
  },
  {
    name: 'register',
    path: paths.register,
    title: 'register.title',
    code: 'src/features/register/RegisterPage.tsx',
    asks: ALWAYS,
  },
];
