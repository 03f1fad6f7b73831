/** Valid requests, sent as they are or with one part made invalid. */
import type { Bank, BankAccountRequest } from '../../contract/bank.ts';
import type { Call } from '../../contract/endpoints.ts';
import type { RegisterRequest } from '../../contract/player.ts';

export const VISITOR_ID = 'conformance-kit';

/** Objects that do not exist. */
export const NOWHERE = { code: 'NO-SUCH-CODE', id: 'no-such-id', provider: 'no-such-provider' } as const;

export function registration(username: string, password: string, changes: Partial<RegisterRequest> = {}) {
  return {
    body: {
      username,
      password,
      confirmPassword: password,
      fingerprint: { fingerprint: VISITOR_ID },
      ...changes,
    },
    headers: { fingerprint: VISITOR_ID },
  };
}

export function bankAccountBody(bank: Pick<Bank, 'code'>, accountNumber: string): BankAccountRequest {
  const name = 'CONFORMANCE KIT';
  return {
    bankCode: bank.code,
    accountNumber,
    accountName: name,
    currency: 'LAK',
    owner: 'SELF',
  };
}

/** A valid body for each call. Its ids need not exist, because the shape is checked first (contract §1). */
export const SHAPES: Readonly<Partial<Record<Call, Readonly<Record<string, unknown>>>>> = {
  fingerprint: { fingerprint: { fingerprint: VISITOR_ID, webGL: {} } },
  usernameValidate: { username: 'some-name' },
  register: registration('some-name', 'some-password').body,
  login: { username: 'some-name', password: 'some-password' },
  passwordChange: {
    currentPassword: 'some-password',
    newPassword: 'other-password',
    confirmNewPassword: 'other-password',
  },
  bankAccountAdd: {
    bankCode: 'bcel',
    accountNumber: '000000000000',
    accountName: 'CONFORMANCE KIT',
    currency: 'LAK',
    owner: 'SELF',
  },
  depositCreate: { provider: 'alphabet', mid: 'NOSUCHMID', amount: '1', expectedCredit: '1' },
  withdrawQuote: { provider: 'alphabet', amount: '1' },
  withdrawCreate: { provider: 'alphabet', bankAccountId: 'NO-SUCH-ACCOUNT', amount: '1', quoteId: 'NO-SUCH' },
  promotionClaim: { provider: 'alphabet' },
  gameLaunch: {
    provider: 'alphabet',
    gameCode: 'no-such-game',
    tab: 'Slot',
    language: 'lo',
    device: 'mobile',
    returnUrl: '/games',
  },
  limitsChange: { depositLimits: { day: null, week: null, month: null }, sessionReminderMinutes: null },
  selfExclude: { days: 1 },
};
