/** The ten writes, in the order in which the table shows them. */
import type { Write } from './write.ts';
import { bankAdd } from './writes/bank-add.ts';
import { depositCancel } from './writes/deposit-cancel.ts';
import { depositCheck } from './writes/deposit-check.ts';
import { depositCreate } from './writes/deposit-create.ts';
import { login } from './writes/login.ts';
import { passwordChange } from './writes/password-change.ts';
import { promotionCancel, promotionClaim } from './writes/promotions.ts';
import { register } from './writes/register.ts';
import { withdraw } from './writes/withdraw.ts';

export const WRITES: readonly Write[] = [
  login,
  register,
  bankAdd,
  depositCreate,
  depositCheck,
  depositCancel,
  withdraw,
  promotionClaim,
  promotionCancel,
  passwordChange,
];
