/** Ways through the calls about the site, the player, their protection and games. */
import { NO_PROTECTION, withExclusion } from '../../../contract/rules/protection.ts';
import type { Stage } from '../../../mock-server/lab/scenarios/stage.ts';
import { keepProtection } from '../../../mock-server/protection/change.ts';
import { BANK_ACCOUNT, registration } from '../requests.ts';
import type { Wanted, WaysOf } from './way.ts';

const nothing = () => ({});
const stranger = { as: null } as const;

/** `demo` is excluded for a week. */
export function exclude(stage: Stage): void {
  stage.set(({ change, now }) =>
    keepProtection(change, stage.playerId('demo'), withExclusion(NO_PROTECTION, 7, now)),
  );
}

const newAccount = (changes: Partial<typeof BANK_ACCOUNT> = {}): Wanted<'bankAccountAdd'> => ({
  as: 'newcomer',
  body: { ...BANK_ACCOUNT, ...changes },
});
const demoAccount = { bankCode: 'bcel', accountNumber: '160120000123456' } as const;

const launch = (body: Partial<NonNullable<Wanted<'gameLaunch'>['body']>> = {}): Wanted<'gameLaunch'> => ({
  body: { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/', ...body },
});

function disabledGame(stage: Stage) {
  const game = stage.world.store.all('games').find(({ enabled }) => !enabled);
  if (!game) throw new Error('the seeds have no disabled game');
  return game;
}

export const siteWays: WaysOf<
  | 'agencyInfo'
  | 'fingerprint'
  | 'usernameValidate'
  | 'register'
  | 'login'
  | 'logout'
  | 'playerInfo'
  | 'passwordChange'
  | 'credit'
  | 'banks'
  | 'bankAccountAdd'
  | 'currencyRates'
  | 'currencyOptions'
  | 'games'
  | 'gameLaunch'
  | 'limits'
  | 'limitsChange'
  | 'selfExclude'
> = {
  agencyInfo: {
    success: () => stranger,
    NOT_FOUND: (stage) => {
      stage.set(({ change }) => change.remove('agency', 'dok-champa'));
      return stranger;
    },
  },
  fingerprint: {
    success: () => ({ ...stranger, body: { fingerprint: { fingerprint: 'device-0001' } } }),
  },
  usernameValidate: { success: () => ({ ...stranger, body: { username: 'somebody' } }) },
  register: {
    success: () => ({ ...stranger, ...registration('somebody') }),
    USERNAME_ALREADY_EXISTS: () => ({ ...stranger, ...registration('demo') }),
  },
  login: {
    success: () => ({ ...stranger, body: { username: 'demo', password: 'demo-1234' } }),
    INVALID_CREDENTIALS: () => ({ ...stranger, body: { username: 'demo', password: 'wrong-1234' } }),
  },
  logout: { success: nothing },
  playerInfo: { success: nothing },
  passwordChange: {
    success: () => ({
      body: { currentPassword: 'demo-1234', newPassword: 'next-1234', confirmNewPassword: 'next-1234' },
    }),
    CURRENT_PASSWORD_INCORRECT: () => ({
      body: { currentPassword: 'wrong-1234', newPassword: 'next-1234', confirmNewPassword: 'next-1234' },
    }),
  },
  credit: {
    success: () => ({ parameters: { provider: 'gclub' } }),
    NOT_FOUND: () => ({ parameters: { provider: 'nobody' } }),
    PROVIDER_MAINTENANCE: (stage) => {
      stage.set(({ change }) => change.update('providers', 'gclub', { maintenance: true }));
      return { parameters: { provider: 'gclub' } };
    },
  },
  banks: { success: () => stranger },
  bankAccountAdd: {
    success: () => newAccount(),
    ACCOUNT_ALREADY_ADDED: () => ({ ...newAccount(demoAccount), as: 'demo' }),
    ONE_ACCOUNT_ONLY: () => ({ ...newAccount(), as: 'demo' }),
    ACCOUNT_IN_USED: () => newAccount(demoAccount),
    CURRENCY_NOT_ALLOWED: () => newAccount({ currency: 'THB' }),
    WALLET_NOT_ALLOWED: () => newAccount({ accountNumber: '2055512345' }),
    ACCOUNT_NOT_FOUND: () => newAccount({ accountNumber: '0000000000' }),
  },
  currencyRates: { success: () => stranger },
  currencyOptions: { success: () => stranger },
  games: { success: () => stranger },
  gameLaunch: {
    success: (stage) => {
      stage.gameResult('1');
      return launch();
    },
    NOT_FOUND: (stage) => {
      stage.gameResult('1');
      return launch({ gameCode: 'no-such-game' });
    },
    DEPOSIT_REQUIRED: () => launch(),
    GAME_DISABLED: (stage) => {
      const { provider, code } = disabledGame(stage);
      stage.gameResult('1', { provider });
      return launch({ provider, gameCode: code });
    },
    SELF_EXCLUDED: (stage) => {
      stage.gameResult('1');
      exclude(stage);
      return launch();
    },
    PROVIDER_MAINTENANCE: (stage) => {
      stage.gameResult('1');
      stage.set(({ change }) => change.update('providers', 'alphabet', { maintenance: true }));
      return launch();
    },
  },
  limits: { success: nothing },
  limitsChange: {
    success: () => ({
      body: { depositLimits: { day: '500', week: null, month: null }, sessionReminderMinutes: 30 },
    }),
  },
  selfExclude: { success: () => ({ body: { days: 7 } }) },
};
