/** Which handler answers which call. A row of the contract without one does not compile. */
import { type Call, endpoints } from '../../contract/endpoints.ts';
import type { Mount } from '../pipeline/answers.ts';
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
import { playerInfo } from './players/info.ts';
import { login } from './players/login.ts';
import { logout } from './players/logout.ts';
import { register } from './players/register.ts';
import { validateUsername } from './players/validate-username.ts';

const handlers: Readonly<Record<Call, Mount>> = {
  agencyInfo,
  usernameValidate: validateUsername,
  register,
  login,
  logout,
  playerInfo,
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
};

/** In the order of the contract's table, where `/deposits/open` comes before `/deposits/:code`. */
export const mounts: readonly Mount[] = (Object.keys(endpoints) as Call[]).map((call) => handlers[call]);
