/** The error codes outside the cashier: requests, session, account, games and network (contract §1 and §2). */
import { PASSWORD_CHANGES } from '../../../contract/limits.ts';
import { attempt, depositAttempt, rejection } from './attempts.ts';
import type { Scenario } from './scenario.ts';

const ACCOUNT = {
  bankCode: 'jdb',
  accountNumber: '1234567890',
  accountName: 'NEW COMER',
  currency: 'LAK',
  owner: 'SELF',
} as const;
const NEWCOMER = { player: 'newcomer' } as const;

const requestRejections: readonly Scenario[] = [
  rejection('BAD_REQUEST', 'request', 'A body that is not JSON.', () =>
    attempt('depositCreate', {}, { text: '{"provider":', headers: { 'Content-Type': 'application/json' } }),
  ),
  rejection('UNAUTHENTICATED', 'request', 'The request has no session.', () => attempt('playerInfo', {}), {
    player: null,
  }),
  rejection('XSRF_INVALID', 'request', 'A write without the XSRF header.', () =>
    attempt('logout', {}, { xsrf: false }),
  ),
  rejection('NOT_FOUND', 'request', 'An order that does not exist.', () =>
    attempt('deposit', { code: 'D999999' }),
  ),
  rejection(
    'NOT_FOUND',
    'request',
    'The agency is unknown: the whole site shows its support page (specification §2).',
    (builder) => {
      builder.set(({ change }) => {
        for (const { id } of change.agency.getAll()) change.agency.delete({ where: { id: { equals: id } } });
      });
      return attempt('agencyInfo', {});
    },
    { variant: 'agency', player: null },
  ),
  rejection('METHOD_NOT_ALLOWED', 'request', 'A method that the path does not have.', () => ({
    ...attempt('deposit', { code: 'D000001' }),
    method: 'DELETE',
  })),
  rejection('PAYLOAD_TOO_LARGE', 'request', 'A body of more than 64 KB.', () =>
    attempt('usernameValidate', {}, { body: { username: 'x'.repeat(65_536) } }),
  ),
  rejection('UNSUPPORTED_MEDIA_TYPE', 'request', 'A body without the Content-Type of JSON.', () =>
    attempt('usernameValidate', {}, { text: 'username=demo', headers: { 'Content-Type': 'text/plain' } }),
  ),
  rejection('VALIDATION_FAILED', 'request', 'A field with an invalid format.', (builder) =>
    depositAttempt(builder, { amount: '-1' }),
  ),
  rejection(
    'IDEMPOTENCY_MISMATCH',
    'request',
    'The key of an earlier request with another body.',
    (builder) => {
      const first = depositAttempt(builder);
      return { ...first, body: { ...(first.body as object), amount: '70000' }, after: first };
    },
  ),
  rejection(
    'IDEMPOTENCY_IN_PROGRESS',
    'request',
    'Every deposit is rejected as if an earlier request with its key were still in progress.',
    (builder) => {
      builder.answersWith('IDEMPOTENCY_IN_PROGRESS', 'POST', '/api/v2/deposits');
      return depositAttempt(builder);
    },
  ),
  rejection('INTERNAL', 'request', 'The credit calls respond with 500.', (builder) => {
    builder.answersWith('INTERNAL', 'GET', '/api/v2/players/credits/:provider');
    return attempt('credit', { provider: 'alphabet' });
  }),
  rejection('SERVICE_UNAVAILABLE', 'request', 'Every call responds with 503.', (builder) => {
    builder.fault({ match: {}, fault: 'status', code: 'SERVICE_UNAVAILABLE' });
    return attempt('playerInfo', {});
  }),
];

const accountRejections: readonly Scenario[] = [
  rejection(
    'INVALID_CREDENTIALS',
    'account',
    'A wrong password.',
    () => attempt('login', {}, { body: { username: 'demo', password: 'not-this-one' } }),
    { player: null },
  ),
  rejection(
    'USERNAME_ALREADY_EXISTS',
    'account',
    'The username demo is taken.',
    () =>
      attempt(
        'register',
        {},
        {
          body: {
            username: 'demo',
            password: 'demo-1234',
            confirmPassword: 'demo-1234',
            fingerprint: { fingerprint: 'scenario-device' },
          },
          headers: { fingerprint: 'scenario-device' },
        },
      ),
    { player: null },
  ),
  rejection('CURRENT_PASSWORD_INCORRECT', 'account', 'The current password is wrong.', () =>
    attempt(
      'passwordChange',
      {},
      {
        body: {
          currentPassword: 'not-this-one',
          newPassword: 'next-1234',
          confirmNewPassword: 'next-1234',
        },
      },
    ),
  ),
  rejection(
    'RATE_LIMITED',
    'account',
    'Five wrong passwords in a password change: the sixth is rejected for 15 minutes.',
    () => {
      const guess = attempt(
        'passwordChange',
        {},
        {
          body: {
            currentPassword: 'not-this-one',
            newPassword: 'next-1234',
            confirmNewPassword: 'next-1234',
          },
        },
      );
      return Array.from({ length: PASSWORD_CHANGES.maximum }, () => guess).reduce(
        (after, next) => ({
          ...next,
          after,
        }),
        guess,
      );
    },
  ),
  rejection(
    'RATE_LIMITED',
    'deposit',
    'D000001 has just been checked: the next check is allowed in 3 seconds.',
    (builder) => {
      const code = builder.deposit();
      builder.check(code);
      return attempt('depositCheck', { code });
    },
    { variant: 'check' },
  ),
  rejection(
    'CURRENCY_NOT_ALLOWED',
    'account',
    'Bank accounts are in kip only.',
    () => attempt('bankAccountAdd', {}, { body: { ...ACCOUNT, currency: 'THB' } }),
    NEWCOMER,
  ),
  rejection(
    'WALLET_NOT_ALLOWED',
    'account',
    'A phone number is a wallet, not a bank account.',
    () => attempt('bankAccountAdd', {}, { body: { ...ACCOUNT, accountNumber: '02055512345' } }),
    NEWCOMER,
  ),
  rejection(
    'ACCOUNT_NOT_FOUND',
    'account',
    'The bank has no account with that number.',
    () => attempt('bankAccountAdd', {}, { body: { ...ACCOUNT, accountNumber: '0000000000' } }),
    NEWCOMER,
  ),
  rejection('ACCOUNT_ALREADY_ADDED', 'account', 'demo has added this account before.', () =>
    attempt(
      'bankAccountAdd',
      {},
      {
        body: { ...ACCOUNT, bankCode: 'bcel', accountNumber: '160120000123456', accountName: 'DEMO PLAYER' },
      },
    ),
  ),
  rejection('ONE_ACCOUNT_ONLY', 'account', 'demo has an account already.', () =>
    attempt('bankAccountAdd', {}, { body: ACCOUNT }),
  ),
  rejection(
    'ACCOUNT_IN_USED',
    'account',
    'The account belongs to demo.',
    () =>
      attempt(
        'bankAccountAdd',
        {},
        {
          body: { ...ACCOUNT, bankCode: 'bcel', accountNumber: '160120000123456' },
        },
      ),
    NEWCOMER,
  ),
];

const LAUNCH = { language: 'lo', device: 'mobile', returnUrl: '/' } as const;

const gameRejections: readonly Scenario[] = [
  rejection('DEPOSIT_REQUIRED', 'game', 'demo has no credit with alphabet: please deposit.', () =>
    attempt('gameLaunch', {}, { body: { ...LAUNCH, provider: 'alphabet' } }),
  ),
  rejection('GAME_DISABLED', 'game', 'One game of gclub_live is disabled.', (builder) => {
    const game = builder.world.store.games.getAll().find(({ enabled }) => !enabled);
    if (!game) throw new Error('the seeds have no disabled game');
    builder.gameResult('100', { provider: game.provider });
    return attempt('gameLaunch', {}, { body: { ...LAUNCH, provider: game.provider, gameCode: game.code } });
  }),
  rejection(
    'PROVIDER_MAINTENANCE',
    'game',
    'gclub is unavailable: calls for its credit and its games fail.',
    (builder) => {
      builder.set(({ change }) =>
        change.providers.update({ where: { provider: { equals: 'gclub' } }, data: { maintenance: true } }),
      );
      return attempt('credit', { provider: 'gclub' });
    },
  ),
];

export const siteRejections: readonly Scenario[] = [
  ...requestRejections,
  ...accountRejections,
  ...gameRejections,
];
