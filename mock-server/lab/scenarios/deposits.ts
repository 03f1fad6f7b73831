/** Every state of a deposit: specification §4, contract §3. */
import { DOUBLE, LUCKY, WELCOME } from '../../seeds/promotions.ts';
import type { Scenario } from './scenario.ts';
import type { Stage } from './scenario-world.ts';

const A_DAY = 24 * 60;

function deposit(name: string, explanation: string, play: (stage: Stage) => void): Scenario {
  return { name: `deposit-${name}`, group: 'deposit', explanation, player: 'demo', play };
}

export const depositScenarios: readonly Scenario[] = [
  deposit('open', 'D000001 is OPEN: its QR waits to be paid.', (stage) => {
    stage.deposit();
  }),
  deposit('open-baht', 'D000001 is OPEN in baht, at a rate of 1.', (stage) => {
    stage.deposit({ mid: 'MOCKTHB0001', amount: '100.50' });
  }),
  deposit('open-dollar', 'D000001 is OPEN in US dollars.', (stage) => {
    stage.deposit({ mid: 'MOCKUSD0001', amount: '2.90' });
  }),
  deposit('qr-expired', 'D000001 is OPEN, and its QR has expired: another one can be issued.', (stage) => {
    stage.minutesAgo(11);
    stage.deposit();
  }),
  deposit('last-minute', 'D000001 is OPEN and expires in less than a minute.', (stage) => {
    stage.secondsAgo(29 * 60 + 15);
    stage.deposit();
  }),
  deposit(
    'paid-unchecked',
    'D000001 is paid at the bank; the site learns of it at the next check.',
    (stage) => {
      stage.bankReceives(stage.deposit());
    },
  ),
  deposit(
    'bank-silent',
    'D000001 is OPEN and the bank does not answer: check and cancel change nothing.',
    (stage) => {
      stage.deposit();
      stage.bankIsSilent();
    },
  ),
  deposit('success', 'D000001 is SUCCESS: 100 THB are with alphabet.', (stage) => {
    stage.paidDeposit();
  }),
  deposit('canceled', 'D000001 is CANCELED by the player.', (stage) => {
    stage.cancelDeposit(stage.deposit());
  }),
  deposit('expired', 'D000001 is CANCELED because nobody paid in time.', (stage) => {
    stage.minutesAgo(40);
    stage.deposit();
    stage.minutesAgo(0);
  }),
  deposit('canceled-by-staff', 'D000001 is CANCELED by staff.', (stage) => {
    stage.staffOnDeposit(stage.deposit(), 'cancel');
  }),
  deposit('partial', 'D000001 is PAID, but with too little: staff decide (PARTIAL).', (stage) => {
    const code = stage.deposit();
    stage.bankReceives(code, '60000');
    stage.check(code);
  }),
  deposit('over', 'D000001 is SUCCESS, and staff owe what was paid beyond its amount (OVER).', (stage) => {
    const code = stage.deposit();
    stage.bankReceives(code, '100000');
    stage.check(code);
  }),
  deposit(
    'twice',
    'D000001 is SUCCESS and was paid twice: staff owe the second payment (TWICE).',
    (stage) => {
      const code = stage.deposit();
      stage.bankReceives(code, undefined, 2);
      stage.check(code);
    },
  ),
  deposit('late', 'D000001 was cancelled, then paid: SUCCESS, and marked late.', (stage) => {
    const code = stage.deposit();
    stage.cancelDeposit(code);
    stage.bankReceives(code);
    stage.check(code);
  }),
  deposit('late-unchecked', 'D000001 is CANCELED, but its money has come: a check finds it.', (stage) => {
    const code = stage.deposit();
    stage.cancelDeposit(code);
    stage.bankReceives(code);
  }),
  deposit(
    'too-late',
    'D000001 was paid over a day after it was closed: PAID, staff decide (TOO_LATE).',
    (stage) => {
      stage.minutesAgo(2 * A_DAY);
      const code = stage.deposit();
      stage.cancelDeposit(code);
      stage.minutesAgo(A_DAY - 60);
      stage.bankReceives(code);
      stage.minutesAgo(0);
    },
  ),
  deposit(
    'promotion-in-force',
    'D000001 was paid late while a promotion is in play with its provider: PAID, staff decide (PROMOTION_IN_FORCE).',
    (stage) => {
      const code = stage.deposit();
      stage.cancelDeposit(code);
      stage.claim(LUCKY);
      stage.paidDeposit();
      stage.bankReceives(code);
      stage.check(code);
    },
  ),
  deposit(
    'failed',
    'D000001 is FAILED: the money is in, the transfer to the provider did not go through.',
    (stage) => {
      const code = stage.deposit();
      stage.staffOnDeposit(code, 'fail');
      stage.bankReceives(code);
      stage.check(code);
    },
  ),
  deposit('rejected', 'D000001 is REJECTED: staff have sent the money back.', (stage) => {
    const code = stage.deposit();
    stage.bankReceives(code, '60000');
    stage.check(code);
    stage.staffOnDeposit(code, 'reject');
  }),
  deposit('with-promotion', 'D000001 is OPEN and bound to the welcome promotion: 100 + 50 THB.', (stage) => {
    stage.claim(WELCOME);
    stage.deposit();
  }),
  deposit(
    'with-promotion-success',
    'D000001 is SUCCESS with the welcome bonus: 150 THB with alphabet.',
    (stage) => {
      stage.claim(WELCOME);
      stage.paidDeposit();
    },
  ),
  deposit(
    'promotion-elsewhere',
    'A promotion is in force with gclub: deposits to the others are rejected.',
    (stage) => {
      stage.claim(DOUBLE, { provider: 'gclub' });
    },
  ),
];
