/**
 * Random steps through every machine of the corpus, with data and without: what `outcomeOf` predicts of an event is what XState does. The
 * transitions that XState takes are told by an action that each of them is given, so that the prediction is not compared with itself.
 */
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode, EventObject, InspectionEvent } from 'xstate';
import { callsSoFar, forgetCalls } from '../corpus/calls.ts';
import { corpus } from '../corpus/corpus.ts';
import {
  type Chart,
  chartOf,
  edgeIdOf,
  fixturesOf,
  labelOf,
  type MachineFixtures,
  outcomeOf,
  Simulator,
  transitionsOf,
  verdictsOn,
} from '../index.ts';

const STEPS = 10_000;
const WALKS = corpus.flatMap(({ name, machine, adapter }) => [
  { name, fixtures: fixturesOf(machine) },
  { name: `${name}, with data`, fixtures: fixturesOf(machine, adapter) },
]);
/** A machine ends sooner or later, and then begins again; it also does after so many steps. */
const LONGEST = 25;
const MARK = 'takes ';

/** Numbers from 0 to 1, the same ones in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Gives each transition of the machine that simulators of these fixtures run an action with its id. */
const marked = new WeakSet<object>();

function mark(fixtures: MachineFixtures): void {
  const walk = (node: AnyStateNode) => {
    for (const transition of transitionsOf(node)) {
      const marker = Object.defineProperty(() => undefined, 'name', {
        value: `${MARK}${edgeIdOf(transition)}`,
      });
      (transition.actions as unknown[]).push(marker);
    }
    for (const child of Object.values<AnyStateNode>(node.states)) walk(child);
  };
  const { root } = new Simulator(fixtures).snapshot.machine;
  if (!marked.has(root)) walk(root);
  marked.add(root);
}

/** Compares each microstep of the machine with its prediction. */
class Comparison {
  readonly differences: string[] = [];
  readonly #chart: Chart;
  /** The events that were sent to the machine and that it has not processed. */
  readonly #sent: EventObject[] = [];
  #before: AnyMachineSnapshot | null = null;
  #taken: string[] = [];

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  begin({ snapshot }: Simulator): void {
    this.#sent.length = 0;
    this.#taken = [];
    this.#before = snapshot;
  }

  readonly notice = (inspected: InspectionEvent): void => {
    if (!this.#before || !('_parent' in inspected.actorRef) || inspected.actorRef._parent) return;
    if (inspected.type === '@xstate.event') this.#sent.push(inspected.event);
    if (inspected.type === '@xstate.action' && inspected.action.type.startsWith(MARK))
      this.#taken.push(inspected.action.type.slice(MARK.length));
    if (inspected.type !== '@xstate.microstep') return;
    const { event } = inspected;
    const isSent = event === this.#sent[0];
    if (isSent) this.#sent.shift();
    const isEventless = !isSent && inspected._transitions.some(({ eventType }) => eventType === '');
    this.#compare(this.#before, isEventless ? { ...event, type: '' } : event, this.#taken);
    this.#taken = [];
    this.#before = inspected.snapshot as AnyMachineSnapshot;
  };

  /** An event that was not processed: the machine has failed, in a guard as predicted, or in what the transition does. */
  end({ moment: { error } }: Simulator): void {
    const [event] = this.#sent;
    if (!event || !this.#before) return;
    const outcome = outcomeOf(verdictsOn(this.#before, event), this.#chart);
    const isOfGuard = error?.includes('Unable to evaluate guard') === true;
    if (isOfGuard !== (outcome.kind === 'failed')) this.#differ(event, outcome, [String(error)]);
    this.#before = null;
  }

  #compare(before: AnyMachineSnapshot, event: EventObject, taken: readonly string[]): void {
    const outcome = outcomeOf(verdictsOn(before, event), this.#chart);
    const predicted = outcome.kind === 'taken' ? outcome.edges : [];
    if (predicted.toSorted().join() !== taken.toSorted().join()) this.#differ(event, outcome, taken);
  }

  #differ(event: EventObject, outcome: unknown, found: readonly string[]): void {
    this.differences.push(`${event.type}: ${JSON.stringify(outcome)}, but ${found.join(', ') || 'nothing'}`);
  }
}

afterAll(forgetCalls);

describe('what is predicted is what XState does, and no implementation is called', () => {
  let performed = 0;

  test.each(WALKS)('$name', ({ name, fixtures }) => {
    // XState says so when a machine sends to an actor that is done.
    vi.spyOn(console, 'warn').mockReturnValue();
    mark(fixtures);
    const random = randomNumbers(
      [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 53) % 2 ** 32,
    );
    const comparison = new Comparison(chartOf(fixtures.machine));
    const inputs = Object.keys(fixtures.inputs);
    const begin = () => {
      const input = inputs[Math.floor(random() * inputs.length)];
      const made = new Simulator(fixtures, { input, inspect: comparison.notice });
      comparison.begin(made);
      return made;
    };
    let simulator = begin();
    let length = 0;
    const before = performed;
    while (performed - before < Math.ceil(STEPS / WALKS.length)) {
      performed += 1;
      length += 1;
      const { steps } = simulator;
      const step = steps[Math.floor(random() * steps.length)];
      if (step !== undefined && length <= LONGEST) {
        simulator.take(step);
        continue;
      }
      comparison.end(simulator);
      simulator.stop();
      simulator = begin();
      length = 0;
    }
    expect(comparison.differences).toEqual([]);
    expect(callsSoFar()).toEqual({});
  });

  test('the walks have as many steps as promised', () => {
    expect(performed).toBeGreaterThanOrEqual(STEPS);
  });
});

/** No name, the word for what it should name, an object as text, or a name that only XState knows. */
const UNREADABLE = /^$|^(guard|actions|action|entry|exit|unnamed)$|\[object|xstate\.|__vi|^x:\d/;

test.each(WALKS)('$name: every label can be read', ({ fixtures }) => {
  const { nodes, edges } = chartOf(fixtures.machine);
  const { open, steps } = new Simulator(fixtures);
  const labels = [
    ...edges.flatMap(({ guard, actions, trigger }) => [
      ...(guard === null ? [] : [guard]),
      ...actions,
      labelOf(trigger),
    ]),
    ...nodes.flatMap(({ entry, exit, invokes }) => [
      ...entry,
      ...exit,
      ...invokes.flatMap(({ id, actor }) => [id, actor]),
    ]),
    ...open.flatMap(({ id, actor }) => [id, actor]),
    ...steps,
  ];
  expect(labels.filter((label) => UNREADABLE.test(label))).toEqual([]);
});
