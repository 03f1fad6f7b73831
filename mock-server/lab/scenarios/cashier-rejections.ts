/** The error codes of deposits, withdrawals and promotions, each caused by a real state: specification §8, contract §2. */
import {
  NO_LIMITS,
  RESPONSIBLE_PLAY_OFF,
  withExclusion,
  withLimits,
} from '../../../contract/rules/responsible-play.ts';
import { keepResponsiblePlay } from '../../domain/responsible-play/change.ts';
import { DOUBLE, LUCKY, NEW_YEAR, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import { attempt, claimAttempt, depositAttempt, rejection, withdrawAttempt } from './attempts.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';
import { doubled } from './withdraws.ts';

/** `demo` has excluded themselves for a week. */
export function excluded(builder: ScenarioBuilder): void {
  builder.set(({ change, now }) =>
    keepResponsiblePlay(change, builder.playerId('demo'), withExclusion(RESPONSIBLE_PLAY_OFF, 7, now)),
  );
}

const depositRejections: readonly Scenario[] = [
  rejection(
    'SELF_EXCLUDED',
    'deposit',
    'demo is self-excluded for a week: no deposit, no claim, no game.',
    (builder) => {
      excluded(builder);
      return depositAttempt(builder);
    },
  ),
  rejection(
    'BANK_REQUIRED',
    'deposit',
    'newcomer has no bank account, and a deposit requires one.',
    (builder) => depositAttempt(builder),
    { player: 'newcomer' },
  ),
  rejection('OPEN_ORDER', 'deposit', 'D000001 is OPEN: a second deposit is rejected.', (builder) => {
    builder.deposit();
    return depositAttempt(builder);
  }),
  rejection(
    'PROMOTION_USAGE',
    'deposit',
    'A promotion with gclub is active: a deposit with alphabet is rejected.',
    (builder) => {
      builder.claim(DOUBLE, { provider: 'gclub' });
      return depositAttempt(builder);
    },
  ),
  rejection(
    'PROMOTION_CREDIT_USED',
    'deposit',
    'A promotion is in play with alphabet: no deposit until the credit is below the threshold.',
    (builder) => {
      builder.claim(WELCOME);
      builder.paidDeposit();
      return depositAttempt(builder);
    },
  ),
  rejection(
    'CREDIT_ABOVE_THRESHOLD',
    'deposit',
    'demo has 10 THB with alphabet: too much credit for a deposit.',
    (builder) => {
      builder.gameResult('10');
      return depositAttempt(builder);
    },
  ),
  rejection('LIMIT_REACHED', 'deposit', 'demo has set a limit of 50 THB a day.', (builder) => {
    builder.set(({ change, now }) => {
      const limits = { ...NO_LIMITS, depositLimits: { day: '50', week: null, month: null } };
      keepResponsiblePlay(change, builder.playerId('demo'), withLimits(RESPONSIBLE_PLAY_OFF, limits, now));
    });
    return depositAttempt(builder);
  }),
  rejection(
    'QUOTE_CHANGED',
    'deposit',
    'The rate has just changed from 675 to 700 kip: an order that expects the old credit is rejected.',
    (builder) => {
      builder.rate('LAK', '680', '700');
      return depositAttempt(builder, { expectedCredit: '100' });
    },
  ),
  rejection('MID_INVALID', 'deposit', 'A deposit to a merchant that does not exist.', (builder) =>
    depositAttempt(builder, { mid: 'MOCKLAK9999' }),
  ),
  rejection('AMOUNT_OUT_OF_RANGE', 'deposit', 'alphabet accepts 50 to 30,000 THB.', (builder) =>
    depositAttempt(builder, { amount: '33749' }),
  ),
  rejection('PROMOTION_AMOUNT_MISMATCH', 'deposit', 'welcome-50 requires exactly 100 THB.', (builder) => {
    builder.claim(WELCOME);
    return depositAttempt(builder, { amount: '67501' });
  }),
  rejection('QR_EXPIRED', 'deposit', 'D000001 is OPEN, its QR has expired.', (builder) => {
    builder.minutesAgo(11);
    return attempt('depositQr', { code: builder.deposit() });
  }),
  rejection('ORDER_NOT_OPEN', 'deposit', 'D000001 is CANCELED and no longer has a QR.', (builder) => {
    const code = builder.deposit();
    builder.cancelDeposit(code);
    return attempt('depositQrIssue', { code });
  }),
  rejection(
    'ORDER_ALREADY_PAID',
    'deposit',
    'D000001 is paid at the bank: a cancel finds the payment.',
    (builder) => {
      const code = builder.deposit();
      builder.bankReceives(code);
      return attempt('depositCancel', { code });
    },
  ),
  rejection('BANK_UNAVAILABLE', 'deposit', 'D000001 is OPEN, and the bank does not respond.', (builder) => {
    const code = builder.deposit();
    builder.bankIsSilent();
    return attempt('depositCheck', { code });
  }),
];

const withdrawRejections: readonly Scenario[] = [
  rejection('OPEN_WITHDRAW', 'withdraw', 'W000001 is open: a second withdrawal is rejected.', (builder) => {
    builder.gameResult('1000');
    builder.withdraw('400');
    return withdrawAttempt(builder, '100');
  }),
  rejection(
    'CREDIT_NOT_ENOUGH',
    'withdraw',
    'demo has 100 THB with alphabet and withdraws 100.01.',
    (builder) => {
      builder.gameResult('100');
      return withdrawAttempt(builder, '100.01');
    },
  ),
  rejection(
    'PROMOTION_CREDIT_NOT_REACHED',
    'withdraw',
    'welcome-50 is in play: demo needs more than 300 THB, and has exactly 300.',
    (builder) => {
      builder.claim(WELCOME);
      builder.paidDeposit();
      builder.gameResult('150');
      return withdrawAttempt(builder, '300');
    },
  ),
  rejection(
    'WITHDRAW_ALL_REQUIRED',
    'withdraw',
    'double-300 is in play: only all 2,600 THB can be withdrawn.',
    (builder) => {
      doubled(builder, '2000');
      return withdrawAttempt(builder, '1000', { provider: 'gclub' });
    },
  ),
];

const promotionRejections: readonly Scenario[] = [
  rejection('PROMOTION_INACTIVE', 'promotion', 'The promotion new-year has ended.', (builder) =>
    claimAttempt(builder, NEW_YEAR),
  ),
  rejection(
    'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN',
    'promotion',
    'D000001 is OPEN: no promotion can be claimed until it is closed.',
    (builder) => {
      builder.deposit();
      return claimAttempt(builder, WELCOME);
    },
  ),
  rejection(
    'PROMOTION_USAGE',
    'promotion',
    'lucky-10 is claimed: one promotion at a time.',
    (builder) => {
      builder.claim(LUCKY);
      return claimAttempt(builder, WELCOME);
    },
    { variant: 'claim' },
  ),
  rejection('PROMOTION_ALREADY_USED', 'promotion', 'top-up-20 was used, and has ended.', (builder) => {
    builder.claim(TOP_UP);
    builder.paidDeposit({ amount: '135000' });
    builder.gameResult('-215');
    builder.secondsAgo(0);
    return claimAttempt(builder, TOP_UP);
  }),
  rejection(
    'PROMOTION_ONLY_FOR_FIRST_ORDER',
    'promotion',
    'demo has deposited before: welcome-50 is for the first deposit only.',
    (builder) => {
      builder.paidDeposit();
      return claimAttempt(builder, WELCOME);
    },
  ),
  rejection('PROVIDER_NOT_ALLOWED', 'promotion', 'double-300 is for gclub and gclub_live only.', (builder) =>
    claimAttempt(builder, DOUBLE),
  ),
  rejection(
    'PROMOTION_IN_PLAY',
    'promotion',
    'welcome-50 is in play, and can no longer be cancelled.',
    (builder) => {
      const id = builder.claim(WELCOME);
      builder.paidDeposit();
      return attempt('usageCancel', { id });
    },
  ),
  rejection(
    'OPEN_ORDER',
    'promotion',
    'D000001 is bound to the promotion, which cannot be cancelled until it is closed.',
    (builder) => {
      const id = builder.claim(WELCOME);
      builder.deposit();
      return attempt('usageCancel', { id });
    },
    { variant: 'cancel' },
  ),
];

export const cashierRejections: readonly Scenario[] = [
  ...depositRejections,
  ...withdrawRejections,
  ...promotionRejections,
];
