import type { Chart, ChartEdge } from '../../../machine-core/index.ts';
import { conditionLabel, triggerLabels } from '../../diagram/text/transition-label.ts';
import { useSpoken } from '../../labels.ts';
import { classes } from '../../panel/classes.ts';

const TONES = {
  event: 'text-ink',
  after: 'text-info-fg',
  done: 'text-green-fg',
  finished: 'text-green-fg',
  snapshot: 'text-info-fg',
  failed: 'text-red-fg',
  always: 'text-muted italic',
} as const;

export interface TransitionNameProps {
  readonly chart: Chart;
  readonly edge: ChartEdge;
}

/** `trigger if condition`, in the colours of the diagram. */
export function TransitionName({ chart, edge }: TransitionNameProps) {
  const { labels, say } = useSpoken();
  const { keyword, name } = triggerLabels(edge.trigger, say);
  const condition = conditionLabel(chart, edge, labels);
  return (
    <span className="break-words">
      {keyword !== null && <span className="text-muted">{keyword} </span>}
      <span className={classes('font-bold', TONES[edge.trigger.kind])}>{name}</span>
      {condition !== null && <span className="text-accent-text"> {condition}</span>}
    </span>
  );
}
