import type { Provider } from '../../contract/values.ts';
import type { paths } from '../../src/app/paths.ts';
import type { PageState, StateEntry } from './page-state.ts';
import { LOGIN_STATES, REGISTER_STATES } from './states/account.ts';
import { BANK_STATES } from './states/bank.ts';
import { CONTACT_STATES, SAFE_PLAY_STATES } from './states/responsible-play.ts';
import { DEPOSIT_STATES } from './states/deposit.ts';
import { FAILURE_STATES } from './states/failures.ts';
import { gameStates } from './states/games.ts';
import {
  DEPOSIT_HISTORY_STATES,
  PROMOTION_HISTORY_STATES,
  WITHDRAW_HISTORY_STATES,
} from './states/histories.ts';
import { HOME_STATES } from './states/home.ts';
import { LAYOUT_STATES } from './states/layout.ts';
import { PROMOTION_STATES, PROMOTIONS_STATES } from './states/promotions.ts';
import { WITHDRAW_STATES } from './states/withdraw.ts';

/** The paths of the route table, as a type. A test compares the keys of `STATES` with the table. */
export type RoutePath =
  | (typeof paths)[keyof typeof paths]
  | '/player/promotion/:promotionId'
  | `/player/game/${Provider}`;

/** The states of every page. A page without one does not compile. */
export const STATES: Readonly<Record<RoutePath, readonly [StateEntry, ...StateEntry[]]>> = {
  '/': HOME_STATES,
  '/login/': LOGIN_STATES,
  '/register/': REGISTER_STATES,
  '/player/deposit/': DEPOSIT_STATES,
  '/player/deposit/history': DEPOSIT_HISTORY_STATES,
  '/player/withdraw/': WITHDRAW_STATES,
  '/player/withdraw/history': WITHDRAW_HISTORY_STATES,
  '/player/bank/': BANK_STATES,
  '/player/promotion/': PROMOTIONS_STATES,
  '/player/promotion/history': PROMOTION_HISTORY_STATES,
  '/player/promotion/:promotionId': PROMOTION_STATES,
  '/player/game/alphabet': gameStates('alphabet'),
  '/player/game/askmebet': gameStates('askmebet'),
  '/player/game/betflix': gameStates('betflix'),
  '/player/game/gclub': gameStates('gclub'),
  '/player/game/gclub_live': gameStates('gclub_live'),
  '/responsible-play/': SAFE_PLAY_STATES,
  '/contact/': CONTACT_STATES,
};

/** States outside the route table: of the layout around every page, and of the failures that replace a page. */
export const STATES_OF_NO_PAGE = {
  'around every page': LAYOUT_STATES,
  'in place of a page': FAILURE_STATES,
} as const satisfies Readonly<Record<string, readonly StateEntry[]>>;

/** All states by page, in the order in which the gallery lists them. */
export const SHOWN_STATES: Readonly<Record<string, readonly PageState[]>> = Object.fromEntries(
  Object.entries<readonly StateEntry[]>({ ...STATES, ...STATES_OF_NO_PAGE }).map(([page, states]) => [
    page,
    states.map((state) => ({ address: page, ...state })),
  ]),
);

/** Returns the state of a page by its name. Throws if the gallery has no such state. */
export function stateNamed(page: string, name: string): PageState {
  const state = SHOWN_STATES[page]?.find((candidate) => candidate.name === name);
  if (!state) throw new Error(`the gallery has no state “${name}” of ${page}`);
  return state;
}
