import { type Chart, statesAround } from '../../../machine-core/index.ts';
import { PanelSection } from '../../panel/PanelSection.tsx';
import { counted, useSpoken } from '../../labels.ts';
import { Legend } from './Legend.tsx';
import { Sections } from './Sections.tsx';
import { StateLink } from './StateLink.tsx';

export interface AboutMachineProps {
  readonly chart: Chart;
  readonly onChoose: (id: string) => void;
}

/** A machine's description, its states and the legend of the diagram. */
export function AboutMachine({ chart, onChoose }: AboutMachineProps) {
  const { labels, say } = useSpoken();
  const [machine] = chart.nodes;
  const guards = new Set(chart.edges.flatMap(({ guard }) => guard ?? []));
  return (
    <>
      <PanelSection title={say('The machine {name}', { name: chart.id })}>
        <p>{labels(chart)}</p>
        <Sections sections={machine?.sections ?? []} />
        <p className="text-sm text-muted">
          {counted(say, chart.nodes.length - 1, '{count} state', '{count} states')},{' '}
          {counted(say, chart.edges.length, '{count} transition', '{count} transitions')},{' '}
          {counted(say, guards.size, '{count} guard', '{count} guards')}.{' '}
          {say('Choose a state or a transition in the diagram to read what it means.')}
        </p>
      </PanelSection>
      {chart.nodes.length > 1 && (
        <PanelSection title={say('Its states')}>
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
