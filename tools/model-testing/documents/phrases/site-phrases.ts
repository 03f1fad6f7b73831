/**
 * How what happens to a machine on its stage is brought about on the site: what is pressed, which line of the lab makes the server
 * answer so, and what is then to be seen. A step that no phrase knows cannot be done by hand on the site.
 */
import type { Assertion } from '../../player/walk.ts';
import type { Action } from '../manual/manual-case.ts';
import type { Start } from './actions.ts';
import { depositPhrases } from './site/deposit.ts';
import { sessionPhrases } from './site/session.ts';
import { withdrawPhrases } from './site/withdraw.ts';

export interface SitePhrases {
  /** By the first step of a case: what the machine finds when its page is opened. */
  readonly starts: Readonly<Record<string, Start>>;
  /** By step, `send deposit.submit`, or by state and step: what the player does. */
  readonly acts: Readonly<Record<string, readonly Action[]>>;
  /** By step, `fail createDeposit: no answer in time`: what is arranged before the machine asks. */
  readonly answers: Readonly<Record<string, readonly Action[]>>;
  /** By actor: what keeps its answer away while something else happens. */
  readonly holds: Readonly<Record<string, readonly Action[]>>;
  /** By state: what one sees of it. */
  readonly sees: Readonly<Record<string, readonly Assertion[]>>;
  /** By step: what one sees of it besides. */
  readonly covers: Readonly<Record<string, readonly Assertion[]>>;
}

/** By machine; the others have no page of their own, or are covered by the player's walks. */
export const SITE_PHRASES: Readonly<Partial<Record<string, SitePhrases>>> = {
  session: sessionPhrases,
  deposit: depositPhrases,
  withdraw: withdrawPhrases,
};
