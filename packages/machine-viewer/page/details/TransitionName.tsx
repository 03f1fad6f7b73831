import type { ChartEdge } from '../../../machine-core/index.ts';
import { guardLabels, triggerLabels } from '../../diagram/text/transition-label.ts';
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

/** `trigger [guard]`, in the colours of the diagram. */
export function TransitionName({ edge }: { readonly edge: ChartEdge }) {
  const { keyword, name } = triggerLabels(edge.trigger);
  const guard = guardLabels(edge);
  return (
    <span className="break-words">
      {keyword !== null && <span className="text-muted">{keyword} </span>}
      <span className={classes('font-bold', TONES[edge.trigger.kind])}>{name}</span>
      {guard !== null && <span className="text-accent-text"> {guard}</span>}
    </span>
  );
}
