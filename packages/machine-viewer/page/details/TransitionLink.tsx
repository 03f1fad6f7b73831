import type { Chart, ChartEdge } from '../../../machine-core/index.ts';
import { useSpoken } from '../../labels.ts';
import { endOf, keyOf } from './names.ts';
import { TransitionName } from './TransitionName.tsx';

export interface TransitionLinkProps {
  readonly chart: Chart;
  readonly edge: ChartEdge;
  /** The end to show: the state opposite to the selected one. */
  readonly end: 'from' | 'to';
  readonly onChoose: (id: string) => void;
}

/** A list item for a transition: its trigger, its source or targets, and its description. */
export function TransitionLink({ chart, edge, end, onChoose }: TransitionLinkProps) {
  const { labels, say } = useSpoken();
  return (
    <li>
      <button
        type="button"
        className="-mx-2 grid w-[calc(100%+1rem)] gap-0.5 rounded-sm px-2 py-1 text-left text-sm leading-snug hover:bg-raised"
        onClick={() => onChoose(edge.id)}
      >
        <span>
          <TransitionName chart={chart} edge={edge} />
          <span className="text-muted">
            {' '}
            {end === 'from' ? `← ${keyOf(chart, edge.source)}` : endOf(chart, edge, say)}
          </span>
        </span>
        <span className="text-xs text-muted">{labels(edge)}</span>
      </button>
    </li>
  );
}
