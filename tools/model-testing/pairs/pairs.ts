/**
 * Which transitions may follow each other. Two make a **pair** `first → second` where the second may be the very next
 * transition that the machine takes after the first.
 *
 * The pairs are counted in a static walk of the configuration, not in what was explored: from the beginning, every
 * transition is taken whose source is active, whatever its guard would say, and leads to the configuration that it enters
 * (its targets with their initial states, their ancestors, and the regions beside them). What can be active then can be
 * taken next, in this order: eventless transitions (one without a guard excludes all others), done events, other events. Several
 * transitions of one step (regions that hear the same event) follow each other in the order of the document.
 *
 * An event that is rejected takes no transition, so that it does not part a pair.
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

/** `first → second`, by the chart's names. */
export type Pair = `${string} → ${string}`;

export function pairOf(first: string, second: string): Pair {
  return `${first} → ${second}`;
}

/** The two transitions of a pair. */
export function statesOf(pair: Pair): readonly [string, string] {
  const [first = '', second = ''] = pair.split(' → ');
  return [first, second];
}

/** The pairs in a sequence of transitions. */
export function pairsIn(transitions: readonly string[]): readonly Pair[] {
  return transitions.slice(1).map((second, index) => pairOf(transitions[index] ?? '', second));
}

type Selection = readonly AnyTransitionDefinition[];

/** Every pair that the configuration of a machine allows. */
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
 * What may be taken next: what waits for no event goes before what is heard, and that a state has ended is heard before
 * anything that comes from outside.
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
