/** What of a machine can never happen, and what a search has not decided, each with the reason. */
import type { AnyStateMachine } from 'xstate';
import {
  type Chart,
  type ChartEdge,
  chartOf,
  fixturesOf,
  labelOf,
  type MachineAdapter,
  type MachineFixtures,
} from '../../machine-core/index.ts';
import { type Exploration, exploreTwice } from '../explore.ts';
import { impossibleIn } from './impossible.ts';

/** A state or a transition, by chart id. */
export interface Finding {
  readonly id: string;
  readonly kind: 'state' | 'transition';
  readonly reason: string;
}

export interface Report {
  readonly machine: string;
  readonly chart: Chart;
  /** The states and the transitions that the search reached, by chart id. */
  readonly reached: { readonly states: readonly string[]; readonly transitions: readonly string[] };
  /** Proven from the machine alone: no data and no guard can make it happen. */
  readonly impossible: readonly Finding[];
  /** Not reached and not impossible: whether it can happen depends on data that the search had not, or on more of a search. */
  readonly undecided: readonly Finding[];
  /** The errors with which the machine stopped in the search. */
  readonly errors: readonly string[];
  readonly situations: number;
}

export function reportOf(machine: AnyStateMachine, adapter?: MachineAdapter): Report {
  return reportOn(fixturesOf(machine, adapter));
}

/** The same for fixtures that are there already. */
export function reportOn(fixtures: MachineFixtures): Report {
  const chart = chartOf(fixtures.machine);
  const impossible = impossibleIn(chart);
  const wanted = chart.edges.map(({ id }) => id).filter((id) => !impossible.transitions.has(id));
  const searches = exploreTwice(fixtures, { wanted, mostSteps: 6_000 });
  const states = new Set(searches.flatMap(({ coverage }) => [...coverage.states]));
  const taken = new Set(searches.flatMap(({ found }) => [...found.keys()]));
  const search = new Search(searches, states);
  const proven = (kind: Finding['kind'], reasons: ReadonlyMap<string, string>) =>
    [...reasons].map(([id, reason]): Finding => ({ id, kind, reason }));
  return {
    machine: chart.id,
    chart,
    reached: { states: [...states], transitions: [...taken] },
    impossible: [...proven('state', impossible.states), ...proven('transition', impossible.transitions)],
    undecided: [
      ...chart.nodes
        .filter(({ id, type }) => type !== 'history' && !states.has(id) && !impossible.states.has(id))
        .map(({ id }): Finding => ({ id, kind: 'state', reason: 'the search did not reach it' })),
      ...chart.edges
        .filter(({ id }) => !taken.has(id) && !impossible.transitions.has(id))
        .map((edge): Finding => ({ id: edge.id, kind: 'transition', reason: search.reasonFor(edge) })),
    ],
    errors: [...new Set(searches.flatMap(({ errors }) => [...errors]))],
    situations: Math.max(...searches.map(({ situations }) => situations)),
  };
}

class Search {
  readonly #searches: readonly Exploration[];
  readonly #states: ReadonlySet<string>;

  constructor(searches: readonly Exploration[], states: ReadonlySet<string>) {
    this.#searches = searches;
    this.#states = states;
  }

  /** Why a transition was not found. That is no proof that it cannot be taken. */
  reasonFor({ id, source, trigger, guard }: ChartEdge): string {
    if (!this.#states.has(source)) return 'the search did not reach the state that it leaves';
    const guards = this.#searches.map(({ coverage }) => coverage);
    const thrown = guards
      .map(({ thrown: messages }) => messages.get(id))
      .find((message) => message !== undefined);
    if (thrown?.includes('not implemented')) return `its guard ${guard} is not implemented`;
    if (thrown !== undefined) return `its guard needs data that no event of the search has: ${thrown}`;
    if (guard !== null && guards.some(({ guards: results }) => results.has(`${id}: rejects`)))
      return `${guard} was never true in the search`;
    if (trigger.kind === 'done' || trigger.kind === 'failed' || trigger.kind === 'snapshot') {
      const wasPending = this.#searches.some(({ actors }) => actors.has(trigger.actor));
      if (!wasPending) return `the actor ${trigger.actor} was never started in the search`;
    }
    const isCut = !this.#searches.at(-1)?.isComplete;
    return isCut
      ? 'the search was cut off before it'
      : `no ${labelOf(trigger)} came to the state in the search`;
  }
}
