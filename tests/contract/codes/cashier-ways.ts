/** Ways through the calls about deposits, withdrawals and promotions. */
import type { DepositRequest } from '../../../contract/deposit.ts';
import { NO_LIMITS, NO_PROTECTION } from '../../../contract/rules/protection.ts';
import type { WithdrawRequest } from '../../../contract/withdraw.ts';
import type { Stage } from '../../../mock-server/lab/scenarios/stage.ts';
import { keepProtection } from '../../../mock-server/protection/change.ts';
import { exclude } from './site-ways.ts';
import type { Way, WaysOf } from './way.ts';

const nothing = () => ({});

/** 100 THB in kip. */
const deposit = (body: Partial<DepositRequest> = {}) => ({
  body: { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500', ...body } as const,
});

const withdraw = (amount: string, body: Partial<WithdrawRequest> = {}) => ({
  body: { provider: 'alphabet', bankAccountId: 'BA000001', amount, ...body } as const,
});

const quote = (amount: string, provider: 'alphabet' | 'gclub' = 'alphabet') => ({
  body: { provider, amount },
});

const claim = (id: string, provider: 'alphabet' | 'gclub' = 'alphabet') => ({
  parameters: { id },
  body: { provider },
});

/** The order of another player. */
const anothers: Way<'deposit'> = (stage) => ({
  parameters: { code: stage.deposit() },
  as: 'newcomer',
});

/** The welcome promotion is in play: 150 THB with alphabet. */
function inPlay(stage: Stage): string {
  const id = stage.claim('welcome-50');
  stage.paidDeposit();
  return id;
}

/** A promotion that caps is in play with gclub: 2,600 THB. */
function capped(stage: Stage): void {
  stage.claim('double-300', { provider: 'gclub' });
  stage.paidDeposit({ provider: 'gclub', amount: '202500' });
  stage.gameResult('2000', { provider: 'gclub' });
}

const refusals = {
  OPEN_WITHDRAW: (stage: Stage) => {
    stage.gameResult('1000');
    stage.withdraw('400');
    return '100';
  },
  CREDIT_NOT_ENOUGH: (stage: Stage) => {
    stage.gameResult('100');
    return '100.01';
  },
  PROMOTION_CREDIT_NOT_REACHED: (stage: Stage) => {
    inPlay(stage);
    return '150';
  },
  AMOUNT_OUT_OF_RANGE: (stage: Stage) => {
    stage.gameResult('1000');
    return '99.99';
  },
} as const;

export const cashierWays: WaysOf<
  | 'depositConfig'
  | 'depositList'
  | 'depositOpen'
  | 'depositCreate'
  | 'deposit'
  | 'depositQr'
  | 'depositQrIssue'
  | 'depositCheck'
  | 'depositCancel'
  | 'withdrawConfig'
  | 'withdrawList'
  | 'withdrawOpen'
  | 'withdrawQuote'
  | 'withdrawCreate'
  | 'withdraw'
  | 'promotionsCurrent'
  | 'usageList'
  | 'usageCurrent'
  | 'promotion'
  | 'promotionClaim'
  | 'usageCancel'
> = {
  depositConfig: { success: nothing },
  depositList: { success: nothing },
  depositOpen: { success: nothing },
  depositCreate: {
    success: () => deposit(),
    SELF_EXCLUDED: (stage) => {
      exclude(stage);
      return deposit();
    },
    BANK_REQUIRED: () => ({ ...deposit(), as: 'newcomer' }),
    OPEN_ORDER: (stage) => {
      stage.deposit();
      return deposit();
    },
    PROMOTION_USAGE: (stage) => {
      stage.claim('double-300', { provider: 'gclub' });
      return deposit();
    },
    PROMOTION_CREDIT_USED: (stage) => {
      inPlay(stage);
      return deposit();
    },
    CREDIT_ABOVE_THRESHOLD: (stage) => {
      stage.gameResult('10');
      return deposit();
    },
    LIMIT_REACHED: (stage) => {
      const limits = { ...NO_LIMITS, depositLimits: { day: '99.99', week: null, month: null } };
      stage.set(({ change }) => keepProtection(change, stage.playerId('demo'), { ...NO_PROTECTION, limits }));
      return deposit();
    },
    QUOTE_CHANGED: () => deposit({ expectedCredit: '100.01' }),
    MID_INVALID: () => deposit({ mid: 'NOSUCHMID' }),
    AMOUNT_OUT_OF_RANGE: () => deposit({ amount: '33749' }),
    PROMOTION_AMOUNT_MISMATCH: (stage) => {
      stage.claim('welcome-50');
      return deposit({ amount: '67499' });
    },
  },
  deposit: {
    success: (stage) => ({ parameters: { code: stage.deposit() } }),
    NOT_FOUND: anothers,
  },
  depositQr: {
    success: (stage) => ({ parameters: { code: stage.deposit() } }),
    NOT_FOUND: anothers,
    ORDER_NOT_OPEN: (stage) => ({ parameters: { code: stage.paidDeposit() } }),
    QR_EXPIRED: (stage) => {
      stage.minutesAgo(11);
      return { parameters: { code: stage.deposit() } };
    },
  },
  depositQrIssue: {
    success: (stage) => ({ parameters: { code: stage.deposit() } }),
    NOT_FOUND: anothers,
    ORDER_NOT_OPEN: (stage) => ({ parameters: { code: stage.paidDeposit() } }),
  },
  depositCheck: {
    success: (stage) => ({ parameters: { code: stage.deposit() } }),
    NOT_FOUND: anothers,
    BANK_UNAVAILABLE: (stage) => {
      const code = stage.deposit();
      stage.bankIsSilent();
      return { parameters: { code } };
    },
  },
  depositCancel: {
    success: (stage) => ({ parameters: { code: stage.deposit() } }),
    NOT_FOUND: anothers,
    ORDER_ALREADY_PAID: (stage) => {
      const code = stage.deposit();
      stage.bankReceives(code);
      return { parameters: { code } };
    },
    BANK_UNAVAILABLE: (stage) => {
      const code = stage.deposit();
      stage.bankIsSilent();
      return { parameters: { code } };
    },
  },
  withdrawConfig: { success: nothing },
  withdrawList: { success: nothing },
  withdrawOpen: { success: nothing },
  withdrawQuote: {
    success: (stage) => {
      stage.gameResult('1000');
      return quote('100');
    },
    BANK_REQUIRED: () => ({ ...quote('100'), as: 'newcomer' }),
    OPEN_WITHDRAW: (stage) => quote(refusals.OPEN_WITHDRAW(stage)),
    CREDIT_NOT_ENOUGH: (stage) => quote(refusals.CREDIT_NOT_ENOUGH(stage)),
    PROMOTION_CREDIT_NOT_REACHED: (stage) => quote(refusals.PROMOTION_CREDIT_NOT_REACHED(stage)),
    AMOUNT_OUT_OF_RANGE: (stage) => quote(refusals.AMOUNT_OUT_OF_RANGE(stage)),
    WITHDRAW_ALL_REQUIRED: (stage) => {
      capped(stage);
      return quote('2599.99', 'gclub');
    },
  },
  withdrawCreate: {
    success: (stage) => {
      stage.gameResult('1000');
      return withdraw('100');
    },
    NOT_FOUND: (stage) => {
      stage.gameResult('1000');
      return withdraw('100', { bankAccountId: 'BA999999' });
    },
    BANK_REQUIRED: () => ({ ...withdraw('100'), as: 'newcomer' }),
    OPEN_WITHDRAW: (stage) => withdraw(refusals.OPEN_WITHDRAW(stage)),
    CREDIT_NOT_ENOUGH: (stage) => withdraw(refusals.CREDIT_NOT_ENOUGH(stage)),
    PROMOTION_CREDIT_NOT_REACHED: (stage) => withdraw(refusals.PROMOTION_CREDIT_NOT_REACHED(stage)),
    QUOTE_CHANGED: (stage) => {
      stage.gameResult('1000');
      return withdraw('100', { quoteId: 'Q999999' });
    },
    AMOUNT_OUT_OF_RANGE: (stage) => withdraw(refusals.AMOUNT_OUT_OF_RANGE(stage)),
    WITHDRAW_ALL_REQUIRED: (stage) => {
      capped(stage);
      return withdraw('2599.99', { provider: 'gclub' });
    },
  },
  withdraw: {
    success: (stage) => {
      stage.gameResult('1000');
      return { parameters: { code: stage.withdraw('400') } };
    },
    NOT_FOUND: (stage) => {
      stage.gameResult('1000');
      return { parameters: { code: stage.withdraw('400') }, as: 'newcomer' };
    },
  },
  promotionsCurrent: { success: nothing },
  usageList: { success: nothing },
  usageCurrent: { success: nothing },
  promotion: {
    success: () => ({ parameters: { id: 'new-year' } }),
    NOT_FOUND: () => ({ parameters: { id: 'no-such-promotion' } }),
  },
  promotionClaim: {
    success: () => claim('welcome-50'),
    NOT_FOUND: () => claim('no-such-promotion'),
    PROMOTION_INACTIVE: () => claim('new-year'),
    CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN: (stage) => {
      stage.deposit();
      return claim('welcome-50');
    },
    PROMOTION_USAGE: (stage) => {
      stage.claim('lucky-10');
      return claim('welcome-50');
    },
    PROMOTION_ALREADY_USED: (stage) => {
      inPlay(stage);
      stage.gameResult('-150');
      return claim('welcome-50');
    },
    PROMOTION_ONLY_FOR_FIRST_ORDER: (stage) => {
      stage.paidDeposit();
      return claim('welcome-50');
    },
    SELF_EXCLUDED: (stage) => {
      exclude(stage);
      return claim('welcome-50');
    },
    PROVIDER_NOT_ALLOWED: () => claim('double-300'),
  },
  usageCancel: {
    success: (stage) => ({ parameters: { id: stage.claim('welcome-50') } }),
    NOT_FOUND: (stage) => ({ parameters: { id: stage.claim('welcome-50') }, as: 'newcomer' }),
    OPEN_ORDER: (stage) => {
      const id = stage.claim('welcome-50');
      stage.deposit();
      return { parameters: { id } };
    },
    PROMOTION_IN_PLAY: (stage) => ({ parameters: { id: inPlay(stage) } }),
  },
};
