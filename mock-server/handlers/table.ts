/** The handler of each call. A contract row without a handler is a compile error. */
import { type Call, endpoints } from '../../contract/endpoints.ts';
import type { HandlerFactory } from '../pipeline/define-handler.ts';
import { agencyInfo } from './agency/info.ts';
import { addBankAccount } from './bank-accounts/add.ts';
import { listBanks } from './banks/list.ts';
import { showCredit } from './credits/show.ts';
import { currencyOptions } from './currencies/options.ts';
import { currencyRates } from './currencies/rates.ts';
import { cancelDeposit } from './deposits/cancel.ts';
import { checkDeposit } from './deposits/check.ts';
import { depositConfig } from './deposits/config.ts';
import { createDeposit } from './deposits/create.ts';
import { issueQr } from './deposits/issue-qr.ts';
import { listDeposits } from './deposits/list.ts';
import { listOpenDeposits } from './deposits/open-orders.ts';
import { showDeposit } from './deposits/show.ts';
import { showQr } from './deposits/show-qr.ts';
import { reportDevice } from './devices/report.ts';
import { launchGame } from './games/launch.ts';
import { listGames } from './games/list.ts';
import { changePassword } from './players/change-password.ts';
import { playerInfo } from './players/info.ts';
import { login } from './players/login.ts';
import { logout } from './players/logout.ts';
import { register } from './players/register.ts';
import { validateUsername } from './players/validate-username.ts';
import { claimPromotion } from './promotions/claim.ts';
import { currentPromotions } from './promotions/current.ts';
import { showPromotion } from './promotions/show.ts';
import { cancelUsage } from './promotions/usage-cancel.ts';
import { currentUsage } from './promotions/usage-current.ts';
import { listUsages } from './promotions/usages.ts';
import { selfExclude } from './responsible-play/self-exclude.ts';
import { setLimits } from './responsible-play/set-limits.ts';
import { showLimits } from './responsible-play/show.ts';
import { withdrawConfig } from './withdraws/config.ts';
import { createWithdraw } from './withdraws/create.ts';
import { listWithdraws } from './withdraws/list.ts';
import { listOpenWithdraws } from './withdraws/open-orders.ts';
import { quoteWithdraw } from './withdraws/quote.ts';
import { showWithdraw } from './withdraws/show.ts';

const handlers: Readonly<Record<Call, HandlerFactory>> = {
  agencyInfo,
  fingerprint: reportDevice,
  usernameValidate: validateUsername,
  register,
  login,
  logout,
  playerInfo,
  passwordChange: changePassword,
  credit: showCredit,
  banks: listBanks,
  bankAccountAdd: addBankAccount,
  currencyRates,
  currencyOptions,
  depositConfig,
  depositList: listDeposits,
  depositOpen: listOpenDeposits,
  depositCreate: createDeposit,
  deposit: showDeposit,
  depositQr: showQr,
  depositQrIssue: issueQr,
  depositCheck: checkDeposit,
  depositCancel: cancelDeposit,
  withdrawConfig,
  withdrawList: listWithdraws,
  withdrawOpen: listOpenWithdraws,
  withdrawQuote: quoteWithdraw,
  withdrawCreate: createWithdraw,
  withdraw: showWithdraw,
  promotionsCurrent: currentPromotions,
  usageList: listUsages,
  usageCurrent: currentUsage,
  promotion: showPromotion,
  promotionClaim: claimPromotion,
  usageCancel: cancelUsage,
  games: listGames,
  gameLaunch: launchGame,
  limits: showLimits,
  limitsChange: setLimits,
  selfExclude,
};

/** In the order of the contract's table, in which `/deposits/open` precedes `/deposits/:code`. */
export const mounts: readonly HandlerFactory[] = (Object.keys(endpoints) as Call[]).map(
  (call) => handlers[call],
);
