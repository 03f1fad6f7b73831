/** What the lab's list says of a scenario. */
import type { ErrorCode } from '../../../contract/errors.ts';

export const SCENARIO_GROUPS = [
  'start',
  'deposit',
  'withdraw',
  'promotion',
  'account',
  'game',
  'request',
  'line',
] as const;
export type ScenarioGroup = (typeof SCENARIO_GROUPS)[number];

export interface ScenarioCard {
  /** Lower-case words joined by hyphens. */
  readonly name: string;
  readonly group: ScenarioGroup;
  /** The state, and what to look at. */
  readonly explanation: string;
  /** The player to sign in as; null for a visitor. */
  readonly player: string | null;
  /** The error code that the attempt is rejected with. */
  readonly code?: ErrorCode;
}

/** A request to send in a scenario, in the form of a `curl` call. */
export interface Attempt {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the site's root. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged, with the content type of `headers`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False omits the XSRF header. */
  readonly xsrf?: false;
  /** A request to send first. */
  readonly after?: Attempt;
}
