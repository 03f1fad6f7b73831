import { depositPhrases, submissionPhrases } from './site/deposit.ts';
import { sessionPhrases } from './site/session.ts';
import { withdrawPhrases, withdrawQuotePhrases } from './site/withdraw.ts';
import type { SitePhrases } from './site-phrases.ts';

/** By machine. The other machines have no page of their own, or the player's walks cover them. */
export const SITE_PHRASES: Readonly<Partial<Record<string, SitePhrases>>> = {
  session: sessionPhrases,
  submission: submissionPhrases,
  deposit: depositPhrases,
  withdraw: withdrawPhrases,
  withdrawQuote: withdrawQuotePhrases,
};
