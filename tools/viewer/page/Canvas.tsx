import { lazy, useDeferredValue, useState } from 'react';
import type { Chart } from '../../../packages/machine-core/index.ts';
import { FoldingContext } from '../diagram/canvas/folding.ts';
import type { Drawing } from '../diagram/drawing.ts';
import type { Address, Addressed, Tab } from './address.ts';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { roomIn } from './room.ts';
import { useDrawing } from './use-drawing.ts';
import { useFolding } from './use-folding.ts';

const LivePanel = lazy(() => import('../live/LivePanel.tsx'));
const SystemPanel = lazy(() => import('../system/SystemPanel.tsx'));
const CapsulePanel = lazy(() => import('../../recording/page/CapsulePanel.tsx'));
const SimulatorPanel = lazy(() => import('../../simulator/panel/SimulatorPanel.tsx'));

export interface CanvasProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
}

/** The chosen machine in the panel of the chosen tab: details, live, system, simulator or capsule. */
export function Canvas(props: CanvasProps) {
  const { chart, address } = props;
  const { tab } = address;
  // The tab *System* shows one machine after the other, and keeps its selection meanwhile.
  if (tab === 'system') return <SystemPanel chart={chart} language={address.labels} go={props.go} />;
  return <ChartCanvas key={`${chart.id} ${tab}`} {...props} tab={tab} />;
}

interface ChartCanvasProps extends CanvasProps {
  readonly tab: Exclude<Tab, 'system'>;
}

function ChartCanvas({ chart, address, go, tab }: ChartCanvasProps) {
  const { at } = address;
  // A window that changes its size later shows the same layout at another scale.
  const [room] = useState(() => roomIn(window));
  const folding = useFolding(chart, tab === 'look' ? at : null, tab !== 'look', room, (id) => go({ at: id }));
  // The previous drawing stays visible while the next one is laid out.
  const drawing = useDrawing(chart, useDeferredValue(address.labels), folding.collapsed, room);
  return <FoldingContext value={folding}>{panelOf({ chart, address, go, tab }, drawing)}</FoldingContext>;
}

function panelOf({ chart, address, go, tab }: ChartCanvasProps, drawing: Drawing) {
  switch (tab) {
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
