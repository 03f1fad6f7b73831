/** Five simulated hours on the site, minute by minute: their requests are counted and scaled up to a million players. */
import { gamePath, paths } from '../../../../../src/app/paths.ts';

export type Interaction =
  /** Follows a link. */
  | { readonly kind: 'go'; readonly to: string }
  /** Hides the page (another tab, another app, a locked screen), and shows it again. */
  | { readonly kind: 'away' }
  | { readonly kind: 'back' }
  /** Opens a game in a new tab. */
  | { readonly kind: 'play' }
  /** Creates a deposit order, and pays for it in the bank's app. */
  | { readonly kind: 'order' }
  | { readonly kind: 'pay' };

export interface Behaviour {
  readonly name: string;
  /** The scenario of the mock at the start of the hour, and the signed-in player, if any. */
  readonly scenario: string;
  readonly player: string | null;
  /** The actions by their minute; the home page is loaded in minute 0. */
  readonly actions: readonly (readonly [minute: number, action: Interaction])[];
}

const go = (to: string): Interaction => ({ kind: 'go', to });
const AWAY: Interaction = { kind: 'away' };
const BACK: Interaction = { kind: 'back' };
const PLAY: Interaction = { kind: 'play' };

type Timed = readonly [minute: number, action: Interaction];

/** Repeats a round of actions until the hour ends; the minutes within a round count from its start. */
function rounds(lasting: number, from: number, round: (count: number) => readonly Timed[]): readonly Timed[] {
  const starts = Array.from(
    { length: Math.ceil((60 - from) / lasting) },
    (_, count) => from + count * lasting,
  );
  return starts
    .flatMap((start, count) => round(count).map(([minute, action]) => [start + minute, action] as const))
    .filter(([minute]) => minute < 60);
}

const TO_READ = [
  paths.responsiblePlay,
  paths.contact,
  '/?category=sport',
  paths.register,
  paths.home,
] as const;
const HISTORIES = [paths.depositHistory, paths.withdrawHistory, paths.promotionHistory] as const;

function taken<Item>(items: readonly [Item, ...Item[]], count: number): Item {
  return items[count % items.length] ?? items[0];
}

export const BEHAVIOURS: readonly Behaviour[] = [
  {
    name: 'a visitor who reads',
    scenario: 'default',
    player: null,
    actions: rounds(20, 0, () => [
      ...TO_READ.map((to, place) => [2 + 2 * place, go(to)] as const),
      [12, AWAY],
      [19, BACK],
    ]),
  },
  { name: 'a player who leaves the page open', scenario: 'with-credit', player: 'demo', actions: [] },
  {
    name: 'a player who deposits',
    scenario: 'default',
    player: 'demo',
    actions: [
      [1, go(paths.deposit)],
      [3, { kind: 'order' }],
      [4, AWAY],
      [5, { kind: 'pay' }],
      [6, BACK],
      [8, go(paths.home)],
      [10, PLAY],
      [10.25, AWAY],
      [40, BACK],
      [42, go(paths.depositHistory)],
      [44, go(paths.home)],
      [46, AWAY],
    ],
  },
  {
    name: 'a player who plays and comes back',
    scenario: 'with-credit',
    player: 'demo',
    actions: rounds(6, 1, (count) => [
      [0, go(taken([gamePath('alphabet'), paths.home], count))],
      [0.5, PLAY],
      [0.75, AWAY],
      [5, BACK],
    ]),
  },
  {
    name: 'a player who reads histories',
    scenario: 'every-status',
    player: 'demo',
    actions: rounds(1, 1, (count) => {
      const list = taken(HISTORIES, Math.floor(count / 4));
      return [[0, go(count % 4 === 0 ? list : `${list}?page=${(count % 4) + 1}`)]];
    }),
  },
];
