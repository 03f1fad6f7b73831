/** Counts a machine's transitions in its configuration, independently of `chartOf`. */
import type { AnyStateMachine } from 'xstate';

interface Configured {
  readonly on?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
  readonly onDone?: unknown;
  readonly invoke?: unknown;
  readonly states?: Readonly<Record<string, Configured>>;
}

/** The number of branches of each state, by its id. States without any are left out. */
export function branchesConfigured(machine: AnyStateMachine): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const walk = (id: string, state: Configured) => {
    const invoked = listed(state.invoke) as { onDone?: unknown; onError?: unknown; onSnapshot?: unknown }[];
    const count = [
      ...Object.values(state.on ?? {}),
      ...Object.values(state.after ?? {}),
      state.always,
      state.onDone,
      ...invoked.flatMap(({ onDone, onError, onSnapshot }) => [onDone, onError, onSnapshot]),
    ].flatMap(listed).length;
    if (count > 0) counts[id] = count;
    for (const [key, child] of Object.entries(state.states ?? {})) walk(`${id}.${key}`, child);
  };
  walk(machine.id, machine.config as Configured);
  return counts;
}

function listed(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
