import { lazy, useDeferredValue, useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import { FoldingContext } from '../diagram/canvas/folding.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { useMachines } from '../viewer-input.ts';
import type { Address, Addressed } from './address.ts';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { roomIn } from './room.ts';
import { useDrawing } from './use-drawing.ts';
import { useFolding } from './use-folding.ts';

const LivePanel = lazy(() => import('../live/LivePanel.tsx'));
const ChangesPanel = lazy(() => import('../changes/ChangesPanel.tsx'));
const ProvenPanel = lazy(() => import('../proven/ProvenPanel.tsx'));
const SystemPanel = lazy(() => import('../system/SystemPanel.tsx'));
const SimulatorPanel = lazy(() => import('../simulator/SimulatorPanel.tsx'));

export interface CanvasProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
}

/** The chosen machine in the panel of the chosen tab: details, live, system, simulator, or one of the host. */
export function Canvas(props: CanvasProps) {
  const { chart, address } = props;
  const { tab } = address;
  const { history } = useMachines();
  if (tab === 'changes' && history) return <ChangesPanel {...props} history={history} />;
  // The tab *System* shows one machine after the other, and keeps its selection meanwhile.
  if (tab === 'system') return <SystemPanel chart={chart} language={address.labels} go={props.go} />;
  return <ChartCanvas key={`${address.machine} ${tab}`} {...props} />;
}

function ChartCanvas({ chart, address, go }: CanvasProps) {
  const { at, tab } = address;
  // A window that changes its size later shows the same layout at another scale.
  const [room] = useState(() => roomIn(window));
  const folding = useFolding(chart, tab === 'look' ? at : null, tab !== 'look', room, (id) => go({ at: id }));
  // The previous drawing stays visible while the next one is laid out.
  const drawing = useDrawing(chart, useDeferredValue(address.labels), folding.collapsed, room);
  return (
    <FoldingContext value={folding}>
      <ChosenPanel chart={chart} address={address} go={go} drawing={drawing} />
    </FoldingContext>
  );
}

function ChosenPanel({
  chart,
  address: { tab, at },
  go,
  drawing,
}: CanvasProps & { readonly drawing: Drawing }) {
  const { tabs } = useMachines();
  const Host = tabs.find(({ id }) => id === tab)?.Panel;
  if (Host) return <Host chart={chart} drawing={drawing} />;
  switch (tab) {
    case 'proven':
      return <ProvenPanel chart={chart} drawing={drawing} />;
    case 'live':
      return <LivePanel chart={chart} drawing={drawing} />;
    case 'simulate':
      return <SimulatorPanel chart={chart} drawing={drawing} />;
    default:
      return <DetailsPanel chart={chart} drawing={drawing} at={at} onChoose={(next) => go({ at: next })} />;
  }
}
