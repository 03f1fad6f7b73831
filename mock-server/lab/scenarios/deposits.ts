/** Every state of a deposit: specification §4, contract §3. */
import { DOUBLE, LUCKY, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';

const A_DAY = 24 * 60;

function deposit(name: string, explanation: string, play: (builder: ScenarioBuilder) => void): Scenario {
  return { name: `deposit-${name}`, group: 'deposit', explanation, player: 'demo', play };
}

export const depositScenarios: readonly Scenario[] = [
  deposit('open', 'D000001 is OPEN: its QR can be paid.', (builder) => {
    builder.deposit();
  }),
  deposit('open-baht', 'D000001 is OPEN in baht, at a rate of 1.', (builder) => {
    builder.deposit({ mid: 'MOCKTHB0001', amount: '100.50' });
  }),
  deposit('open-dollar', 'D000001 is OPEN in US dollars.', (builder) => {
    builder.deposit({ mid: 'MOCKUSD0001', amount: '2.90' });
  }),
  deposit('qr-expired', 'D000001 is OPEN, and its QR has expired: a new one can be issued.', (builder) => {
    builder.minutesAgo(11);
    builder.deposit();
  }),
  deposit('last-minute', 'D000001 is OPEN and expires in less than a minute.', (builder) => {
    builder.secondsAgo(29 * 60 + 15);
    builder.deposit();
  }),
  deposit('paid-unchecked', 'D000001 is paid at the bank; the next check finds the payment.', (builder) => {
    builder.bankReceives(builder.deposit());
  }),
  deposit(
    'bank-silent',
    'D000001 is OPEN and the bank does not respond: check and cancel change nothing.',
    (builder) => {
      builder.deposit();
      builder.bankIsSilent();
    },
  ),
  deposit('success', 'D000001 is SUCCESS: credit of 100 THB with alphabet.', (builder) => {
    builder.paidDeposit();
  }),
  deposit('canceled', 'D000001 is CANCELED by the player.', (builder) => {
    builder.cancelDeposit(builder.deposit());
  }),
  deposit('expired', 'D000001 is CANCELED because it was not paid in time.', (builder) => {
    builder.minutesAgo(40);
    builder.deposit();
    builder.minutesAgo(0);
  }),
  deposit('canceled-by-staff', 'D000001 is CANCELED by staff.', (builder) => {
    builder.staffOnDeposit(builder.deposit(), 'cancel');
  }),
  deposit('partial', 'D000001 is PAID with less than its amount: staff decide (PARTIAL).', (builder) => {
    const code = builder.deposit();
    builder.bankReceives(code, '60000');
    builder.check(code);
  }),
  deposit('over', 'D000001 is SUCCESS, and was overpaid: staff owe the excess (OVER).', (builder) => {
    const code = builder.deposit();
    builder.bankReceives(code, '100000');
    builder.check(code);
  }),
  deposit(
    'twice',
    'D000001 is SUCCESS and was paid twice: staff owe the second payment (TWICE).',
    (builder) => {
      const code = builder.deposit();
      builder.bankReceives(code, undefined, 2);
      builder.check(code);
    },
  ),
  deposit('late', 'D000001 was cancelled, then paid: SUCCESS, and marked late.', (builder) => {
    const code = builder.deposit();
    builder.cancelDeposit(code);
    builder.bankReceives(code);
    builder.check(code);
  }),
  deposit(
    'late-unchecked',
    'D000001 is CANCELED, but was paid afterwards: the next check finds the payment.',
    (builder) => {
      const code = builder.deposit();
      builder.cancelDeposit(code);
      builder.bankReceives(code);
    },
  ),
  deposit(
    'too-late',
    'D000001 was paid more than a day after it was closed: PAID, staff decide (TOO_LATE).',
    (builder) => {
      builder.minutesAgo(2 * A_DAY);
      const code = builder.deposit();
      builder.cancelDeposit(code);
      builder.minutesAgo(A_DAY - 60);
      builder.bankReceives(code);
      builder.minutesAgo(0);
    },
  ),
  deposit(
    'promotion-in-force',
    'D000001 was paid late while a promotion is in play with its provider: PAID, staff decide (PROMOTION_IN_FORCE).',
    (builder) => {
      const code = builder.deposit();
      builder.cancelDeposit(code);
      builder.claim(LUCKY);
      builder.paidDeposit();
      builder.bankReceives(code);
      builder.check(code);
    },
  ),
  deposit(
    'failed',
    'D000001 is FAILED: the payment was received, the transfer to the provider failed.',
    (builder) => {
      const code = builder.deposit();
      builder.staffOnDeposit(code, 'fail');
      builder.bankReceives(code);
      builder.check(code);
    },
  ),
  deposit('rejected', 'D000001 is REJECTED: staff have sent the money back.', (builder) => {
    const code = builder.deposit();
    builder.bankReceives(code, '60000');
    builder.check(code);
    builder.staffOnDeposit(code, 'reject');
  }),
  deposit(
    'with-promotion',
    'D000001 is OPEN and bound to the welcome promotion: 100 + 50 THB.',
    (builder) => {
      builder.claim(WELCOME);
      builder.deposit();
    },
  ),
  deposit(
    'with-promotion-success',
    'D000001 is SUCCESS with the welcome bonus: 150 THB with alphabet.',
    (builder) => {
      builder.claim(WELCOME);
      builder.paidDeposit();
    },
  ),
  deposit(
    'promotion-elsewhere',
    'A promotion with gclub is active: deposits with other providers are rejected.',
    (builder) => {
      builder.claim(DOUBLE, { provider: 'gclub' });
    },
  ),
];
