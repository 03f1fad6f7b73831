/** How a withdrawal is made and paid out: the acts of the model, one by one. */
import { applyFault } from '../../pages/evidence.ts';
import { WithdrawScreen } from '../../cashier/withdraw-screen.ts';
import type { Deed, Deeds, Trouble } from '../performer.ts';
import type { Stage } from '../stage.ts';
import { passes, playsAGame } from './time-and-games.ts';

/** Within this the page has asked how it goes on. */
const ASKED_AGAIN_SECONDS = 6;

const screenOf = ({ page, say }: Stage) => new WithdrawScreen(page, say);

const fillsIn: Deed = async (stage, { provider = '', amount = '' }) => {
  await screenOf(stage).provider(provider).check();
  await screenOf(stage).amount().fill(amount);
};

const confirms: Deed = (stage) => screenOf(stage).confirm().click();

/** Somebody decides on the order, and the page learns it by itself. */
const decides =
  (action: 'approve' | 'reject' | 'cancel' | 'succeed' | 'fail'): Deed =>
  async (stage) => {
    await stage.lab.staff('withdraws', await stage.latest('withdraws'), action);
    await stage.passTime(ASKED_AGAIN_SECONDS);
  };

const movesTheRate: Deed = ({ lab }, { buy = '', sell = '' }) => lab.rates({ currency: 'LAK', buy, sell });

/** The acts that a withdrawal under a promotion knows as well. */
export const payoutDeeds: Deeds = {
  'player.asksWhatItComesTo': (stage) => stage.press('withdraw.quote.submit'),
  'player.confirms': confirms,
  'staff.approveTheWithdrawal': decides('approve'),
  'staff.rejectTheWithdrawal': decides('reject'),
  'bank.paysOut': decides('succeed'),
};

export const withdrawDeeds: Deeds = {
  ...payoutDeeds,
  'player.fillsInTheWithdrawal': fillsIn,
  'player.fillsInTooMuch': fillsIn,
  'player.goesBack': (stage) => stage.press('withdraw.back'),
  'player.comesBack': (stage) => stage.comeBack(),
  'player.reloads': async ({ page }) => {
    await page.reload();
  },
  'player.readsTheNews': (stage) => stage.readNews(),
  'player.startsAnother': (stage) => stage.press('withdraw.another'),
  'staff.cancelTheWithdrawal': decides('cancel'),
  'bank.declinesPayment': decides('fail'),
  'game.isWon': playsAGame,
  'market.movesTheRate': movesTheRate,
  'market.movesTheRateBack': movesTheRate,
  'line.losesTheNextAnswer': ({ lab }) => applyFault(lab, ['withdrawCreate'], { fault: 'lost-reply' }),
  'time.endsTheQuote': passes,
};

export const withdrawTrouble: Trouble = {
  'player.confirms → quoteChanged': 'response 409 POST /api/v2/withdraws',
  'player.confirms → openWithoutAnswer': /^request failed POST \/api\/v2\/withdraws: net::/,
};
