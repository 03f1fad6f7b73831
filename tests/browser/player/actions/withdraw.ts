/** The acts of the withdrawal model: how a withdrawal is made and paid out. */
import { WithdrawScreen } from '../../cashier/withdraw-screen.ts';
import type { Action, PlayerActions, Trouble } from './action.ts';
import type { PlayerPage } from '../player-page.ts';

/** Within this time the page has polled the status of the withdrawal. */
const ASKED_AGAIN_SECONDS = 6;

const screenOf = ({ page, say }: PlayerPage) => new WithdrawScreen(page, say);

const fillsIn: Action = async (playerPage, { provider = '', amount = '' }) => {
  await screenOf(playerPage).choose('withdraw.provider', provider);
  await screenOf(playerPage).amount().fill(amount);
};

const confirms: Action = (playerPage) => screenOf(playerPage).confirm().click();

/** Staff or the bank change the order's status, and the page polls it. */
const decides =
  (action: 'approve' | 'reject' | 'cancel' | 'succeed' | 'fail'): Action =>
  async (playerPage) => {
    await playerPage.world.staff.withdraw(await playerPage.latest('withdraws'), action);
    await playerPage.passTime(ASKED_AGAIN_SECONDS);
  };

const movesTheRate: Action = ({ world }, { buy = '', sell = '' }) =>
  world.rates({ currency: 'LAK', buy, sell });

/** The acts that the model of promotions has as well. */
export const payoutActions: PlayerActions = {
  'player.asksWhatItComesTo': (playerPage) => playerPage.press('withdraw.quote.submit'),
  'player.confirms': confirms,
  'staff.approveTheWithdrawal': decides('approve'),
  'staff.rejectTheWithdrawal': decides('reject'),
  'bank.paysOut': decides('succeed'),
};

export const withdrawActions: PlayerActions = {
  ...payoutActions,
  'player.fillsInTheWithdrawal': fillsIn,
  'player.fillsInTooMuch': fillsIn,
  'player.goesBack': (playerPage) => playerPage.press('withdraw.back'),
  'player.comesBack': (playerPage) => playerPage.comeBack(),
  'player.startsAnother': (playerPage) => playerPage.press('withdraw.another'),
  'staff.cancelTheWithdrawal': decides('cancel'),
  'bank.declinesPayment': decides('fail'),
  'market.movesTheRate': movesTheRate,
  'market.movesTheRateBack': movesTheRate,
};

export const withdrawTrouble: Trouble = {
  'player.asksWhatItComesTo → quoteLost': /^request failed POST \/api\/v2\/withdraws\/quote: net::/,
  'player.asksWhatItComesTo → quoteRejected': /^response 4\d\d POST \/api\/v2\/withdraws\/quote$/,
  'player.confirms → quoteChanged': 'response 409 POST /api/v2/withdraws',
  'player.confirms → openWithoutAnswer': /^request failed POST \/api\/v2\/withdraws: net::/,
};
