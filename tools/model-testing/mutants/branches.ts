/** Where a transition stands in the configuration that its machine was made of. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartEdge, Trigger } from '../../chart/chart.ts';

/** A part of a configuration: plain data with functions in it. */
export type Configured = Record<string, unknown>;

/** A copy that can be changed: what is not plain data (functions, actors) is the same in both. */
export function copyOf<Value>(value: Value): Value {
  return copied(value) as Value;
}

/** The branches for a trigger, in their order, as objects. */
export function branchesIn(configuration: Configured, node: AnyStateNode, trigger: Trigger): Configured[] {
  const [holder, key] = placeOf(configuration, node, trigger);
  const branches = holder[key];
  if (branches === undefined) return [];
  return (Array.isArray(branches) ? branches : [branches]).map((branch: unknown) =>
    typeof branch === 'string' ? { target: branch } : (branch as Configured),
  );
}

/** Puts others in the place of the branches for a trigger; without any, the trigger is not heard there. */
export function replaceBranches(
  configuration: Configured,
  node: AnyStateNode,
  trigger: Trigger,
  branches: readonly Configured[],
): void {
  const [holder, key] = placeOf(configuration, node, trigger);
  if (branches.length > 0) holder[key] = branches;
  else delete holder[key];
}

/** @throws when the machine has no such state. */
export function sourceOf(machine: AnyStateMachine, { source }: ChartEdge): AnyStateNode {
  return machine.getStateNodeById(source);
}

/** Which branch of its trigger a transition is. */
export function indexOf({ id }: ChartEdge): number {
  return Number(id.slice(id.lastIndexOf('#') + 1));
}

function placeOf(
  configuration: Configured,
  node: AnyStateNode,
  trigger: Trigger,
): readonly [holder: Configured, key: string] {
  const state = node.path.reduce(
    (around, key) => childConfiguration(childConfiguration(around, 'states'), key),
    configuration,
  );
  switch (trigger.kind) {
    case 'event':
      return [childConfiguration(state, 'on'), trigger.type];
    case 'after':
      return [childConfiguration(state, 'after'), trigger.delay];
    case 'always':
      return [state, 'always'];
    case 'finished':
      return [state, 'onDone'];
    default: {
      const invocations = [state['invoke']].flat() as Configured[];
      const invocation = invocations[node.invoke.findIndex(({ id }) => id === trigger.actor)];
      if (!invocation) throw new Error(`${node.id} invokes no ${trigger.actor}`);
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
