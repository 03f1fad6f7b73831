/** The acts of the deposit model: how a deposit is made, paid and followed. */
import { DepositScreen } from '../../deposit/deposit-screen.ts';
import type { Action, PlayerActions, Trouble } from './action.ts';
import type { PlayerPage } from '../player-page.ts';

/** The wait between two checks: contract §4. */
const CHECK_SECONDS = 3;

const screenOf = ({ page, say }: PlayerPage) => new DepositScreen(page, say);

/** Presses a button that checks the payment; during its countdown, first passes the time. */
async function check(playerPage: PlayerPage, id: string): Promise<void> {
  await sitOutTheWait(playerPage);
  await playerPage.press(id);
}

async function sitOutTheWait(playerPage: PlayerPage): Promise<void> {
  const counting = playerPage.say('order.checkIn', { time: '' }).trim();
  const waiting = playerPage.page.getByRole('button', { name: counting, disabled: true });
  if (await waiting.isVisible()) await playerPage.passTime(CHECK_SECONDS);
}

const pays: Action = async (playerPage, { amount, times = '1' }) => {
  const code = await playerPage.latest('deposits');
  await playerPage.world.bank.pay(code, {
    ...(amount === undefined ? {} : { amount }),
    times: Number(times),
  });
};

const staff =
  (action: 'cancel' | 'credit' | 'reject' | 'refund' | 'fail' | 'retry'): Action =>
  async (playerPage) =>
    playerPage.world.staff.deposit(await playerPage.latest('deposits'), action);

export const depositActions: PlayerActions = {
  'player.fillsInTheDeposit': (playerPage, values) => screenOf(playerPage).fillIn(values),
  'player.orders': (playerPage) => screenOf(playerPage).submit().click(),
  'player.checks': (playerPage) => check(playerPage, 'order.check'),
  'player.checksAgain': (playerPage) => check(playerPage, 'receipt.checkAgain'),
  'player.saysThatItIsPaid': (playerPage) => check(playerPage, 'receipt.iHavePaid'),
  'player.asksToCancel': (playerPage) => playerPage.press('order.cancel'),
  'player.keepsTheOrder': (playerPage) => playerPage.press('order.cancel.keep'),
  'player.cancels': (playerPage) => playerPage.press('order.cancel.confirm'),
  'player.asksForAnotherQr': (playerPage) => playerPage.press('qr.issue'),
  'player.comesBack': async (playerPage) => {
    await sitOutTheWait(playerPage);
    await playerPage.comeBack();
  },
  'player.startsAnother': (playerPage) => playerPage.press('receipt.another'),
  'player.choosesTheProvider': (playerPage, { provider }) =>
    screenOf(playerPage).choose('deposit.provider', provider),
  'bank.receivesTheMoney': pays,
  'bank.receivesTooLittle': pays,
  'bank.receivesTooMuch': pays,
  'bank.receivesItTwice': pays,
  'bank.fallsSilent': ({ world }) => world.bank.mode('silent'),
  'bank.answersAgain': ({ world }) => world.bank.mode('up'),
  'staff.cancelTheOrder': staff('cancel'),
  'staff.creditTheMoney': staff('credit'),
  'staff.sendTheMoneyBack': staff('reject'),
  'staff.refundTheExcess': staff('refund'),
  'staff.makeTheTransferFail': staff('fail'),
  'staff.retryTheTransfer': staff('retry'),
};

export const depositTrouble: Trouble = {
  'player.checks → checkFailed': /^response 503 POST .*\/check$/,
  'player.cancels → cancelFailed': /^response 503 POST .*\/cancel$/,
  'player.cancels → notCanceledNews': /^response 409 POST .*\/cancel$/,
  'player.orders → findingOut': /^request failed POST \/api\/v2\/deposits: net::/,
  'player.orders → orderRejected': /^response 4\d\d POST \/api\/v2\/deposits$/,
  'player.reloads → qrExpired': /^response 410 GET .*\/qr$/,
};
