/** The states of a machine and what they are by definition, never by the text of an id. */
import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, getStateNodes } from 'xstate';
import { invokeNames } from './names.ts';

/** The active states, also those around others, in the order of the configuration. */
export function activeNodes({
  machine,
  value,
}: Pick<AnyMachineSnapshot, 'machine' | 'value'>): readonly AnyStateNode[] {
  return [...new Set<AnyStateNode>(getStateNodes(machine.root, value))].toSorted(
    (one, other) => one.order - other.order,
  );
}

/** Returns every state node of a machine, the root first. */
export function stateNodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const nodes: AnyStateNode[] = [];
  const walk = (node: AnyStateNode) => {
    nodes.push(node);
    for (const child of Object.values<AnyStateNode>(node.states)) walk(child);
  };
  walk(machine.root);
  return nodes;
}

/** The default targets of a history state; without any, the initial state of its parent, or a parallel parent itself. */
export function defaultsOf({ config, parent }: AnyStateNode): readonly AnyStateNode[] {
  if (!parent) return [];
  const configured: readonly unknown[] = [config.target ?? []].flat();
  if (configured.length > 0) return configured.flatMap((target) => targetOf(parent, String(target)) ?? []);
  return parent.type === 'compound' ? (parent.initial.target ?? []) : [parent];
}

/** Resolves `sibling.child` or `#id`, as XState does for a history state. */
function targetOf(parent: AnyStateNode, target: string): AnyStateNode | undefined {
  if (target.startsWith('#')) return parent.machine.getStateNodeById(target);
  return target.split('.').reduce<AnyStateNode | undefined>((around, key) => around?.states[key], parent);
}

/** The configurations of machines whose implementations are replaced, and the configurations they were made from. */
const definitions = new WeakMap<object, object>();

export function noteDefinition(made: AnyStateMachine, from: AnyStateMachine): void {
  definitions.set(made.config, definitionOf(from));
}

/** What makes two machines the same, whatever they are provided with. Ids do not: two machines may share one. */
export function definitionOf(machine: AnyStateMachine): object {
  const config: object = machine.config;
  return definitions.get(config) ?? config;
}

const invocations = new WeakMap<AnyStateMachine, ReadonlyMap<string, string>>();

/** The readable names of the ids that XState generates for invocations. */
export function invocationNames(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const known = invocations.get(machine);
  if (known) return known;
  const names = new Map(
    stateNodesOf(machine).flatMap((node) => {
      const readable = invokeNames(node);
      return node.invoke.map(({ id }, index) => [id, readable[index] ?? id] as const);
    }),
  );
  invocations.set(machine, names);
  return names;
}
