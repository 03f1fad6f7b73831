import type { Chart } from '../../../chart/chart.ts';
import { keyOf, statesAround } from './names.ts';

export interface PathProps {
  readonly chart: Chart;
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

/** A breadcrumb of the ancestors of a state, from the machine down. */
export function Path({ chart, id, onChoose }: PathProps) {
  return (
    <nav aria-label="Where it stands" className="text-xs text-muted">
      {statesAround(chart, id).map((node) => (
        <span key={node.id}>
          <button
            type="button"
            className="underline decoration-line-strong underline-offset-3 hover:text-ink"
            onClick={() => onChoose(node.id)}
          >
            {node.key}
          </button>
          {' › '}
        </span>
      ))}
      {keyOf(id)}
    </nav>
  );
}
