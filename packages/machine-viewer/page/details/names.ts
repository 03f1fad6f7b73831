import { type Chart, type ChartEdge, stateIn } from '../../../machine-core/index.ts';

/** The key of a state. */
export function keyOf(chart: Chart, id: string): string {
  return stateIn(chart, id)?.key ?? id;
}

/** `→ target, other`, or `· stays` for a transition that leads nowhere. */
export function endOf(chart: Chart, { targets }: ChartEdge): string {
  if (targets.length === 0) return '· stays';
  return `→ ${targets.map((target) => keyOf(chart, target)).join(', ')}`;
}

/** The branches for the same trigger in the same state, `edge` included, in the order in which their guards are evaluated. */
export function branchesBeside(chart: Chart, edge: ChartEdge): readonly ChartEdge[] {
  return chart.edges.filter(
    ({ source, eventType }) => source === edge.source && eventType === edge.eventType,
  );
}
