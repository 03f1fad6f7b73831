/** The machines' words in Lao. In English they are the machines' own. */
import { bankAccountWords } from './account/bank-account.ts';
import { fingerprintWords } from './account/fingerprint.ts';
import { passwordChangeWords } from './account/password-change.ts';
import { protectionWords } from './account/protection.ts';
import { registrationWords } from './account/registration.ts';
import { sessionWords } from './account/session.ts';
import { sessionReminderWords } from './account/session-reminder.ts';
import { usernameCheckWords } from './account/username-check.ts';
import { depositWords } from './cashier/deposit.ts';
import { depositOrderWords } from './cashier/deposit-order.ts';
import { withdrawWords } from './cashier/withdraw.ts';
import { gameLaunchWords } from './play/game-launch.ts';
import { promotionCancelWords } from './promotion/promotion-cancel.ts';
import { promotionClaimWords } from './promotion/promotion-claim.ts';
import { navigationWords } from './site/navigation.ts';
import { successWords } from './site/success.ts';
import { toastWords } from './site/toast.ts';
import { upgradeWords } from './site/upgrade.ts';

/** What each state and transition says in Lao, by its id in the chart, which begins with the id of its machine. */
export const LAO: Readonly<Record<string, string>> = {
  ...sessionWords,
  ...registrationWords,
  ...usernameCheckWords,
  ...bankAccountWords,
  ...depositWords,
  ...depositOrderWords,
  ...withdrawWords,
  ...promotionClaimWords,
  ...promotionCancelWords,
  ...gameLaunchWords,
  ...protectionWords,
  ...passwordChangeWords,
  ...sessionReminderWords,
  ...fingerprintWords,
  ...navigationWords,
  ...successWords,
  ...toastWords,
  ...upgradeWords,
};

/** What a state or transition says in a language: its own description, or the Lao for it where there is one. */
export function wordsIn(language: 'en' | 'lo', id: string, description: string): string {
  return language === 'lo' ? (LAO[id] ?? description) : description;
}
