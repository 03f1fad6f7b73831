import { GAME_CATEGORIES } from '../../contract/game.ts';
import { pathOf } from '../../contract/endpoints.ts';
import { gamesAddress } from '../api/games.ts';
import { paths } from './paths.ts';

/** A page whose first view, for an unknown visitor, is prerendered by the build. */
export interface PrerenderedPage {
  readonly name: string;
  readonly path: string;
  /** The words that name it: a message of the catalogs. */
  readonly title: string;
  /** The module of its code, which is fetched along. */
  readonly code: string;
  /** What its head asks the server for, before any code has come, besides `LOOK_UP`. */
  readonly asks: readonly string[];
}

/** Who is signed in: the head asks only in a browser with the XSRF cookie (docs/decisions/0031). */
export const LOOK_UP = pathOf('playerInfo', {});

/** Whose site it is, and what its footer tells. */
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
