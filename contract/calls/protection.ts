/** What a player sets to protect themselves. Contract §2. */
import { PlayerLimits, Protection, SelfExclusion, SelfExclusionRequest } from '../protection.ts';
import type { Endpoint } from './endpoint.ts';

export const protectionCalls = {
  limits: {
    method: 'GET',
    path: '/players/limits',
    access: 'player',
    status: 200,
    answer: Protection,
    errors: [],
    source: 'decided: contract',
  },
  limitsChange: {
    method: 'PUT',
    path: '/players/limits',
    access: 'player',
    request: PlayerLimits,
    status: 200,
    answer: Protection,
    errors: [],
    source: 'decided: contract',
  },
  selfExclude: {
    method: 'POST',
    path: '/players/self-exclusion',
    access: 'player',
    request: SelfExclusionRequest,
    status: 200,
    answer: SelfExclusion,
    errors: [],
    source: 'decided: contract',
  },
} as const satisfies Record<string, Endpoint>;
