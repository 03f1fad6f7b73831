/** What a rule needs, and why it fails or is not tried. */
import type { SentRequest } from '../wire/answer.ts';

/** What a rule needs before it can be tried. A run that lacks it reports the rule as not reached. */
export const NEEDS = {
  writes: 'a full run: this run is read-only',
  player: 'a player: give --username and --password, or let a full run register one',
  newcomer: 'a new player, whom only a full run registers',
  lab: 'a lab that pays, acts as staff and moves the clock: give --lab or --adapter',
} as const;
export type Need = keyof typeof NEEDS;

/** The server did something that the contract does not allow. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  /** When it was noticed: the last response before that is the one at fault. */
  readonly noticedAt = performance.now();
  constructor(
    readonly expected: string,
    readonly received: string,
    /** The X-Request-Id, to find the request in the server's logs; null if no single response is at fault. */
    readonly requestId: string | null = null,
    /** The request that got no response. */
    readonly unanswered: SentRequest | null = null,
  ) {
    super(`expected ${expected}, received ${received}`);
  }
}

/** The rule could not be tried; the message gives the reason. This never counts as a pass. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}
