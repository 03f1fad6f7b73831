/**
 * Generates walks through a player model: few, long ones that together cover every transition. Each walk repeatedly takes the
 * shortest way to an uncovered transition, a random one of the nearest. The same seed gives the same walks.
 */
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { type Chart, chartOf } from '../../../packages/machine-core/index.ts';
import { drawOf } from '../../../tests/browser/fixtures/draw.ts';
import { filledIn, type Model, type PlayerContext, type StateMeta } from './vocabulary.ts';
import { type ActKind, type Assertion, type Status, type Values, type Walk, walkId } from './walk.ts';

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

/** A way to a state: the last transition taken, and those before it; at the start there is none. */
interface Trace {
  readonly state: string;
  readonly last: Edge | null;
  readonly before: Trace | null;
}

/** Of this many random sets of walks, the one with the fewest steps is chosen. */
const ATTEMPTS = 20;

/** The walks of a model, which together take each transition. */
export function walksOf(model: Model): readonly Walk[] {
  const chart = chartOf(model.machine);
  const edges = edgesOf(chart);
  const draw = drawOf(`walks ${model.subject}`);
  const attempts = Array.from({ length: ATTEMPTS }, () => covering(edges, startOf(chart), draw));
  const [shortest = []] = attempts.toSorted((one, other) => one.flat().length - other.flat().length);
  return shortest.map((steps) => walkAlong(model, steps));
}

function covering(edges: readonly Edge[], start: string, draw: Draw): readonly (readonly Edge[])[] {
  const missing = new Set(edges);
  const walks: (readonly Edge[])[] = [];
  for (;;) {
    const before = missing.size;
    const steps = oneWalk(edges, start, missing, draw);
    // No further transition is reachable; the tests of the models check that none is left.
    if (missing.size === before) return walks;
    walks.push(steps);
  }
}

/** Returns every transition of a model. */
export function transitionsOf(model: Model): readonly string[] {
  return edgesOf(chartOf(model.machine)).map(({ id }) => id);
}

function oneWalk(edges: readonly Edge[], start: string, missing: Set<Edge>, draw: Draw): readonly Edge[] {
  const steps: Edge[] = [];
  let state = start;
  for (;;) {
    const way = wayToMissing(edges, state, missing, draw);
    if (way.length === 0 || (steps.length >= LONG && way.length > 1)) return steps;
    for (const edge of way) {
      missing.delete(edge);
      steps.push(edge);
      state = edge.to;
    }
  }
}

/** Returns a shortest sequence of transitions that ends with one that is missing; empty if none is reachable. */
function wayToMissing(
  edges: readonly Edge[],
  from: string,
  missing: ReadonlySet<Edge>,
  draw: Draw,
): readonly Edge[] {
  const seen = new Set([from]);
  const traces: Trace[] = [{ state: from, last: null, before: null }];
  for (const trace of traces) {
    const ways = edges.filter((edge) => edge.from === trace.state);
    const good = ways.filter((edge) => missing.has(edge));
    const found = good[draw(Math.max(good.length, 1))];
    if (found) return [...stepsTo(trace), found];
    for (const edge of ways) {
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      traces.push({ state: edge.to, last: edge, before: trace });
    }
  }
  return [];
}

function stepsTo({ last, before }: Trace): readonly Edge[] {
  return before && last ? [...stepsTo(before), last] : [];
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
