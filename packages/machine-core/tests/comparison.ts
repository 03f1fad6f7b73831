/** Random steps through a machine, in which each prediction of `outcomeOf` is compared with what XState does. */
import type { AnyMachineSnapshot, AnyStateNode, EventObject, InspectionEvent } from 'xstate';
import {
  type Chart,
  chartOf,
  edgeIdOf,
  type MachineFixtures,
  outcomeOf,
  Simulator,
  transitionsOf,
  verdictsOn,
} from '../index.ts';

/** A machine ends sooner or later, and then begins again; it also does after so many steps. */
const LONGEST = 25;
const MARK = 'takes ';

/** Takes so many random steps and returns where XState did not do what was predicted. */
export function differencesIn(
  fixtures: MachineFixtures,
  steps: number,
  random: () => number,
): readonly string[] {
  mark(fixtures);
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
  for (let taken = 0; taken < steps; taken += 1) {
    length += 1;
    const possible = simulator.steps;
    const step = possible[Math.floor(random() * possible.length)];
    if (step !== undefined && length <= LONGEST) {
      simulator.take(step);
      continue;
    }
    comparison.end(simulator);
    simulator.stop();
    simulator = begin();
    length = 0;
  }
  return comparison.differences;
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
    const before = this.#before;
    this.#before = null;
    if (!event || !before) return;
    const outcome = outcomeOf(verdictsOn(before, event), this.#chart);
    const isOfGuard = error?.includes('Unable to evaluate guard') === true;
    if (isOfGuard !== (outcome.kind === 'failed')) this.#differ(event, outcome, [String(error)]);
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
