/**
 * A machine that runs no implementation of its author: each actor is a simulated one, also where its logic is given inline or missing, and
 * each action of the author does nothing. What is pure is evaluated as ever: guards, `assign`, inputs, outputs, delays and the events of
 * built-in actions.
 */
import {
  type AnyStateMachine,
  type AnyStateNode,
  assign,
  emit,
  enqueueActions,
  spawnChild,
  StateMachine,
} from 'xstate';
import { actionName, invokedNames, logicName, standIn } from '../chart/names.ts';
import { noteDefinition, stateNodesOf } from '../chart/nodes.ts';
import { SIMULATED_ACTOR } from './simulated-actor.ts';

/** A part of a configuration, or of a built-in action: plain data that may contain functions. */
type Part = Readonly<Record<string, unknown>>;

/** What a function receives that may spawn actors or enqueue actions. */
type Given = Part & { readonly spawn?: Spawn; readonly enqueue?: Enqueue | undefined };
type Spawn = (logic: unknown, options?: { readonly systemId?: unknown }) => unknown;
type Enqueue = ((action: unknown) => void) & Record<string, (...given: unknown[]) => void>;
type Expression = (given: Given, params: unknown) => unknown;

/** A machine that takes more microsteps for one event is in an endless loop, and fails. */
const MOST_MICROSTEPS = 1_000;

/** How long a delay lasts that is not implemented, in milliseconds. */
const UNKNOWN_DELAY = 1_000;

const made = new WeakMap<object, WeakMap<AnyStateMachine, AnyStateMachine>>();

/** Its chart is that of the machine. Cached for each logic of the actors, because thousands of simulators may use it. */
export function withoutEffects(machine: AnyStateMachine, actor = SIMULATED_ACTOR): AnyStateMachine {
  const cached = made.get(actor) ?? new WeakMap<AnyStateMachine, AnyStateMachine>();
  made.set(actor, cached);
  const before = cached.get(machine);
  if (before) return before;
  const { guards, delays, actions, actors } = machine.implementations;
  const known = [...Object.keys(actors), ...stateNodesOf(machine).flatMap(invokedNames)];
  const configuration = {
    ...stateOf(machine.root),
    options: { maxIterations: MOST_MICROSTEPS, ...machine.config.options },
  };
  const silent = new StateMachine(configuration, {
    guards,
    // Without a delay, XState would leave the state at once.
    delays: new Proxy(delays, { get: (known, name) => Reflect.get(known, name) ?? UNKNOWN_DELAY }),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, silentAction(action)]),
    ),
    // Whatever name the machine looks up, it finds a simulated actor.
    actors: new Proxy(Object.fromEntries(known.map((name) => [name, actor])), {
      get: () => actor,
    }),
  } as never) as AnyStateMachine;
  noteDefinition(silent, machine);
  cached.set(machine, silent);
  cached.set(silent, silent);
  return silent;
}

function stateOf(node: AnyStateNode): Part {
  const config = node.config as Part;
  const names = invokedNames(node);
  const copy: Record<string, unknown> = { ...config };
  const change = (key: string, changed: (value: unknown) => unknown) => {
    if (config[key] !== undefined) copy[key] = changed(config[key]);
  };
  for (const key of ['entry', 'exit']) change(key, silentActions);
  for (const key of ['on', 'after']) change(key, (transitions) => mapped(transitions, silentTransitions));
  for (const key of ['always', 'onDone', 'initial', 'route']) change(key, silentTransitions);
  change('context', (context) => (typeof context === 'function' ? spawning(context as Expression) : context));
  change('invoke', (invoked) =>
    [invoked].flat().map((one: unknown, index) => {
      const invocation = one as Part;
      const results = ['onDone', 'onError', 'onSnapshot'].filter((key) => invocation[key] !== undefined);
      return {
        ...invocation,
        src: names[index],
        ...Object.fromEntries(results.map((key) => [key, silentTransitions(invocation[key])])),
      };
    }),
  );
  if (config['states']) copy['states'] = mapped(node.states, (child) => stateOf(child as AnyStateNode));
  return copy;
}

function mapped(values: unknown, change: (value: unknown) => unknown): Part {
  return Object.fromEntries(Object.entries(values as Part).map(([key, value]) => [key, change(value)]));
}

function silentTransitions(transitions: unknown): unknown {
  if (Array.isArray(transitions)) return transitions.map(silentTransitions);
  if (typeof transitions !== 'object' || transitions === null || !('actions' in transitions))
    return transitions;
  return { ...transitions, actions: silentActions(transitions.actions) };
}

function silentActions(actions: unknown): unknown {
  return Array.isArray(actions) ? actions.map(silentAction) : silentAction(actions);
}

/** A built-in action stays, but spawns simulated actors only; any other function does nothing. */
function silentAction(action: unknown): unknown {
  if (typeof action !== 'function') return action;
  const builtIn = action as unknown as Part;
  if (!('resolve' in action)) {
    const silent = () => undefined;
    // XState reports an action by the name of its function.
    return standIn(Object.defineProperty(silent, 'name', { value: actionName(action) }), action);
  }
  switch (builtIn['type']) {
    case 'xstate.assign':
      return standIn(assign(silentAssignment(builtIn['assignment']) as never), action);
    case 'xstate.spawnChild': {
      const { src, id, systemId, input, syncSnapshot } = builtIn;
      const options = { id, systemId, input, syncSnapshot };
      return standIn(spawnChild(spawnedName(src, systemId) as never, options as never), action);
    }
    case 'xstate.enqueueActions': {
      const collect = builtIn['collect'] as Expression;
      return standIn(
        enqueueActions(((given: Given, params: unknown) =>
          collect({ ...given, enqueue: silentEnqueue(given.enqueue) }, params)) as never),
        action,
      );
    }
    case 'xstate.sendTo':
      return builtIn['to'] === '#_parent' ? standIn(reported(builtIn['event']), action) : action;
    default:
      return action;
  }
}

/** A machine that runs alone has no parent, so that what it reports is an event to nobody in particular. */
function reported(event: unknown) {
  return emit(((given: Given, params: unknown) => {
    const sent = (typeof event === 'function' ? (event as Expression)(given, params) : event) as Part;
    return { ...sent, to: 'parent' };
  }) as never);
}

function silentAssignment(assignment: unknown): unknown {
  if (typeof assignment === 'function') return spawning(assignment as Expression);
  return mapped(assignment, (part) => (typeof part === 'function' ? spawning(part as Expression) : part));
}

/** The expression, whose `spawn` starts a simulated actor in place of any logic. */
function spawning(expression: Expression): Expression {
  const silent: Expression = (given, params) => {
    const { spawn } = given;
    return expression(
      spawn
        ? { ...given, spawn: (logic, options) => spawn(spawnedName(logic, options?.systemId), options) }
        : given,
      params,
    );
  };
  return standIn(silent, expression);
}

/** The name by which a spawned actor is looked up, and shown if it has no id. */
function spawnedName(logic: unknown, systemId: unknown): string {
  return logicName(logic) ?? (typeof systemId === 'string' ? systemId : 'actor');
}

function silentEnqueue(enqueue: Enqueue | undefined): Enqueue | undefined {
  if (!enqueue) return undefined;
  const silent = (action: unknown) => enqueue(silentAction(action));
  return Object.assign(silent, enqueue, {
    assign: (assignment: unknown) => enqueue(assign(silentAssignment(assignment) as never)),
    sendParent: (event: unknown) => enqueue(reported(event)),
    spawnChild: (logic: unknown, options?: object) =>
      enqueue(silentAction(spawnChild(logic as never, options as never))),
  }) as unknown as Enqueue;
}
