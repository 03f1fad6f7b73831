/** Games and how they are launched: specification §1 and §2, contract §2. */
import type { Endpoint } from './endpoint.ts';
import { LANGUAGES, Code, Instant, Link, Name, ProviderSchema } from './values.ts';
import { LONGEST_LIST, PAGE_SIZE } from './limits.ts';
import {
  boolean,
  choice,
  type Infer,
  integer,
  list,
  optional,
  record,
  rows,
  text,
} from './schema/vocabulary.ts';

export const GAME_CATEGORIES = ['slot', 'sport', 'casino', 'fish', 'card', 'chicken'] as const; // spec §1
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** A provider's own name for a group of games, used verbatim: `Slot`, `pp.txt` (spec §2). */
export const GameTab = text({ maxLength: 40 });

export const Game = record({
  code: Code,
  provider: ProviderSchema,
  name: Name,
  category: choice(GAME_CATEGORIES),
  tab: GameTab,
  imageUrl: optional(Link),
  /** Starts at 1 for the most played game. */
  rank: integer(1),
  enabled: boolean(),
});
export type Game = Infer<typeof Game>;

/** Optional query parameters that filter the list of games. */
export const GameFilter = record({
  provider: optional(ProviderSchema),
  category: optional(choice(GAME_CATEGORIES)),
  tab: optional(GameTab),
});
export type GameFilter = Infer<typeof GameFilter>;

/** One page of games, sorted by rank; `tabs` are the tabs of the requested provider and category. */
export const GameList = record({
  items: rows(Game, PAGE_SIZE.maximum),
  page: integer(1),
  pageSize: integer(1, PAGE_SIZE.maximum),
  total: integer(),
  tabs: list(GameTab, LONGEST_LIST),
});
export type GameList = Infer<typeof GameList>;

export const DEVICES = ['mobile', 'desktop'] as const; // decided: contract §2

/** A path of segments with one `/` each: no `//`, no `\` and no characters that browsers strip from a URL before parsing it. */
export const ReturnUrl = text({ maxLength: 500, pattern: '^(/[^/\\\\\\u0000-\\u001f\\u007f]+)*/?$' });

/**
 * Requests a launch link for a game, or for the provider's lobby if `gameCode` is absent. `returnUrl` is the page that the
 * player returns to. It must be a path of this site with one leading slash, which prevents open redirects.
 */
export const LaunchRequest = record({
  provider: ProviderSchema,
  gameCode: optional(Code),
  tab: optional(GameTab),
  language: choice(LANGUAGES),
  device: choice(DEVICES),
  returnUrl: ReturnUrl,
});
export type LaunchRequest = Infer<typeof LaunchRequest>;

/** The link can be opened once, before `expiresAt`. */
export const Launch = record({ url: Link, expiresAt: Instant });
export type Launch = Infer<typeof Launch>;

/** The game list and game launch. Contract §2. */
export const gameCalls = {
  games: {
    method: 'GET',
    path: '/games',
    access: 'public',
    paged: true,
    query: GameFilter,
    status: 200,
    answer: GameList,
    errors: [],
    source: 'S′',
  },
  gameLaunch: {
    method: 'POST',
    path: '/games/launch',
    access: 'player',
    request: LaunchRequest,
    status: 200,
    answer: record({ launch: Launch }),
    errors: ['NOT_FOUND', 'DEPOSIT_REQUIRED', 'GAME_DISABLED', 'SELF_EXCLUDED', 'PROVIDER_MAINTENANCE'],
    source: 'decided: contract',
  },
} as const satisfies Record<string, Endpoint>;
