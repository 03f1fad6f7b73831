/**
 * Reads any XState 5 machine as plain data, tells what an event would do, and simulates it without running an implementation of its
 * author: the chart, the outcome of an event, the simulator, and the type of the fixtures that may go with a machine.
 */
export { fixturesOf, type MachineAdapter } from './adapter.ts';
export { actorName, systemIdOf } from './chart/actor-name.ts';
export { isInside, stateIn, statesAround } from './chart/ancestry.ts';
export {
  branchesOf,
  type Chart,
  type ChartEdge,
  type ChartNode,
  chartOf,
  edgeIdOf,
  type Invoke,
  labelOf,
  sectionsIn,
  type Trigger,
  transitionsOf,
} from './chart/chart.ts';
export { withoutConflicts } from './chart/conflicts.ts';
export { matches } from './chart/event-descriptor.ts';
export { edgesNamed, type Outcome, outcomeOf } from './chart/event-outcome.ts';
export { type Verdict, verdictsOn } from './chart/guard-results.ts';
export { TransitionTrace } from './chart/transition-trace.ts';
export {
  type ActorResults,
  type Clock,
  type MachineFixtures,
  resultsOf,
  type Surroundings,
} from './fixtures.ts';
export {
  SIMULATED_ACTOR,
  type SimulatedActorLogic,
  type SimulatedActorSnapshot,
} from './simulator/simulated-actor.ts';
export { SimulatedClock } from './simulator/simulated-clock.ts';
export {
  type Moment,
  openActorsOf,
  type OpenCall,
  openCallsOf,
  Simulator,
  type SimulatorOptions,
  START_TIME,
  type Step,
} from './simulator/simulator.ts';
export { counted, type Format, readable, readableTime } from './readable.ts';
export { plain } from './simulator/plain.ts';
export { withoutEffects } from './simulator/without-effects.ts';
export { type Loaded, type LoadedMachine, machinesOf, type Modules } from './modules/machines-of.ts';
export { activeNodes, definitionOf } from './chart/nodes.ts';
export { actionName, guardName } from './chart/names.ts';
