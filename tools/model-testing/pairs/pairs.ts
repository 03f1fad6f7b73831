/**
 * Static analysis of which transitions can follow each other. Two transitions form a **pair** `first → second` if the second can
 * be the very next transition that the machine takes after the first.
 *
 * The analysis reads the configuration, not the explored walks. From the initial configuration, it takes every transition whose
 * source is active, regardless of its guard, and enters the resulting configuration (the targets with their initial states, their
 * ancestors, and parallel regions). Possible next transitions are, in this order: eventless transitions (one without a guard
 * excludes all others), done events, other events. Transitions that one event selects in several regions follow each other in
 * document order.
 *
 * A rejected event takes no transition, so it does not separate a pair.
 */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { edgeIdOf } from '../../chart/chart.ts';
import {
  after,
  beginningOf,
  type Configuration,
  receivedIn,
  isOver,
  keyOf,
  selectionsOf,
} from './configuration.ts';

/** `first → second`, by chart ids. */
export type Pair = `${string} → ${string}`;

export function pairOf(first: string, second: string): Pair {
  return `${first} → ${second}`;
}

/** Returns the two transitions of a pair. */
export function statesOf(pair: Pair): readonly [string, string] {
  const [first = '', second = ''] = pair.split(' → ');
  return [first, second];
}

/** Returns the pairs in a sequence of transitions. */
export function pairsIn(transitions: readonly string[]): readonly Pair[] {
  return transitions.slice(1).map((second, index) => pairOf(transitions[index] ?? '', second));
}

type Selection = readonly AnyTransitionDefinition[];

/** Returns every pair that a machine's configuration allows. */
export function pairsOf(machine: AnyStateMachine): ReadonlySet<Pair> {
  const pairs = new Set<Pair>();
  const waiting = new Map<string, Configuration>();
  const arrive = (configuration: Configuration) => {
    const key = keyOf(configuration);
    if (!waiting.has(key)) waiting.set(key, configuration);
  };
  arrive(beginningOf(machine));
  for (const configuration of waiting.values()) {
    for (const selection of nextIn(configuration)) {
      const names = selection.map(edgeIdOf);
      for (const pair of pairsIn(names)) pairs.add(pair);
      const entered = after(configuration, selection);
      arrive(entered);
      const last = names.at(-1) ?? '';
      for (const [second] of nextIn(entered)) if (second) pairs.add(pairOf(last, edgeIdOf(second)));
    }
  }
  return pairs;
}

/**
 * Returns the transitions that can be taken next: eventless ones take precedence over done events, and those over other events.
 */
function nextIn(configuration: Configuration): readonly Selection[] {
  if (isOver(configuration)) return [];
  const immediate = selectionsOf(configuration, '');
  if (!mayReject(immediate)) return immediate;
  const types = [...receivedIn(configuration)];
  const ends = types.filter(isEnd).map((type) => selectionsOf(configuration, type));
  const isEnding = ends.some((selections) => !mayReject(selections));
  const others = isEnding
    ? []
    : types.filter((type) => !isEnd(type)).map((type) => selectionsOf(configuration, type));
  return [immediate, ...ends, ...others].flat().filter((selection) => selection.length > 0);
}

function mayReject(selections: readonly Selection[]): boolean {
  return selections.some((selection) => selection.length === 0);
}

function isEnd(eventType: string): boolean {
  return eventType.startsWith('xstate.done.state.');
}
