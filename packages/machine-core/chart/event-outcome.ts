import type { Chart, ChartEdge } from './chart.ts';
import type { Verdict } from './guard-results.ts';

/** The result of sending an event to a machine in its current state. */
export type Outcome =
  | { readonly kind: 'taken'; readonly edges: readonly string[] }
  /** An active state handles the event, but every guard was false. `guards` holds the names of these guards. */
  | { readonly kind: 'rejected'; readonly guards: readonly string[] }
  /** A guard throws, so that XState stops the machine. `guard` is its name. */
  | { readonly kind: 'failed'; readonly guard: string; readonly error: string }
  /** No active state has a transition for the event. */
  | { readonly kind: 'unhandled' };

/** Derives the outcome of an event from its guard results. */
export function outcomeOf(verdicts: readonly Verdict[], chart: Chart): Outcome {
  if (verdicts.length === 0) return { kind: 'unhandled' };
  const asked = verdicts.filter(({ isAsked }) => isAsked);
  for (const { edge, error } of asked)
    if (error !== undefined)
      return { kind: 'failed', guard: edgesNamed([edge], chart)[0]?.guard ?? edge, error };
  const taken = asked.filter(({ holds, isPreempted }) => holds && !isPreempted).map(({ edge }) => edge);
  if (taken.length > 0) return { kind: 'taken', edges: taken };
  const guards = edgesNamed(
    asked.map(({ edge }) => edge),
    chart,
  ).flatMap(({ guard }) => guard ?? []);
  return { kind: 'rejected', guards: [...new Set(guards)] };
}

/** Returns the transitions with these ids, in the order of the ids. */
export function edgesNamed(ids: readonly string[], chart: Chart): readonly ChartEdge[] {
  return ids.flatMap((id) => chart.edges.find((edge) => edge.id === id) ?? []);
}
