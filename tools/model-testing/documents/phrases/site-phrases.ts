/**
 * Phrase book: maps a machine's steps to actions on the site: what the tester presses, the lab command that causes
 * the server's response, and what is then visible. A step without a phrase cannot be performed by hand on the site.
 */
import type { Assertion } from '../../player/walk.ts';
import type { Action } from '../manual/manual-case.ts';
import type { Start } from './actions.ts';

export interface SitePhrases {
  /** By the first step of a case (the machine's first answer after page load): the setup that causes it. */
  readonly starts: Readonly<Record<string, Start>>;
  /** By step (`send deposit.submit`), or by state and step: the player's actions. */
  readonly acts: Readonly<Record<string, readonly Action[]>>;
  /** By step (`fail send: no answer in time`): the lab setup before the request. */
  readonly answers: Readonly<Record<string, readonly Action[]>>;
  /** By actor: the lab setup that delays its response while something else happens. */
  readonly holds: Readonly<Record<string, readonly Action[]>>;
  /** By state: its visible signs. */
  readonly sees: Readonly<Record<string, readonly Assertion[]>>;
  /** By step: additional visible signs. */
  readonly covers: Readonly<Record<string, readonly Assertion[]>>;
}
