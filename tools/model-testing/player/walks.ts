/**
 * Generates walks through a player model: few, long ones that together cover every transition or every pair of transitions. Each
 * walk repeatedly takes the shortest way to an uncovered goal, a random one of the nearest. The same seed gives the same walks.
 */
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { type Chart, chartOf } from '../../../packages/machine-core/index.ts';
import { drawOf } from '../../../tests/browser/fixtures/draw.ts';
import { filledIn, type Model, type PlayerContext, type StateMeta } from './vocabulary.ts';
import { type ActKind, type Assertion, type Status, type Values, type Walk, walkId } from './walk.ts';

/** The coverage that the walks reach together. */
export const COVERAGES = ['transitions', 'pairs'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** Returns a random integer below a limit. */
type Draw = (below: number) => number;

/** A walk of this length ends unless the next goal is one step away. Walks are long because each new one loads a page. */
const LONG = 45;

/** A transition of a model: `deposit.open on player.checks #0`. */
interface Edge {
  readonly id: string;
  readonly kind: ActKind;
  readonly from: string;
  readonly to: string;
}

interface Place {
  readonly state: string;
  /** The last transition taken; null at the start. */
  readonly last: Edge | null;
}

interface Trace {
  readonly place: Place;
  readonly before: Trace | null;
}

/** Of this many random sets of walks, the one with the fewest steps is chosen. */
const ATTEMPTS = { transitions: 20, pairs: 1 } as const satisfies Record<Coverage, number>;

export function walksOf(model: Model, coverage: Coverage = 'transitions'): readonly Walk[] {
  const chart = chartOf(model.machine);
  const edges = edgesOf(chart);
  const start: Place = { state: startOf(chart), last: null };
  const draw = drawOf(`walks ${model.subject}`);
  const attempts = Array.from({ length: ATTEMPTS[coverage] }, () => covering(edges, start, coverage, draw));
  const [shortest = []] = attempts.toSorted((one, other) => one.flat().length - other.flat().length);
  return shortest.map((steps) => walkAlong(model, steps));
}

function covering(
  edges: readonly Edge[],
  start: Place,
  coverage: Coverage,
  draw: Draw,
): readonly (readonly Edge[])[] {
  const missing = new Set(goalsOf(edges, coverage, start.state));
  const walks: (readonly Edge[])[] = [];
  for (;;) {
    const before = missing.size;
    const steps = oneWalk(edges, start, coverage, missing, draw);
    // No further goal is reachable; the tests of the models check that none is left.
    if (missing.size === before) return walks;
    walks.push(steps);
  }
}

/** Returns every transition of a model. */
export function transitionsOf(model: Model): readonly string[] {
  return edgesOf(chartOf(model.machine)).map(({ id }) => id);
}

/** Returns the names of all pairs of transitions that can follow each other. */
export function pairsOf(model: Model): readonly string[] {
  const chart = chartOf(model.machine);
  return goalsOf(edgesOf(chart), 'pairs', startOf(chart));
}

/** Returns the pairs of transitions that a walk takes. */
export function pairsOn({ steps }: Walk): readonly string[] {
  return steps.map(({ transition: taken }, index) => pairOf(steps[index - 1]?.transition ?? null, taken));
}

function oneWalk(
  edges: readonly Edge[],
  start: Place,
  coverage: Coverage,
  missing: Set<string>,
  draw: Draw,
): readonly Edge[] {
  const steps: Edge[] = [];
  let place = start;
  for (;;) {
    const way = wayToMissing(edges, place, coverage, missing, draw);
    if (way.length === 0 || (steps.length >= LONG && way.length > 1)) return steps;
    for (const edge of way) {
      missing.delete(goalOf(place, edge, coverage));
      steps.push(edge);
      place = { state: edge.to, last: edge };
    }
  }
}

/** Returns a shortest sequence of transitions that ends with an uncovered goal; empty if none is reachable. */
function wayToMissing(
  edges: readonly Edge[],
  from: Place,
  coverage: Coverage,
  missing: ReadonlySet<string>,
  draw: Draw,
): readonly Edge[] {
  const seen = new Set([keyOf(from)]);
  const traces: Trace[] = [{ place: from, before: null }];
  for (const trace of traces) {
    const { place } = trace;
    const ways = edges.filter((edge) => edge.from === place.state);
    const good = ways.filter((edge) => missing.has(goalOf(place, edge, coverage)));
    const found = good[draw(Math.max(good.length, 1))];
    if (found) return [...stepsTo(trace), found];
    for (const edge of ways) {
      const there: Place = { state: edge.to, last: edge };
      if (seen.has(keyOf(there))) continue;
      seen.add(keyOf(there));
      traces.push({ place: there, before: trace });
    }
  }
  return [];
}

function stepsTo(trace: Trace): readonly Edge[] {
  const { place, before } = trace;
  return before && place.last ? [...stepsTo(before), place.last] : [];
}

function keyOf({ state, last }: Place): string {
  return `${state} ${last?.id ?? ''}`;
}

function goalsOf(edges: readonly Edge[], coverage: Coverage, start: string): readonly string[] {
  if (coverage === 'transitions') return edges.map(({ id }) => id);
  return edges.flatMap((edge) => [
    ...(edge.from === start ? [pairOf(null, edge.id)] : []),
    ...edges.filter(({ to }) => to === edge.from).map((before) => pairOf(before.id, edge.id)),
  ]);
}

function goalOf({ last }: Place, { id }: Edge, coverage: Coverage): string {
  return coverage === 'transitions' ? id : pairOf(last?.id ?? null, id);
}

function pairOf(before: string | null, after: string): string {
  return `${before ?? 'the beginning'}, ${after}`;
}

/** Returns the transitions of a model. Models are flat: no nested states, no guards, and every transition has a target. */
function edgesOf({ id: machine, edges }: Chart): readonly Edge[] {
  return edges.map(({ id, source, targets, trigger, guard }) => {
    const [to] = targets;
    if (to === undefined || guard !== null || trigger.kind !== 'event' || source === machine) {
      throw new Error(`${id}: the models of the player have plain transitions only`);
    }
    return { id, kind: trigger.type as ActKind, from: source, to };
  });
}

function startOf({ nodes }: Chart): string {
  const start = nodes.find(({ isInitial, parent }) => isInitial && parent !== null);
  if (!start) throw new Error('a model begins somewhere');
  return start.id;
}

/** Runs the model along the transitions and returns the acts, assertions and ledger of each step. */
function walkAlong(model: Model, edges: readonly Edge[]): Walk {
  const { subject, scenario, player, path, machine, acts } = model;
  const [beginning] = initialTransition(machine);
  let snapshot: AnyMachineSnapshot = beginning;
  const steps = edges.map(({ id, kind }) => {
    const values = resolved(acts[kind] ?? {}, contextOf(snapshot));
    [snapshot] = transition(machine, snapshot, { type: kind });
    return { act: { kind, values }, transition: id, after: sessionStatusOf(model, snapshot) };
  });
  return {
    id: walkId(
      subject,
      edges.map(({ kind }) => kind),
    ),
    subject,
    scenario,
    player,
    path,
    beginning: sessionStatusOf(model, beginning),
    steps,
  };
}

function sessionStatusOf({ machine }: Model, snapshot: AnyMachineSnapshot): Status {
  const context = contextOf(snapshot);
  const state = String(snapshot.value);
  const meta: StateMeta = machine.root.states[state]?.meta ?? {};
  const seen = (assertion: Assertion): Assertion =>
    assertion.values ? { ...assertion, values: resolved(assertion.values, context) } : assertion;
  return {
    state,
    sees: (meta.sees ?? []).map(seen),
    misses: (meta.misses ?? []).map(seen),
    ledger: context.ledger,
  };
}

function contextOf(snapshot: AnyMachineSnapshot): PlayerContext {
  return snapshot.context as PlayerContext;
}

function resolved(values: Values, context: PlayerContext): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledIn(value, context)]));
}
