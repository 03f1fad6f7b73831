/** For each write of the contract: prepares a state, and returns a request that succeeds in it. */
import type { Call, endpoints, ParametersOf, RequestOf } from '../../contract/endpoints.ts';
import type { ScenarioBuilder } from '../../mock-server/lab/scenarios/scenario-builder.ts';
import { BANK_ACCOUNT, registration } from './requests.ts';

export interface Wanted<C extends Call> {
  readonly parameters?: ParametersOf<C>;
  readonly body?: RequestOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The player who sends the request: `demo` by default, null for a visitor. */
  readonly as?: string | null;
}

/** The calls that are no GET. */
export type Write = {
  [C in Call]: (typeof endpoints)[C]['method'] extends 'GET' ? never : C;
}[Call];

const openDeposit = (builder: ScenarioBuilder) => ({ parameters: { code: builder.deposit() } });

/** The type requires an entry for every write. */
export const ways: { readonly [C in Write]: (builder: ScenarioBuilder) => Wanted<C> } = {
  fingerprint: () => ({ as: null, body: { fingerprint: { fingerprint: 'device-0001' } } }),
  usernameValidate: () => ({ as: null, body: { username: 'somebody' } }),
  register: () => ({ as: null, ...registration('somebody') }),
  login: () => ({ as: null, body: { username: 'demo', password: 'demo-1234' } }),
  logout: () => ({}),
  passwordChange: () => ({
    body: { currentPassword: 'demo-1234', newPassword: 'next-1234', confirmNewPassword: 'next-1234' },
  }),
  bankAccountAdd: () => ({ as: 'newcomer', body: BANK_ACCOUNT }),
  depositCreate: () => ({ body: { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' } }),
  depositQrIssue: openDeposit,
  depositCheck: openDeposit,
  depositCancel: openDeposit,
  withdrawQuote: (builder) => {
    builder.gameResult('1000');
    return { body: { provider: 'alphabet', amount: '100' } };
  },
  withdrawCreate: (builder) => {
    builder.gameResult('1000');
    return { body: { provider: 'alphabet', bankAccountId: 'BA000001', amount: '100' } };
  },
  promotionClaim: () => ({ parameters: { id: 'welcome-50' }, body: { provider: 'alphabet' } }),
  usageCancel: (builder) => ({ parameters: { id: builder.claim('welcome-50') } }),
  gameLaunch: (builder) => {
    builder.gameResult('1');
    return { body: { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' } };
  },
  limitsChange: () => ({
    body: { depositLimits: { day: '500', week: null, month: null }, sessionReminderMinutes: 30 },
  }),
  selfExclude: () => ({ body: { days: 7 } }),
};
