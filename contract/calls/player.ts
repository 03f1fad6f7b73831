/** The player: registration, session, password and credit. Contract §2. */
import {
  Credit,
  LoginRequest,
  PasswordChangeRequest,
  Player,
  PlayerInfo,
  RegisterRequest,
  UsernameAnswer,
  UsernameRequest,
} from '../player.ts';
import { record } from '../schema/vocabulary.ts';
import type { Endpoint } from './endpoint.ts';

export const playerCalls = {
  usernameValidate: {
    method: 'POST',
    path: '/players/username/validate',
    access: 'public',
    request: UsernameRequest,
    status: 200,
    answer: UsernameAnswer,
    errors: [],
    source: 'S',
  },
  register: {
    method: 'POST',
    path: '/players/register',
    access: 'public',
    request: RegisterRequest,
    status: 201,
    answer: record({ player: Player }),
    errors: ['USERNAME_ALREADY_EXISTS'],
    source: 'S',
  },
  login: {
    method: 'POST',
    path: '/players/login',
    access: 'public',
    request: LoginRequest,
    status: 200,
    answer: record({ player: Player }),
    errors: ['INVALID_CREDENTIALS'],
    source: 'S',
  },
  logout: { method: 'POST', path: '/players/logout', access: 'public', status: 204, errors: [], source: 'S' },
  playerInfo: {
    method: 'GET',
    path: '/players/info',
    access: 'player',
    status: 200,
    answer: PlayerInfo,
    errors: [],
    source: 'S',
  },
  passwordChange: {
    method: 'POST',
    path: '/players/security/password/change',
    access: 'player',
    request: PasswordChangeRequest,
    status: 204,
    errors: ['CURRENT_PASSWORD_INCORRECT'],
    source: 'S',
  },
  credit: {
    method: 'GET',
    path: '/players/credits/:provider',
    access: 'player',
    status: 200,
    answer: record({ credit: Credit }),
    errors: ['NOT_FOUND', 'PROVIDER_MAINTENANCE'],
    source: 'S',
  },
} as const satisfies Record<string, Endpoint>;
