import type { Chart } from '../../../chart/chart.ts';
import { keyOf, statesAround } from './names.ts';

export interface PathProps {
  readonly chart: Chart;
  readonly id: string;
  readonly onChoose: (id: string) => void;
}

/** Where a state stands: the states around it, from the machine on. */
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
