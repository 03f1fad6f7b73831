/** Reads and replaces transitions in the configuration object of a machine. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartEdge } from '../../../packages/machine-core/index.ts';

/** A part of a configuration: plain data that may contain functions. */
export type Configured = Record<string, unknown>;

/** Copies plain data deeply; functions and actors are shared. */
export function copyOf<Value>(value: Value): Value {
  return copied(value) as Value;
}

/** Returns the branches for a trigger in their order, in object form. */
export function branchesIn(configuration: Configured, node: AnyStateNode, edge: ChartEdge): Configured[] {
  const [holder, key] = placeOf(configuration, node, edge);
  const branches = holder[key];
  if (branches === undefined) return [];
  return (Array.isArray(branches) ? branches : [branches]).map((branch: unknown) =>
    typeof branch === 'string' ? { target: branch } : (branch as Configured),
  );
}

/** Replaces the branches for a trigger; without any, the state no longer handles it. */
export function replaceBranches(
  configuration: Configured,
  node: AnyStateNode,
  edge: ChartEdge,
  branches: readonly Configured[],
): void {
  const [holder, key] = placeOf(configuration, node, edge);
  if (branches.length > 0) holder[key] = branches;
  else delete holder[key];
}

/** @throws when the machine has no such state. */
export function sourceOf(machine: AnyStateMachine, { source }: ChartEdge): AnyStateNode {
  return machine.getStateNodeById(source);
}

/** The index of a transition among the branches of its trigger. */
export function indexOf({ id }: ChartEdge): number {
  return Number(id.slice(id.lastIndexOf('#') + 1));
}

function placeOf(
  configuration: Configured,
  node: AnyStateNode,
  { trigger, eventType }: ChartEdge,
): readonly [holder: Configured, key: string] {
  const state = node.path.reduce(
    (around, key) => childConfiguration(childConfiguration(around, 'states'), key),
    configuration,
  );
  switch (trigger.kind) {
    case 'event':
      return [childConfiguration(state, 'on'), eventType];
    case 'after':
      return [childConfiguration(state, 'after'), trigger.delay];
    case 'always':
      return [state, 'always'];
    case 'finished':
      return [state, 'onDone'];
    default: {
      const invocations = [state['invoke']].flat() as Configured[];
      const invocation = invocations[node.invoke.findIndex(({ id }) => eventType.endsWith(`.actor.${id}`))];
      // A spawned actor has no other place for its result.
      if (!invocation) return [childConfiguration(state, 'on'), eventType];
      return [invocation, trigger.kind === 'done' ? 'onDone' : 'onError'];
    }
  }
}

function childConfiguration(around: Configured, key: string): Configured {
  const part = around[key];
  if (typeof part !== 'object' || part === null) throw new Error(`the configuration has no ${key} there`);
  return part as Configured;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]));
}
