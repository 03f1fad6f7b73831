import { memo } from 'react';
import type { Chart, ChartEdge, ChartNode } from '../../machine-core/index.ts';
import { useSpoken } from '../labels.ts';
import { Conditions } from './details/Conditions.tsx';
import { endOf } from './details/names.ts';
import { TransitionName } from './details/TransitionName.tsx';

/** For print only: the descriptions of all states and transitions on the pages after the diagram, whose text may be too small. */
export const PrintedLabels = memo(function PrintedLabels({ chart }: { readonly chart: Chart }) {
  const { say } = useSpoken();
  return (
    <section className="printed-words hidden text-xs print:block" aria-label={say('What it means')}>
      {chart.nodes.map((node) => (
        <PrintedState
          key={node.id}
          chart={chart}
          node={node}
          edges={chart.edges.filter(({ source }) => source === node.id)}
        />
      ))}
    </section>
  );
});

interface PrintedStateProps {
  readonly chart: Chart;
  readonly node: ChartNode;
  readonly edges: readonly ChartEdge[];
}

function PrintedState({ chart, node, edges }: PrintedStateProps) {
  const { labels, say } = useSpoken();
  return (
    <div className="mb-2.5">
      <p className="break-inside-avoid break-after-avoid">
        <b>{node.id}</b> {labels(node)}
      </p>
      <ul>
        {edges.map((edge) => (
          <li key={edge.id} className="break-inside-avoid pl-4">
            <TransitionName chart={chart} edge={edge} />
            {` ${endOf(chart, edge, say)}`}
            {labels(edge) !== '' && `: ${labels(edge)}`}
            <Conditions chart={chart} edge={edge} />
          </li>
        ))}
      </ul>
    </div>
  );
}
