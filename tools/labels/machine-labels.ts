/** The machines' descriptions in Lao. The English ones are in the machines themselves. */
import { bankAccountLabels } from './account/bank-account.ts';
import { fingerprintLabels } from './account/fingerprint.ts';
import { passwordChangeLabels } from './account/password-change.ts';
import { playerLabels } from './account/player.ts';
import { responsiblePlayLabels } from './account/responsible-play.ts';
import { registrationLabels } from './account/registration.ts';
import { sessionLabels } from './account/session.ts';
import { sessionReminderLabels } from './account/session-reminder.ts';
import { usernameCheckLabels } from './account/username-check.ts';
import { depositLabels } from './cashier/deposit.ts';
import { depositCheckLabels } from './cashier/deposit-check.ts';
import { depositOrderLabels } from './cashier/deposit-order.ts';
import { depositQrLabels } from './cashier/deposit-qr.ts';
import { submissionLabels } from './cashier/submission.ts';
import { withdrawLabels } from './cashier/withdraw.ts';
import { withdrawOrderLabels } from './cashier/withdraw-order.ts';
import { withdrawQuoteLabels } from './cashier/withdraw-quote.ts';
import { gameLaunchLabels } from './play/game-launch.ts';
import { promotionCancelLabels } from './promotion/promotion-cancel.ts';
import { promotionClaimLabels } from './promotion/promotion-claim.ts';
import { appLabels } from './site/app.ts';
import { navigationLabels } from './site/navigation.ts';
import { successLabels } from './site/success.ts';
import { toastLabels } from './site/toast.ts';
import { upgradeLabels } from './site/upgrade.ts';

/** The Lao description of each state and transition by its chart id, which begins with the id of its machine. */
export const LAO: Readonly<Record<string, string>> = {
  ...appLabels,
  ...sessionLabels,
  ...playerLabels,
  ...registrationLabels,
  ...usernameCheckLabels,
  ...bankAccountLabels,
  ...depositLabels,
  ...depositOrderLabels,
  ...depositCheckLabels,
  ...depositQrLabels,
  ...submissionLabels,
  ...withdrawLabels,
  ...withdrawQuoteLabels,
  ...withdrawOrderLabels,
  ...promotionClaimLabels,
  ...promotionCancelLabels,
  ...gameLaunchLabels,
  ...responsiblePlayLabels,
  ...passwordChangeLabels,
  ...sessionReminderLabels,
  ...fingerprintLabels,
  ...navigationLabels,
  ...successLabels,
  ...toastLabels,
  ...upgradeLabels,
};

/** Returns the description of a state or transition in a language; English if there is no Lao one. */
export function textIn(language: 'en' | 'lo', id: string, description: string): string {
  return language === 'lo' ? (LAO[id] ?? description) : description;
}
