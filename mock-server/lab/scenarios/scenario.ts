/** A scenario: a named state of the business that a reset can start from (contract §6). */
import type { Sliced } from '../../slices.ts';
import type { ScenarioBuilder } from './scenario-builder.ts';
import type { Attempt, ScenarioCard, ScenarioGroup } from './scenario-card.ts';

export interface Scenario extends ScenarioCard {
  /** Brings a fresh world into the state; returns the request that is rejected with `code`, if any. */
  readonly play: (builder: ScenarioBuilder) => Attempt | void | Sliced<void>;
}

export function cardOf({ play: _play, ...card }: Scenario): ScenarioCard {
  return card;
}

/** A state of an order or a promotion of `demo`, by its name within the group. */
type State = readonly [explanation: string, play: (builder: ScenarioBuilder) => unknown];

export function statesOf(group: ScenarioGroup, states: Readonly<Record<string, State>>): Scenario[] {
  return Object.entries(states).map(([name, [explanation, play]]) => ({
    name: `${group}-${name}`,
    group,
    explanation,
    player: 'demo',
    play: (builder) => void play(builder),
  }));
}
