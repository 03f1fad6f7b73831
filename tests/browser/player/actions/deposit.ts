/** How a deposit is made, paid and looked after: the acts of the model, one by one. */
import { DepositScreen } from '../../deposit/deposit-screen.ts';
import type { Deed, Deeds, Trouble } from '../performer.ts';
import type { Stage } from '../stage.ts';
import { passes, playsAGame } from './time-and-games.ts';

/** Contract §4: how long one waits between two checks. */
const CHECK_SECONDS = 3;

const screenOf = ({ page, say }: Stage) => new DepositScreen(page, say);

/** Presses what asks the bank; while it counts down, the wait is sat out. */
async function check(stage: Stage, id: string): Promise<void> {
  await sitOutTheWait(stage);
  await stage.press(id);
}

async function sitOutTheWait(stage: Stage): Promise<void> {
  const counting = stage.say('order.checkIn', { time: '' }).trim();
  const waiting = stage.page.getByRole('button', { name: counting, disabled: true });
  if (await waiting.isVisible()) await stage.passTime(CHECK_SECONDS);
}

const pays: Deed = async (stage, { amount, times = '1' }) => {
  const code = await stage.latest('deposits');
  await stage.lab.pay({ code, ...(amount === undefined ? {} : { amount }), times: Number(times) });
};

const staff =
  (action: 'cancel' | 'credit' | 'reject' | 'refund' | 'fail' | 'retry'): Deed =>
  async (stage) =>
    stage.lab.staff('deposits', await stage.latest('deposits'), action);

export const depositDeeds: Deeds = {
  'player.fillsInTheDeposit': (stage, values) => screenOf(stage).fillIn(values),
  'player.orders': (stage) => screenOf(stage).submit().click(),
  'player.checks': (stage) => check(stage, 'order.check'),
  'player.checksAgain': (stage) => check(stage, 'receipt.checkAgain'),
  'player.saysThatItIsPaid': (stage) => check(stage, 'receipt.iHavePaid'),
  'player.asksToCancel': (stage) => stage.press('order.cancel'),
  'player.keepsTheOrder': (stage) => stage.press('order.cancel.keep'),
  'player.cancels': (stage) => stage.press('order.cancel.confirm'),
  'player.asksForAnotherQr': (stage) => stage.press('qr.issue'),
  'player.comesBack': async (stage) => {
    await sitOutTheWait(stage);
    await stage.comeBack();
  },
  'player.reloads': async ({ page }) => {
    await page.reload();
  },
  'player.readsTheNews': (stage) => stage.readNews(),
  'player.startsAnother': (stage) => stage.press('receipt.another'),
  'player.choosesTheProvider': ({ page }, { provider }) =>
    page
      .getByRole('radio', { name: provider ?? '' })
      .first()
      .check(),
  'bank.receivesTheMoney': pays,
  'bank.receivesTooLittle': pays,
  'bank.receivesTooMuch': pays,
  'bank.receivesItTwice': pays,
  'bank.fallsSilent': ({ lab }) => lab.bankMode('silent'),
  'bank.answersAgain': ({ lab }) => lab.bankMode('up'),
  'staff.cancelTheOrder': staff('cancel'),
  'staff.creditTheMoney': staff('credit'),
  'staff.sendTheMoneyBack': staff('reject'),
  'staff.refundTheExcess': staff('refund'),
  'staff.makeTheTransferFail': staff('fail'),
  'staff.retryTheTransfer': staff('retry'),
  'game.takesAllCredit': playsAGame,
  'time.endsTheWait': passes,
  'time.endsTheQr': passes,
  'time.endsTheOrder': passes,
  'time.passesAMinute': passes,
  'time.passesADay': passes,
  'time.findsTheMoney': passes,
};

export const depositTrouble: Trouble = {
  'player.checks → checkFailed': /^response 503 POST .*\/check$/,
  'player.cancels → cancelFailed': /^response 503 POST .*\/cancel$/,
  'player.cancels → notCanceledNews': /^response 409 POST .*\/cancel$/,
  'player.reloads → qrExpired': /^response 410 GET .*\/qr$/,
};
