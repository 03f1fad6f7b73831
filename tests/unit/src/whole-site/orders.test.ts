/**
 * Orders from the player's view, with slow or lost responses and late decisions of bank and staff: the whole site on
 * the mock.
 */
import { fireEvent } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RETAINED_MS } from '../../../../contract/limits.ts';
import { promotionPath, paths } from '../../../../src/app/paths.ts';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { canPress, choice, control, dialog, field, say } from '../../../in-process/page-reading.ts';
import { accessibleText, urgencyOfText } from '../../../in-process/perception.ts';
import { Visit } from '../../../in-process/visit.ts';
import { fillInAccount, fillInDeposit, fillInRegistration, fillInWithdrawal } from './forms.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let visit: Visit;

async function open(...[path, start]: Parameters<typeof Visit.at>): Promise<Visit> {
  visit = await Visit.at(path, start);
  return visit;
}

const depositOf = (code: string) =>
  visit.mock.backend.world.store.deposits.findFirst({ where: { code: { equals: code } } });

async function fillsIn(): Promise<void> {
  await visit.sees('Alphabet');
  await fillInDeposit('67500', visit);
}

async function orders(): Promise<void> {
  await fillsIn();
  await visit.press(say('deposit.submit'));
}

describe('“I have paid” in the details of a past order (specification §4, contract §2)', () => {
  /** Opens the details of the cancelled D000001 while D000002 is open and its actor polls it. */
  async function looksAtCanceled(scenario: string): Promise<void> {
    await open(paths.deposit, { scenario });
    await orders();
    await visit.sees('D000002');
    visit.go(paths.depositHistory);
    await visit.press(say('history.detailsOf', { name: 'D000001' }));
    await visit.sees(say('receipt.canceled.title'));
  }

  test('checks only that order, shows the payment that was found, and leaves the open order unchanged', async () => {
    await looksAtCanceled('deposit-late-unchecked');
    const pressed = visit.time.now();
    await visit.press(say('receipt.iHavePaid'));
    await visit.until(() => depositOf('D000001')?.status === 'SUCCESS', 'credit for the late money');
    await visit.press(say('success.confirm'));
    await visit.sees(say('receipt.success.title'), say('receipt.success.lateNote'));
    expect(visit.sentSince(pressed, 'POST', /\/check$/).map(({ path }) => path)).toEqual([
      '/deposits/D000001/check',
    ]);
    expect(window.location.pathname).toBe(paths.depositHistory);
    visit.go(paths.deposit);
    await visit.sees('D000002', say('order.check'));
  });

  test('shows in the details that no payment was found, and is disabled until the next check is allowed', async () => {
    await looksAtCanceled('deposit-canceled');
    const pressed = visit.time.now();
    await visit.press(say('receipt.iHavePaid'));
    await visit.notifies('polite', say('order.notice.unpaidClosed'));
    expect(canPress(say('receipt.iHavePaid'))).toBe(false);
    await visit.pass(5 * SECOND);
    await visit.press(say('receipt.iHavePaid'));
    await visit.pass(SECOND);
    expect(visit.sentSince(pressed, 'POST', /\/check$/).map(({ path }) => path)).toEqual([
      '/deposits/D000001/check',
      '/deposits/D000001/check',
    ]);
  });

  test('if the details are closed and another order is opened during the check, the success dialog opens once the payment is found', async () => {
    await open(paths.home, { scenario: 'deposit-late-unchecked' });
    await visit.mock.post('/deposits', { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' });
    await visit.mock.lab('staff/deposits/D000002', { action: 'cancel' });
    visit.go(paths.depositHistory);
    await visit.press(say('history.detailsOf', { name: 'D000001' }));
    visit.delay = { path: /\/check$/, milliseconds: 4 * SECOND };
    await visit.press(say('receipt.iHavePaid'));
    await visit.press(say('common.close'));
    await visit.press(say('history.detailsOf', { name: 'D000002' }));
    await visit.sees('D000002');
    expect(canPress(say('receipt.iHavePaid'))).toBe(true);
    expect(depositOf('D000001')?.status).toBe('CANCELED');
    await visit.sees(say('success.deposit.body'));
    await visit.press(say('success.confirm'));
    await visit.sees('D000002', say('receipt.iHavePaid'));
    expect(depositOf('D000002')?.status).toBe('CANCELED');
  });
});

test('an order from another device is continued from the history, whatever the deposit page showed before', async () => {
  await open(paths.deposit, { scenario: 'deposit-open' });
  await visit.sees('D000001');
  await visit.mock.lab('staff/deposits/D000001', { action: 'cancel' });
  await visit.press(say('order.check'));
  await visit.sees(say('receipt.canceled.title'));
  // Simulates an order from another device.
  await visit.mock.post('/deposits', { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' });
  visit.go(paths.depositHistory);
  await visit.sees('D000002');
  await visit.press(say('common.continue'));
  await visit.sees('D000002', say('order.check'));
});

describe('a connection that is lost when a form is submitted (docs/decisions/0007)', () => {
  test('if it returns three hours later, no deposit is sent, and the player can submit the form again', async () => {
    await open(paths.deposit, { scenario: 'ready' });
    await fillsIn();
    visit.cut();
    await visit.press(say('deposit.submit'));
    await visit.sees(say('deposit.findingOut.title'));
    await visit.pass(6 * MINUTE);
    visit.time.advanceTo(visit.time.now() + 174 * MINUTE);
    visit.mend();
    const restored = visit.time.now();
    await visit.notifies('polite', say('deposit.notCreated.title'));
    expect(visit.sentSince(restored, 'POST', '/deposits')).toEqual([]);
    expect(depositOf('D000001')).toBeNull();
    expect(field(say('deposit.amount')).value.replaceAll(/\D/g, '')).toBe('67500');
    await visit.press(say('deposit.submit'));
    await visit.sees('D000001', say('order.check'));
  });

  test('if it returns soon, the deposit is created exactly once', async () => {
    await open(paths.deposit, { scenario: 'ready' });
    await fillsIn();
    visit.cut();
    await visit.press(say('deposit.submit'));
    await visit.pass(2 * MINUTE);
    visit.mend();
    await visit.sees('D000001', say('order.check'));
    expect(depositOf('D000002')).toBeNull();
  });

  test('if it returns three hours later, no withdrawal is sent', async () => {
    await open(paths.withdraw, { scenario: 'withdraw-ready' });
    await quotesWithdrawal();
    visit.cut();
    await visit.press(say('withdraw.confirm'));
    await visit.sees(say('withdraw.findingOut.title'));
    await visit.pass(6 * MINUTE);
    visit.time.advanceTo(visit.time.now() + 174 * MINUTE);
    visit.mend();
    const restored = visit.time.now();
    await visit.notifies('polite', say('withdraw.notCreated.title'));
    expect(visit.sentSince(restored, 'POST', '/withdraws')).toEqual([]);
  });

  test('if the phone sleeps for three hours while a claim is sent, the claim is not sent again', async () => {
    await open(promotionPath(WELCOME), { scenario: 'ready' });
    await visit.mock.fault('POST /promotions/:id/claim', { fault: 'timeout', times: 1 });
    await visit.press(say('promotion.claim'));
    await visit.press(say('promotion.claim.confirm', { provider: 'Alphabet' }));
    visit.time.advanceTo(visit.time.now() + 180 * MINUTE);
    const awake = visit.time.now();
    await visit.notifies('polite', say('promotion.claim.neverArrived'));
    expect(visit.sentSince(awake, 'POST', /\/claim$/)).toEqual([]);
  });
});

describe('an order whose status is changed by staff or the bank (contract §3)', () => {
  /** Opens D000001 with a partial payment, which staff have to decide on. */
  async function waitsForStaff(): Promise<void> {
    await open(paths.deposit, { scenario: 'deposit-open' });
    await visit.sees('D000001');
    await visit.mock.lab('bank/pay', { code: 'D000001', amount: '60000' });
    await visit.press(say('order.check'));
    await visit.sees(say('receipt.staff.title'));
  }

  /** Opens D000001, which is unpaid, and lets the site load the rest of its code and report the device. */
  async function waitsForPayment(): Promise<void> {
    await open(paths.deposit, { scenario: 'deposit-open' });
    await visit.sees(say('qr.save'));
  }

  const checks = (from: number) => visit.sentSince(from, 'POST', '/deposits/D000001/check').length;

  test('money that arrives while the page stays open is found within 15 seconds, without a press', async () => {
    await waitsForPayment();
    await visit.pass(MINUTE);
    await visit.mock.lab('bank/pay', { code: 'D000001' });
    await visit.pass(15 * SECOND);
    expect(depositOf('D000001')?.status).toBe('SUCCESS');
    expect(visit.text()).toContain(say('receipt.success.title'));
  });

  test('what is paid in the bank’s app is found on return, without a press', async () => {
    await waitsForPayment();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await visit.mock.lab('bank/pay', { code: 'D000001' });
    await visit.pass(MINUTE);
    expect(depositOf('D000001')?.status).toBe('OPEN');
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await visit.pass(SECOND);
    expect(depositOf('D000001')?.status).toBe('SUCCESS');
    await visit.sees(say('receipt.success.title'));
  });

  test('an unpaid order is checked four times a minute, without a notice, and its button stays enabled', async () => {
    await waitsForPayment();
    const from = visit.time.now();
    const texts = new Set<string>();
    for (let second = 0; second < 60; second += 1) {
      await visit.pass(SECOND);
      if (!canPress(say('order.check'))) texts.add('no button');
      for (const notice of ['order.notice.unpaid', 'order.checking'] as const)
        if (visit.text().includes(say(notice))) texts.add(notice);
    }
    expect([checks(from), ...texts]).toEqual([4]);
  });

  test('an unpaid order is checked for ten minutes, only while its page is shown and visible, and again after a press', async () => {
    await waitsForPayment();
    visit.go(paths.home);
    const left = visit.time.now();
    await visit.pass(MINUTE);
    expect(checks(left)).toBe(0);
    visit.go(paths.deposit);
    await visit.sees(say('qr.save'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    const hidden = visit.time.now();
    await visit.pass(MINUTE);
    expect(checks(hidden)).toBe(0);
    visibility.mockReturnValue('visible');
    const seen = visit.time.now();
    await visit.pass(8 * MINUTE);
    expect(checks(seen)).toBe(32);
    await visit.pass(MINUTE);
    const ended = visit.time.now();
    await visit.pass(5 * MINUTE);
    expect(checks(ended)).toBe(0);
    await visit.press(say('order.check'));
    await visit.pass(MINUTE);
    expect(checks(ended)).toBe(5);
  });

  test('a withdrawal that the bank has paid out is shown within a minute, in a dialog with the amount (specification §8)', async () => {
    await open(paths.withdraw, { scenario: 'withdraw-paid' });
    await visit.sees('W000001');
    await visit.mock.lab('staff/withdraws/W000001', { action: 'succeed' });
    await visit.pass(MINUTE);
    expect(dialog()?.getAttribute('role')).toBe('alertdialog');
    for (const text of [say('success.withdraw.title'), `262.000${say('currency.LAK')}`])
      expect(accessibleText(dialog())).toContain(text);
    await visit.press(say('success.confirm'));
    await visit.sees(say('withdraw.end.success.title'));
  });

  test('waiting for staff takes about one read a minute, the check button stays enabled, and a decision is shown within a minute', async () => {
    await waitsForStaff();
    // Until the fingerprint is sent, which the site does when the page has been untouched for a while.
    await visit.pass(30 * SECOND);
    const from = visit.time.now();
    let blocked = 0;
    for (let second = 0; second < 900; second += 10) {
      await visit.pass(10 * SECOND);
      if (!canPress(say('receipt.checkAgain'))) blocked += 1;
    }
    const asked = visit.sentSince(from, 'GET', '/deposits/D000001').length;
    expect([asked > 11, asked < 18, blocked]).toEqual([true, true, 0]);
    expect(visit.sentSince(from, 'POST', /./)).toEqual([]);
    await visit.mock.lab('staff/deposits/D000001', { action: 'credit' });
    await visit.pass(MINUTE);
    // Screen readers read it in full as it opens.
    expect(dialog()?.getAttribute('role')).toBe('alertdialog');
    expect(accessibleText(dialog())).toContain(say('success.deposit.body'));
    await visit.press(say('success.confirm'));
    await visit.sees(say('receipt.success.title'));
  });

  test('the credit of a failed transfer that staff retry is shown within a minute', async () => {
    await waitsForStaff();
    await visit.mock.lab('staff/deposits/D000001', { action: 'fail' });
    await visit.press(say('receipt.checkAgain'));
    await visit.sees(say('receipt.failed.title'));
    await visit.pass(20 * MINUTE);
    await visit.mock.lab('staff/deposits/D000001', { action: 'retry' });
    await visit.pass(MINUTE);
    expect(visit.text()).toContain(say('receipt.success.title'));
  });

  test('the expiry of an order whose QR cannot be loaded is shown within a minute', async () => {
    await open(paths.home, { scenario: 'deposit-open' });
    await visit.mock.fault('GET /deposits/:code/qr', { status: 500 });
    visit.go(paths.deposit);
    await visit.notifies('assertive', say('qr.unavailable'));
    await visit.pass(31 * MINUTE);
    expect(visit.text()).toContain(say('receipt.expired.title'));
  });
});

test('the remaining time of a QR is a timer, which is announced at five minutes, one minute and 30 seconds only', async () => {
  await open(paths.deposit, { scenario: 'deposit-open' });
  await visit.sees(say('qr.save'));
  const timeLeft = () => /\d+:\d\d/.exec(accessibleText(document.querySelector('[role="timer"]')))?.[0] ?? '';
  const passTo = async (time: string) => {
    const [now = 0, then = 0] = [timeLeft(), time].map((each) => {
      const [minutes = 0, seconds = 0] = each.split(':').map(Number);
      return minutes * 60 + seconds;
    });
    // Without waiting for what happens at each second in between.
    visit.time.advanceTo(visit.time.now() + (now - then - 1) * SECOND);
    await visit.pass(SECOND);
    expect(timeLeft()).toBe(time);
  };
  const announced = (time: string) => urgencyOfText(say('qr.timeLeft.announced', { time }));
  for (const [before, time, after] of [
    ['5:01', '5:00', '4:59'],
    ['1:01', '1:00', '0:59'],
    ['0:31', '0:30', '0:29'],
  ] as const) {
    await passTo(before);
    expect([announced(before), announced(time)]).toEqual([null, null]);
    await passTo(time);
    expect(announced(time)).toBe('polite');
    await passTo(after);
    expect(announced(after)).toBeNull();
  }
  visit.delay = { path: /\/deposits\/D000001/, milliseconds: 5 * SECOND };
  await visit.notifies('polite', say('qr.asking.doNotPay'));
});

describe('the deposit page (specification §4)', () => {
  test('shows the QR again after the player was on another page for longer than the cache keeps it', async () => {
    await open(paths.deposit, { scenario: 'deposit-open' });
    await visit.sees(say('qr.save'));
    visit.go(paths.home);
    await visit.pass(RETAINED_MS + MINUTE);
    visit.go(paths.deposit);
    await visit.sees(say('qr.save'));
    expect(visit.text()).not.toContain(say('qr.loading'));
  });

  test('reports a QR that cannot be loaded on return, and “Try again” shows it', async () => {
    await open(paths.deposit, { scenario: 'deposit-open' });
    await visit.sees(say('qr.save'));
    visit.go(paths.home);
    await visit.pass(RETAINED_MS + MINUTE);
    // The read and its three retries.
    await visit.mock.fault('GET /deposits/:code/qr', { status: 500, times: 4 });
    visit.go(paths.deposit);
    await visit.sees(say('qr.unavailable'));
    await visit.press(say('common.tryAgain'));
    await visit.sees(say('qr.save'));
  });

  test('accepts no input while the order is sent, so that nothing typed is lost', async () => {
    await open(paths.deposit, { scenario: 'ready' });
    await fillsIn();
    visit.delay = { path: /^\/deposits$/, milliseconds: 4 * SECOND };
    await visit.press(say('deposit.submit'));
    expect(field(say('deposit.amount')).readOnly).toBe(true);
    expect(choice('AskMeBet').disabled).toBe(true);
    await visit.sees('D000001', say('order.check'));
  });
});

/** Fills in the withdrawal form and opens its quote. */
async function quotesWithdrawal(): Promise<void> {
  await visit.sees('Alphabet');
  await fillInWithdrawal('400', visit);
  await visit.press(say('withdraw.quote.submit'));
  await visit.sees(say('withdraw.review.title'));
}

describe('“Try again” while the outcome of a write is looked up', () => {
  /**
   * Presses the button every second for half a minute. Counts the presses, and those that caused no request and no visible
   * change.
   */
  async function pressesEachSecond(): Promise<{ pressed: number; ignored: number }> {
    const outcome = { pressed: 0, ignored: 0 };
    for (let second = 0; second < 30; second += 1) {
      if (canPress(say('common.tryAgain'))) {
        const [sent, shown] = [visit.sent.length, document.body.innerHTML];
        control(say('common.tryAgain')).click();
        await visit.pass(SECOND - 1);
        outcome.pressed += 1;
        if (visit.sent.length === sent && document.body.innerHTML === shown) outcome.ignored += 1;
        await visit.pass(1);
      } else await visit.pass(SECOND);
    }
    return outcome;
  }

  async function nothingIsAnswered(): Promise<void> {
    await visit.mock.fault('POST', { fault: 'timeout' });
    await visit.mock.fault('GET', { status: 500 });
  }

  const WRITES: readonly (readonly [what: string, write: () => Promise<void>])[] = [
    [
      'a deposit',
      async () => {
        await open(paths.deposit, { scenario: 'ready' });
        await fillsIn();
        await nothingIsAnswered();
        await visit.press(say('deposit.submit'));
        await visit.sees(say('deposit.findingOut.title'));
      },
    ],
    [
      'a withdrawal',
      async () => {
        await open(paths.withdraw, { scenario: 'withdraw-ready' });
        await quotesWithdrawal();
        await nothingIsAnswered();
        await visit.press(say('withdraw.confirm'));
        await visit.notifies('polite', say('withdraw.findingOut.title'));
      },
    ],
    [
      'a claim, in its dialog',
      async () => {
        await open(promotionPath(WELCOME), { scenario: 'ready' });
        await visit.press(say('promotion.claim'));
        await nothingIsAnswered();
        await visit.press(say('promotion.claim.confirm', { provider: 'Alphabet' }));
        await visit.notifies('polite', say('promotion.claim.findingOut.body'));
      },
    ],
    [
      'a claim whose dialog was closed',
      async () => {
        await open(promotionPath(WELCOME), { scenario: 'ready' });
        await visit.press(say('promotion.claim'));
        await nothingIsAnswered();
        await visit.press(say('promotion.claim.confirm', { provider: 'Alphabet' }));
        await visit.press(say('common.close'));
        await visit.notifies('polite', say('promotion.claim.findingOut'));
      },
    ],
    [
      'a bank account',
      async () => {
        await open(paths.bank, { scenario: 'default', player: 'newcomer' });
        await visit.sees('BCEL');
        await fillInAccount(undefined, visit);
        await nothingIsAnswered();
        await visit.press(say('bank.submit'));
        await visit.sees(say('bank.findingOut.title'));
      },
    ],
    [
      'a registration',
      async () => {
        await open(paths.register, { scenario: 'default', player: null });
        await fillInRegistration({ username: 'somphone_1', password: 'somebody-1234' }, visit);
        await nothingIsAnswered();
        await visit.press(say('register.submit'));
        await visit.sees(say('register.findingOut.title'));
      },
    ],
    [
      'the cancellation of a promotion',
      async () => {
        await open(paths.promotions, { scenario: 'promotion-active' });
        await visit.press(say('promotion.cancel'));
        await visit.sees(say('promotion.cancel.keep'));
        expect(dialog()?.role).toBe('alertdialog');
        await nothingIsAnswered();
        await visit.press(say('promotion.cancel.confirm'));
        await visit.sees(say('promotion.cancel.findingOut'));
      },
    ],
  ];

  test.each(WRITES)('%s: the button is shown as busy, or each press has an effect', async (_, write) => {
    await write();
    const { pressed, ignored } = await pressesEachSecond();
    expect(ignored).toBe(0);
    expect(pressed).toBeGreaterThan(0);
  });
});
