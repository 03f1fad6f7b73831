import { lazy, useDeferredValue } from 'react';
import type { Chart } from '../../chart/chart.ts';
import { FoldingContext } from '../diagram/canvas/folding.ts';
import type { Drawing } from '../diagram/drawing.ts';
import type { Address, Addressed } from './address.ts';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { useDrawing } from './use-drawing.ts';
import { useFolding } from './use-folding.ts';

const LivePanel = lazy(() => import('../live/LivePanel.tsx'));
const CapsulePanel = lazy(() => import('../../recording/page/CapsulePanel.tsx'));
const SimulatorPanel = lazy(() => import('../../simulator/panel/SimulatorPanel.tsx'));

export interface CanvasProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
}

/** The chosen machine in the panel of the chosen tab: details, live, simulator or capsule. */
export function Canvas({ chart, address, go }: CanvasProps) {
  const { tab, at } = address;
  const folding = useFolding(chart, tab === 'look' ? at : null, tab !== 'look', (id) => go({ at: id }));
  // The previous drawing stays visible while the next one is laid out.
  const drawing = useDrawing(chart, useDeferredValue(address.labels), folding.collapsed);
  return <FoldingContext value={folding}>{panelOf({ chart, address, go }, drawing)}</FoldingContext>;
}

function panelOf({ chart, address, go }: CanvasProps, drawing: Drawing) {
  switch (address.tab) {
    case 'look':
      return <DetailsPanel chart={chart} drawing={drawing} at={address.at} onChoose={(at) => go({ at })} />;
    case 'live':
      return <LivePanel chart={chart} drawing={drawing} />;
    case 'simulate':
      return <SimulatorPanel chart={chart} drawing={drawing} />;
    case 'capsule':
      return <CapsulePanel chart={chart} drawing={drawing} />;
  }
}
