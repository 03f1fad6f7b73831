/** The error codes outside the cashier: requests, session, account, games and network (contract §1 and §2). */
import { PASSWORD_CHANGES } from '../../../contract/limits.ts';
import { attempt, depositing, type MakeAttempt, nameOfRejection, rejectionsOf } from './attempts.ts';
import type { Scenario } from './scenario.ts';
import type { Attempt } from './scenario-card.ts';

const request = rejectionsOf('request');

const requestRejections: readonly Scenario[] = [
  request('BAD_REQUEST', 'A body that is not JSON.', () =>
    attempt('depositCreate', {}, { text: '{"provider":', headers: { 'Content-Type': 'application/json' } }),
  ),
  {
    ...request('UNAUTHENTICATED', 'The request has no session.', () => attempt('playerInfo', {})),
    player: null,
  },
  request('XSRF_INVALID', 'A write without the XSRF header.', () => attempt('logout', {}, { xsrf: false })),
  request('NOT_FOUND', 'An order that does not exist.', () => attempt('deposit', { code: 'D999999' })),
  {
    ...request(
      'NOT_FOUND',
      'The agency is unknown: the whole site shows its support page (specification §2).',
      () => attempt('agencyInfo', {}),
      (it) =>
        it.set(({ change }) => {
          for (const { id } of change.agency.getAll())
            change.agency.delete({ where: { id: { equals: id } } });
        }),
    ),
    name: nameOfRejection('NOT_FOUND', 'agency'),
    player: null,
  },
  request('METHOD_NOT_ALLOWED', 'A method that the path does not have.', () => ({
    ...attempt('deposit', { code: 'D000001' }),
    method: 'DELETE',
  })),
  request('PAYLOAD_TOO_LARGE', 'A body of more than 64 KB.', () =>
    attempt('usernameValidate', {}, { body: { username: 'x'.repeat(65_536) } }),
  ),
  request('UNSUPPORTED_MEDIA_TYPE', 'A body without the Content-Type of JSON.', () =>
    attempt('usernameValidate', {}, { text: 'username=demo', headers: { 'Content-Type': 'text/plain' } }),
  ),
  request('VALIDATION_FAILED', 'A field with an invalid format.', depositing({ amount: '-1' })),
  request('IDEMPOTENCY_MISMATCH', 'The key of an earlier request with another body.', (it) => {
    const first = depositing()(it, '');
    return { ...first, body: { ...(first.body as object), amount: '70000' }, after: first };
  }),
  request(
    'IDEMPOTENCY_IN_PROGRESS',
    'Every deposit is rejected as if an earlier request with its key were still in progress.',
    depositing(),
    (it) => it.answersWith('IDEMPOTENCY_IN_PROGRESS', { method: 'POST', path: '/api/v2/deposits' }),
  ),
  request(
    'INTERNAL',
    'The credit calls respond with 500.',
    () => attempt('credit', { provider: 'alphabet' }),
    (it) => it.answersWith('INTERNAL', { method: 'GET', path: '/api/v2/players/credits/:provider' }),
  ),
  request(
    'SERVICE_UNAVAILABLE',
    'Every call responds with 503.',
    () => attempt('playerInfo', {}),
    (it) => it.answersWith('SERVICE_UNAVAILABLE', {}),
  ),
];

const account = rejectionsOf('account');

/** By a visitor: a login, or a registration. */
const visitorRejections = [
  account('INVALID_CREDENTIALS', 'A wrong password.', () =>
    attempt('login', {}, { body: { username: 'demo', password: 'not-this-one' } }),
  ),
  account('USERNAME_ALREADY_EXISTS', 'The username demo is taken.', () => {
    const password = 'demo-1234';
    const device = { fingerprint: 'scenario-device' };
    const body = { username: 'demo', password, confirmPassword: password, fingerprint: device };
    return attempt('register', {}, { body, headers: device });
  }),
].map((scenario): Scenario => ({ ...scenario, player: null }));

const wrongPasswordChange = (): Attempt => {
  const newPassword = 'next-1234';
  const body = { currentPassword: 'not-this-one', newPassword, confirmNewPassword: newPassword };
  return attempt('passwordChange', {}, { body });
};

const passwordRejections: readonly Scenario[] = [
  account('CURRENT_PASSWORD_INCORRECT', 'The current password is wrong.', wrongPasswordChange),
  account(
    'RATE_LIMITED',
    'Five wrong passwords in a password change: the sixth is rejected for 15 minutes.',
    () =>
      Array.from({ length: PASSWORD_CHANGES.maximum }, wrongPasswordChange).reduce(
        (after, next) => ({ ...next, after }),
        wrongPasswordChange(),
      ),
  ),
  {
    ...rejectionsOf('deposit')(
      'RATE_LIMITED',
      'D000001 has just been checked: the next check is allowed in 3 seconds.',
      (_, code) => attempt('depositCheck', { code }),
      (it) => it.check(it.deposit()),
    ),
    name: nameOfRejection('RATE_LIMITED', 'check'),
  },
];

/** A bank account that the newcomer may add, with one change. */
function adding(change: Readonly<Record<string, string>> = {}): MakeAttempt {
  const account = { bankCode: 'jdb', accountNumber: '1234567890', accountName: 'NEW COMER', currency: 'LAK' };
  return () => attempt('bankAccountAdd', {}, { body: { ...account, owner: 'SELF', ...change } });
}

const DEMO_ACCOUNT = { bankCode: 'bcel', accountNumber: '160120000123456' };

const newcomer = (...[code, explanation, make]: Parameters<typeof account>): Scenario => ({
  ...account(code, explanation, make),
  player: 'newcomer',
});

const bankRejections: readonly Scenario[] = [
  newcomer('CURRENCY_NOT_ALLOWED', 'Bank accounts are in kip only.', adding({ currency: 'THB' })),
  newcomer(
    'WALLET_NOT_ALLOWED',
    'A phone number is a wallet, not a bank account.',
    adding({ accountNumber: '02055512345' }),
  ),
  newcomer(
    'ACCOUNT_NOT_FOUND',
    'The bank has no account with that number.',
    adding({ accountNumber: '0000000000' }),
  ),
  account(
    'ACCOUNT_ALREADY_ADDED',
    'demo has added this account before.',
    adding({ ...DEMO_ACCOUNT, accountName: 'DEMO PLAYER' }),
  ),
  account('ONE_ACCOUNT_ONLY', 'demo has an account already.', adding()),
  newcomer('ACCOUNT_IN_USED', 'The account belongs to demo.', adding(DEMO_ACCOUNT)),
];

const game = rejectionsOf('game');

const LAUNCH = { language: 'lo', device: 'mobile', returnUrl: '/' } as const;

const gameRejections: readonly Scenario[] = [
  game('DEPOSIT_REQUIRED', 'demo has no credit with alphabet: please deposit.', () =>
    attempt('gameLaunch', {}, { body: { ...LAUNCH, provider: 'alphabet' } }),
  ),
  game('GAME_DISABLED', 'One game of gclub_live is disabled.', (it) => {
    const disabled = it.world.store.games.getAll().find(({ enabled }) => !enabled);
    if (!disabled) throw new Error('the seeds have no disabled game');
    it.gameResult('100', { provider: disabled.provider });
    const { provider, code: gameCode } = disabled;
    return attempt('gameLaunch', {}, { body: { ...LAUNCH, provider, gameCode } });
  }),
  game(
    'PROVIDER_MAINTENANCE',
    'gclub is unavailable: calls for its credit and its games fail.',
    () => attempt('credit', { provider: 'gclub' }),
    (it) =>
      it.set(({ change }) =>
        change.providers.update({ where: { provider: { equals: 'gclub' } }, data: { maintenance: true } }),
      ),
  ),
];

export const siteRejections: readonly Scenario[] = [
  ...requestRejections,
  ...visitorRejections,
  ...passwordRejections,
  ...bankRejections,
  ...gameRejections,
];
