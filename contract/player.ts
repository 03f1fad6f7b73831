/** The player and registration: specification §3, contract §2. */
import { BankAccount } from './bank.ts';
import type { Endpoint } from './endpoint.ts';
import { Fingerprint } from './fingerprint.ts';
import { DISPLAY_NAME, LONGEST_LIST, PASSWORD, USERNAME } from './limits.ts';
import { DEFAULT_CURRENCY } from './money/money.ts';
import { boolean, type Infer, list, optional, record, text } from './schema/vocabulary.ts';
import { Amount, Code, CurrencySchema, Instant, Name } from './values.ts';

export const Username = text(USERNAME);
export const Password = text({ ...PASSWORD, isNfc: true });

export const Player = record({ id: Code, username: Username, displayName: Name, createdAt: Instant });
export type Player = Infer<typeof Player>;

export const PlayerInfo = record({
  player: Player,
  credential: record({ username: Username, passwordChangedAt: Instant }),
  bankAccounts: list(BankAccount, LONGEST_LIST),
});
export type PlayerInfo = Infer<typeof PlayerInfo>;

/** A missing credit defaults to 0 THB, and so does each missing field: specification §3. */
export const Credit = record(
  { amount: Amount, currency: CurrencySchema },
  { amount: '0', currency: DEFAULT_CURRENCY },
);
export type Credit = Infer<typeof Credit>;

/**
 * Login form data. The page validates it by the rules of specification §5. The server only checks that both fields are
 * filled, so that a wrong guess reveals nothing beyond INVALID_CREDENTIALS.
 */
export const LoginRequest = record({
  username: text({ maxLength: 64 }),
  password: text({ maxLength: 128, isNfc: true }),
});
export type LoginRequest = Infer<typeof LoginRequest>;

export const RegisterRequest = record({
  username: Username,
  password: Password,
  confirmPassword: text({ maxLength: PASSWORD.maxLength, isNfc: true }),
  displayName: optional(text({ maxLength: DISPLAY_NAME.maxLength })),
  fingerprint: Fingerprint,
});
export type RegisterRequest = Infer<typeof RegisterRequest>;

/** Specification §5: each at least 8 characters, the last two equal. */
export const PasswordChangeRequest = record({
  currentPassword: Password,
  newPassword: Password,
  confirmNewPassword: text({ maxLength: PASSWORD.maxLength, isNfc: true }),
});
export type PasswordChangeRequest = Infer<typeof PasswordChangeRequest>;

export const UsernameRequest = record({ username: Username });
export const UsernameAnswer = record({ available: boolean() });

/** The player: registration, session, password and credit. Contract §2. */
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
