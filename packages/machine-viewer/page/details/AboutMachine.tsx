import { type Chart, statesAround } from '../../../machine-core/index.ts';
import { PanelSection } from '../../panel/PanelSection.tsx';
import { useSpoken } from '../../labels.ts';
import { Legend } from './Legend.tsx';
import { Sections } from './Sections.tsx';
import { StateLink } from './StateLink.tsx';

export interface AboutMachineProps {
  readonly chart: Chart;
  readonly onChoose: (id: string) => void;
}

/** A machine's description, its states and the legend of the diagram. */
export function AboutMachine({ chart, onChoose }: AboutMachineProps) {
  const { language, labels } = useSpoken();
  const [machine] = chart.nodes;
  const guards = new Set(chart.edges.flatMap(({ guard }) => guard ?? []));
  return (
    <>
      <PanelSection title={`The machine ${chart.id}`}>
        <p lang={language}>{labels(chart)}</p>
        <Sections sections={machine?.sections ?? []} />
        <p className="text-sm text-muted">
          {counted(chart.nodes.length - 1, 'state')}, {counted(chart.edges.length, 'transition')},{' '}
          {counted(guards.size, 'guard')}. Choose a state or a transition in the diagram to read what it
          means.
        </p>
      </PanelSection>
      {chart.nodes.length > 1 && (
        <PanelSection title="Its states">
          <ul>
            {chart.nodes.slice(1).map((node) => (
              <StateLink
                key={node.id}
                node={node}
                depth={statesAround(chart, node.id).length - 1}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </PanelSection>
      )}
      <Legend />
    </>
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
