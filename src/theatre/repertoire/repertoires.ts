/** Every product machine with what may happen to it, in the order in which a newcomer reads them. */
import { bankAccount } from './account/bank-account.ts';
import { fingerprint } from './account/fingerprint.ts';
import { passwordChange } from './account/password-change.ts';
import { protection } from './account/protection.ts';
import { registration } from './account/registration.ts';
import { session } from './account/session.ts';
import { sessionReminder } from './account/session-reminder.ts';
import { usernameCheck } from './account/username-check.ts';
import { deposit } from './cashier/deposit.ts';
import { depositOrder } from './cashier/deposit-order.ts';
import { withdraw } from './cashier/withdraw.ts';
import { gameLaunch } from './play/game-launch.ts';
import { promotionCancel } from './promotion/promotion-cancel.ts';
import { promotionClaim } from './promotion/promotion-claim.ts';
import type { Repertoire } from './repertoire.ts';
import { navigation } from './site/navigation.ts';
import { success } from './site/success.ts';
import { toast } from './site/toast.ts';
import { upgrade } from './site/upgrade.ts';

export const REPERTOIRES: readonly Repertoire[] = [
  session,
  registration,
  usernameCheck,
  bankAccount,
  deposit,
  depositOrder,
  withdraw,
  promotionClaim,
  promotionCancel,
  gameLaunch,
  protection,
  passwordChange,
  sessionReminder,
  fingerprint,
  navigation,
  success,
  toast,
  upgrade,
];
