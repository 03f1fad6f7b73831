/** Five ways to spend an hour with the site, minute by minute: what is counted, and what a million players are made of. */
import { gamePath, paths } from '../../../src/app/paths.ts';

export type Interaction =
  /** A link is followed. */
  | { readonly kind: 'go'; readonly to: string }
  /** Another tab, another app, a locked screen; and back. */
  | { readonly kind: 'away' }
  | { readonly kind: 'back' }
  /** A game is opened in a tab of its own. */
  | { readonly kind: 'play' }
  /** A deposit order is made; the bank is paid for it, in the bank's app. */
  | { readonly kind: 'order' }
  | { readonly kind: 'pay' };

export interface Behaviour {
  readonly name: string;
  /** The state of the business that the hour begins in, and who is signed in. */
  readonly scenario: string;
  readonly player: string | null;
  /** The minute of each deed; the page is loaded at home in minute 0. */
  readonly actions: readonly (readonly [minute: number, action: Interaction])[];
}

const go = (to: string): Interaction => ({ kind: 'go', to });
const AWAY: Interaction = { kind: 'away' };
const BACK: Interaction = { kind: 'back' };
const PLAY: Interaction = { kind: 'play' };

type Timed = readonly [minute: number, action: Interaction];

/** The same round again and again, until the hour is over; its minutes count from its beginning. */
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
