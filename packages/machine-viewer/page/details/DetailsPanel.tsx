import type { Chart } from '../../../machine-core/index.ts';
import type { Drawing } from '../../diagram/drawing.ts';
import { PanelFrame } from '../../panel/PanelFrame.tsx';
import { AboutMachine } from './AboutMachine.tsx';
import { AboutState } from './AboutState.tsx';
import { AboutTransition } from './AboutTransition.tsx';

export interface LookPanelProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  readonly at: string | null;
  readonly onChoose: (id: string) => void;
}

/** The tab *Look*: the diagram, and the details of the selected state or transition, else of the machine. */
export function DetailsPanel({ chart, drawing, at, onChoose }: LookPanelProps) {
  const node = chart.nodes.find(({ id }) => id === at);
  const edge = chart.edges.find(({ id }) => id === at);
  return (
    <PanelFrame
      chart={chart}
      drawing={drawing}
      active={new Set(edge ? [edge.source, ...edge.targets] : [])}
      walked={[]}
      chosen={node || edge ? at : null}
      onChoose={onChoose}
    >
      {edge && <AboutTransition chart={chart} edge={edge} onChoose={onChoose} />}
      {node && node.parent !== null && <AboutState chart={chart} node={node} onChoose={onChoose} />}
      {!edge && (!node || node.parent === null) && <AboutMachine chart={chart} onChoose={onChoose} />}
    </PanelFrame>
  );
}
