import { isInside, statesAround } from '../../../machine-core/index.ts';
import type { DiagramProps } from '../Diagram.tsx';

type Running = Pick<DiagramProps, 'chart' | 'active' | 'walked'>;

/** The state to keep visible: the innermost active state in the latest transition's target. Null if none is active there. */
export function followedIn({ chart, active, walked }: Running): string | null {
  const latest = chart.edges.find(({ id }) => id === walked.at(-1));
  const to = latest?.targets[0] ?? latest?.source ?? chart.id;
  const within = chart.nodes.filter(({ id }) => active.has(id) && (id === to || isInside(chart, id, to)));
  const depthOf = (id: string) => statesAround(chart, id).length;
  return within.reduce<string | null>(
    (innermost, { id }) => (innermost === null || depthOf(id) > depthOf(innermost) ? id : innermost),
    null,
  );
}

/** The state around which a large diagram is opened: where the machine is, or where it begins. */
export function startIn(props: Running): string | null {
  const current = props.active.has(props.chart.id) ? followedIn(props) : null;
  if (current !== null) return current;
  let [state] = props.chart.nodes;
  for (;;) {
    const { children = [] } = state ?? {};
    const inner = props.chart.nodes.find(({ id, isInitial }) => isInitial && children.includes(id));
    if (!inner) return state?.id ?? null;
    state = inner;
  }
}
