/** A scenario: a named state of the business that a reset can start from (contract §6). */
import type { Sliced } from '../../slices.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';
import type { Attempt, ScenarioCard } from './scenario-card.ts';

export interface Scenario extends ScenarioCard {
  /** Brings a fresh world into the state; returns the request that is rejected with `code`, if any. */
  readonly play: (builder: ScenarioBuilder) => Attempt | void | Sliced<void>;
}

export function cardOf({ play: _play, ...card }: Scenario): ScenarioCard {
  return card;
}
