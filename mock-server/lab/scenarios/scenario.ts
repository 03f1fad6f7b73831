/** What a scenario is: a named state of the business that a reset can start from (contract §6). */
import type { ErrorCode } from '../../../contract/errors.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';

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

export interface Scenario {
  /** Lower case with hyphens. */
  readonly name: string;
  readonly group: ScenarioGroup;
  /** What the state is, and what to look at. */
  readonly explanation: string;
  /** Who to be signed in as; null for a visitor. */
  readonly player: string | null;
  /** The error code that the attempt is answered with. */
  readonly code?: ErrorCode;
  /** Brings a fresh world into the state; returns the request that meets the error code, where there is one. */
  readonly play: (builder: ScenarioBuilder) => Attempt | void;
}

/** A request to make in a scenario, as one would write it down for `curl`. */
export interface Attempt {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the site's root. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, with the content type of `headers`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False to leave the XSRF header out. */
  readonly xsrf?: false;
  /** A request that goes before it. */
  readonly after?: Attempt;
}

/** A scenario as the lab lists it. */
export type ScenarioCard = Omit<Scenario, 'play'>;

export function cardOf({ play: _play, ...card }: Scenario): ScenarioCard {
  return card;
}
