/** Games and the way into one. Contract §2. */
import { GameFilter, GameList, Launch, LaunchRequest } from '../game.ts';
import { record } from '../schema/vocabulary.ts';
import type { Endpoint } from './endpoint.ts';

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
