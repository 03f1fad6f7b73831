import type { Chart, ChartEdge } from './chart.ts';
import type { Verdict } from './guard-results.ts';

/** What becomes of an event in the state that a machine is in. */
export type Outcome =
  | { readonly kind: 'taken'; readonly edges: readonly string[] }
  /** It was heard, and every guard said no: theirs are the names. */
  | { readonly kind: 'rejected'; readonly guards: readonly string[] }
  /** No active state hears it. */
  | { readonly kind: 'unhandled' };

/** Judges an event by what its guards said. */
export function outcomeOf(verdicts: readonly Verdict[], chart: Chart): Outcome {
  if (verdicts.length === 0) return { kind: 'unhandled' };
  const asked = verdicts.filter(({ isAsked }) => isAsked);
  const taken = asked.filter(({ holds }) => holds).map(({ edge }) => edge);
  if (taken.length > 0) return { kind: 'taken', edges: taken };
  const guards = edgesNamed(
    asked.map(({ edge }) => edge),
    chart,
  ).flatMap(({ guard }) => guard ?? []);
  return { kind: 'rejected', guards: [...new Set(guards)] };
}

/** The transitions of a chart by their names, in the order of those. */
export function edgesNamed(ids: readonly string[], chart: Chart): readonly ChartEdge[] {
  return ids.flatMap((id) => chart.edges.find((edge) => edge.id === id) ?? []);
}
