/** The error codes of deposits, withdrawals and promotions, each caused by a real state: specification §8, contract §2. */
import {
  NO_LIMITS,
  RESPONSIBLE_PLAY_OFF,
  withExclusion,
  withLimits,
} from '../../../contract/rules/responsible-play.ts';
import { keepResponsiblePlay } from '../../domain/responsible-play/change.ts';
import { DOUBLE, LUCKY, NEW_YEAR, TOP_UP, WELCOME } from '../../seeds/promotions.ts';
import { attempt, claiming, depositing, nameOfRejection, rejectionsOf, withdrawing } from './attempts.ts';
import type { Scenario } from './scenario.ts';
import { doubled, openedWithdraw, TWO_HUNDRED_IN_KIP } from './withdraws.ts';

const deposit = rejectionsOf('deposit');

const depositRejections: readonly Scenario[] = [
  deposit(
    'SELF_EXCLUDED',
    'demo is self-excluded for a week: no deposit, no claim, no game.',
    depositing(),
    (it) =>
      it.set(({ change, now }) =>
        keepResponsiblePlay(change, it.playerId('demo'), withExclusion(RESPONSIBLE_PLAY_OFF, 7, now)),
      ),
  ),
  {
    ...deposit('BANK_REQUIRED', 'newcomer has no bank account, and a deposit requires one.', depositing()),
    player: 'newcomer',
  },
  deposit('OPEN_ORDER', 'D000001 is OPEN: a second deposit is rejected.', depositing(), (it) => it.deposit()),
  deposit(
    'PROMOTION_USAGE',
    'A promotion with gclub is active: a deposit with alphabet is rejected.',
    depositing(),
    (it) => it.claim(DOUBLE, { provider: 'gclub' }),
  ),
  deposit(
    'PROMOTION_CREDIT_USED',
    'A promotion is in play with alphabet: no deposit until the credit is below the threshold.',
    depositing(),
    (it) => it.promotionInPlay(WELCOME),
  ),
  deposit(
    'CREDIT_ABOVE_THRESHOLD',
    'demo has 10 THB with alphabet: too much credit for a deposit.',
    depositing(),
    (it) => it.gameResult('10'),
  ),
  deposit('LIMIT_REACHED', 'demo has set a limit of 50 THB a day.', depositing(), (it) =>
    it.set(({ change, now }) => {
      const limits = { ...NO_LIMITS, depositLimits: { day: '50', week: null, month: null } };
      keepResponsiblePlay(change, it.playerId('demo'), withLimits(RESPONSIBLE_PLAY_OFF, limits, now));
    }),
  ),
  deposit(
    'QUOTE_CHANGED',
    'The rate has just changed from 675 to 700 kip: an order that expects the old credit is rejected.',
    depositing({ expectedCredit: '100' }),
    (it) => it.rate('LAK', '680', '700'),
  ),
  deposit('MID_INVALID', 'A deposit to a merchant that does not exist.', depositing({ mid: 'MOCKLAK9999' })),
  deposit('AMOUNT_OUT_OF_RANGE', 'alphabet accepts 50 to 30,000 THB.', depositing({ amount: '33749' })),
  deposit(
    'PROMOTION_AMOUNT_MISMATCH',
    'welcome-50 requires exactly 100 THB.',
    depositing({ amount: '67501' }),
    (it) => it.claim(WELCOME),
  ),
  deposit(
    'QR_EXPIRED',
    'D000001 is OPEN, its QR has expired.',
    (_, code) => attempt('depositQr', { code }),
    (it) => it.minutesAgo(11).deposit(),
  ),
  deposit(
    'ORDER_NOT_OPEN',
    'D000001 is CANCELED and no longer has a QR.',
    (_, code) => attempt('depositQrIssue', { code }),
    (it) => it.cancelDeposit(it.deposit()),
  ),
  deposit(
    'ORDER_ALREADY_PAID',
    'D000001 is paid at the bank: a cancel finds the payment.',
    (_, code) => attempt('depositCancel', { code }),
    (it) => it.bankReceives(it.deposit()),
  ),
  deposit(
    'BANK_UNAVAILABLE',
    'D000001 is OPEN, and the bank does not respond.',
    (_, code) => attempt('depositCheck', { code }),
    (it) => {
      const code = it.deposit();
      it.bankIsSilent();
      return code;
    },
  ),
];

const withdraw = rejectionsOf('withdraw');

const withdrawRejections: readonly Scenario[] = [
  withdraw(
    'OPEN_WITHDRAW',
    'W000001 is open: a second withdrawal is rejected.',
    withdrawing('100'),
    openedWithdraw,
  ),
  withdraw(
    'CREDIT_NOT_ENOUGH',
    'demo has 100 THB with alphabet and withdraws 100.01.',
    withdrawing('100.01'),
    (it) => it.gameResult('100'),
  ),
  withdraw(
    'PROMOTION_CREDIT_NOT_REACHED',
    'welcome-50 is in play: demo needs more than 300 THB, and has exactly 300.',
    withdrawing('300'),
    (it) => {
      it.promotionInPlay(WELCOME);
      it.gameResult('150');
    },
  ),
  withdraw(
    'WITHDRAW_ALL_REQUIRED',
    'double-300 is in play: only all 2,600 THB can be withdrawn.',
    withdrawing('1000', { provider: 'gclub' }),
    doubled,
  ),
];

const promotion = rejectionsOf('promotion');

const promotionRejections: readonly Scenario[] = [
  promotion('PROMOTION_INACTIVE', 'The promotion new-year has ended.', claiming(NEW_YEAR)),
  promotion(
    'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN',
    'D000001 is OPEN: no promotion can be claimed until it is closed.',
    claiming(WELCOME),
    (it) => it.deposit(),
  ),
  {
    ...promotion(
      'PROMOTION_USAGE',
      'lucky-10 is claimed: one promotion at a time.',
      claiming(WELCOME),
      (it) => it.claim(LUCKY),
    ),
    name: nameOfRejection('PROMOTION_USAGE', 'claim'),
  },
  promotion('PROMOTION_ALREADY_USED', 'top-up-20 was used, and has ended.', claiming(TOP_UP), (it) => {
    it.promotionInPlay(TOP_UP, { amount: TWO_HUNDRED_IN_KIP });
    it.gameResult('-215');
    it.secondsAgo(0);
  }),
  promotion(
    'PROMOTION_ONLY_FOR_FIRST_ORDER',
    'demo has deposited before: welcome-50 is for the first deposit only.',
    claiming(WELCOME),
    (it) => it.paidDeposit(),
  ),
  promotion('PROVIDER_NOT_ALLOWED', 'double-300 is for gclub and gclub_live only.', claiming(DOUBLE)),
  promotion(
    'PROMOTION_IN_PLAY',
    'welcome-50 is in play, and can no longer be cancelled.',
    (_, id) => attempt('usageCancel', { id }),
    (it) => it.promotionInPlay(WELCOME),
  ),
  {
    ...promotion(
      'OPEN_ORDER',
      'D000001 is bound to the promotion, which cannot be cancelled until it is closed.',
      (_, id) => attempt('usageCancel', { id }),
      (it) => {
        const id = it.claim(WELCOME);
        it.deposit();
        return id;
      },
    ),
    name: nameOfRejection('OPEN_ORDER', 'cancel'),
  },
];

export const cashierRejections: readonly Scenario[] = [
  ...depositRejections,
  ...withdrawRejections,
  ...promotionRejections,
];
