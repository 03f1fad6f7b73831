/** The machines' words in Lao. In English they are the machines' own. */
import { bankAccountLabels } from './account/bank-account.ts';
import { fingerprintLabels } from './account/fingerprint.ts';
import { passwordChangeLabels } from './account/password-change.ts';
import { protectionLabels } from './account/protection.ts';
import { registrationLabels } from './account/registration.ts';
import { sessionLabels } from './account/session.ts';
import { sessionReminderLabels } from './account/session-reminder.ts';
import { usernameCheckLabels } from './account/username-check.ts';
import { depositLabels } from './cashier/deposit.ts';
import { depositOrderLabels } from './cashier/deposit-order.ts';
import { withdrawLabels } from './cashier/withdraw.ts';
import { gameLaunchLabels } from './play/game-launch.ts';
import { promotionCancelLabels } from './promotion/promotion-cancel.ts';
import { promotionClaimLabels } from './promotion/promotion-claim.ts';
import { navigationLabels } from './site/navigation.ts';
import { successLabels } from './site/success.ts';
import { toastLabels } from './site/toast.ts';
import { upgradeLabels } from './site/upgrade.ts';

/** What each state and transition says in Lao, by its id in the chart, which begins with the id of its machine. */
export const LAO: Readonly<Record<string, string>> = {
  ...sessionLabels,
  ...registrationLabels,
  ...usernameCheckLabels,
  ...bankAccountLabels,
  ...depositLabels,
  ...depositOrderLabels,
  ...withdrawLabels,
  ...promotionClaimLabels,
  ...promotionCancelLabels,
  ...gameLaunchLabels,
  ...protectionLabels,
  ...passwordChangeLabels,
  ...sessionReminderLabels,
  ...fingerprintLabels,
  ...navigationLabels,
  ...successLabels,
  ...toastLabels,
  ...upgradeLabels,
};

/** What a state or transition says in a language: its own description, or the Lao for it where there is one. */
export function textIn(language: 'en' | 'lo', id: string, description: string): string {
  return language === 'lo' ? (LAO[id] ?? description) : description;
}
