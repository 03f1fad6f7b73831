/** Every state of a deposit: specification §4, contract §3. */
import { DOUBLE, LUCKY, WELCOME } from '../../seeds/promotions.ts';
import { statesOf } from './scenario.ts';

const A_DAY = 24 * 60;

export const depositScenarios = statesOf('deposit', {
  open: ['D000001 is OPEN: its QR can be paid.', (it) => it.deposit()],
  'open-baht': [
    'D000001 is OPEN in baht, at a rate of 1.',
    (it) => it.deposit({ mid: 'MOCKTHB0001', amount: '100.50' }),
  ],
  'open-dollar': [
    'D000001 is OPEN in US dollars.',
    (it) => it.deposit({ mid: 'MOCKUSD0001', amount: '2.90' }),
  ],
  'qr-expired': [
    'D000001 is OPEN, and its QR has expired: a new one can be issued.',
    (it) => it.minutesAgo(11).deposit(),
  ],
  'last-minute': [
    'D000001 is OPEN and expires in less than a minute.',
    (it) => it.secondsAgo(29 * 60 + 15).deposit(),
  ],
  'paid-unchecked': [
    'D000001 is paid at the bank; the next check finds the payment.',
    (it) => it.bankReceives(it.deposit()),
  ],
  'bank-silent': [
    'D000001 is OPEN and the bank does not respond: check and cancel change nothing.',
    (it) => {
      it.deposit();
      it.bankIsSilent();
    },
  ],
  success: ['D000001 is SUCCESS: credit of 100 THB with alphabet.', (it) => it.paidDeposit()],
  canceled: ['D000001 is CANCELED by the player.', (it) => it.cancelDeposit(it.deposit())],
  expired: [
    'D000001 is CANCELED because it was not paid in time.',
    (it) => {
      it.minutesAgo(40).deposit();
      it.minutesAgo(0);
    },
  ],
  'canceled-by-staff': ['D000001 is CANCELED by staff.', (it) => it.staffOnDeposit(it.deposit(), 'cancel')],
  partial: [
    'D000001 is PAID with less than its amount: staff decide (PARTIAL).',
    (it) => it.pay(it.deposit(), '60000'),
  ],
  over: [
    'D000001 is SUCCESS, and was overpaid: staff owe the excess (OVER).',
    (it) => it.pay(it.deposit(), '100000'),
  ],
  twice: [
    'D000001 is SUCCESS and was paid twice: staff owe the second payment (TWICE).',
    (it) => it.pay(it.deposit(), undefined, 2),
  ],
  late: [
    'D000001 was cancelled, then paid: SUCCESS, and marked late.',
    (it) => it.pay(it.cancelDeposit(it.deposit())),
  ],
  'late-unchecked': [
    'D000001 is CANCELED, but was paid afterwards: the next check finds the payment.',
    (it) => it.bankReceives(it.cancelDeposit(it.deposit())),
  ],
  'too-late': [
    'D000001 was paid more than a day after it was closed: PAID, staff decide (TOO_LATE).',
    (it) => {
      const code = it.minutesAgo(2 * A_DAY).deposit();
      it.cancelDeposit(code);
      it.minutesAgo(A_DAY - 60).bankReceives(code);
      it.minutesAgo(0);
    },
  ],
  'promotion-in-force': [
    'D000001 was paid late while a promotion is in play with its provider: PAID, staff decide (PROMOTION_IN_FORCE).',
    (it) => {
      const code = it.cancelDeposit(it.deposit());
      it.claim(LUCKY);
      it.paidDeposit();
      it.pay(code);
    },
  ],
  failed: [
    'D000001 is FAILED: the payment was received, the transfer to the provider failed.',
    (it) => it.pay(it.staffOnDeposit(it.deposit(), 'fail')),
  ],
  rejected: [
    'D000001 is REJECTED: staff have sent the money back.',
    (it) => it.staffOnDeposit(it.pay(it.deposit(), '60000'), 'reject'),
  ],
  'with-promotion': [
    'D000001 is OPEN and bound to the welcome promotion: 100 + 50 THB.',
    (it) => {
      it.claim(WELCOME);
      it.deposit();
    },
  ],
  'with-promotion-success': [
    'D000001 is SUCCESS with the welcome bonus: 150 THB with alphabet.',
    (it) => it.promotionInPlay(WELCOME),
  ],
  'promotion-elsewhere': [
    'A promotion with gclub is active: deposits with other providers are rejected.',
    (it) => it.claim(DOUBLE, { provider: 'gclub' }),
  ],
});
