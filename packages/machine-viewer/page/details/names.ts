import { type Chart, type ChartEdge, stateIn } from '../../../machine-core/index.ts';
import { IN_ENGLISH, type Say, sayIn } from '../../labels.ts';

/** The key of a state. */
export function keyOf(chart: Chart, id: string): string {
  return stateIn(chart, id)?.key ?? id;
}

/** `→ target, other`, or `· stays` for a transition that leads nowhere. */
export function endOf(chart: Chart, { source, targets }: ChartEdge, say: Say = sayIn(IN_ENGLISH)): string {
  if (targets.length === 0) return say('· stays');
  return `→ ${targets.map((target) => targetName(chart, source, target)).join(', ')}`;
}

/** The key of a state that a transition leads to; if another state far from the source has that key, with the key around it. */
export function targetName(chart: Chart, source: string, target: string): string {
  const [from, to] = [stateIn(chart, source), stateIn(chart, target)];
  if (!to) return target;
  const isNear = to.parent === source || to.parent === from?.parent;
  const around = to.parent === null ? undefined : stateIn(chart, to.parent);
  const isAlone = chart.nodes.filter(({ key }) => key === to.key).length === 1;
  return isNear || isAlone || !around || around.parent === null ? to.key : `${around.key}.${to.key}`;
}

/** The branches for the same trigger in the same state, `edge` included, in the order in which their guards are evaluated. */
export function branchesBeside(chart: Chart, edge: ChartEdge): readonly ChartEdge[] {
  return chart.edges.filter(
    ({ source, eventType }) => source === edge.source && eventType === edge.eventType,
  );
}
