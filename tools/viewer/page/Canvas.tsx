import { lazy, useDeferredValue } from 'react';
import type { Chart } from '../../chart/chart.ts';
import type { Address, Addressed } from './address.ts';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { useDrawing } from './use-drawing.ts';

const LivePanel = lazy(() => import('../live/LivePanel.tsx'));
const CapsulePanel = lazy(() => import('../../recording/page/CapsulePanel.tsx'));
const SimulatorPanel = lazy(() => import('../../simulator/panel/SimulatorPanel.tsx'));

export interface CanvasProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
}

/** The chosen machine in the chosen light: at rest, as it runs in the site, or tried out alone. */
export function Canvas({ chart, address, go }: CanvasProps) {
  // The diagram in the former language stays until the one in the other has its places.
  const drawing = useDrawing(chart, useDeferredValue(address.labels));
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
