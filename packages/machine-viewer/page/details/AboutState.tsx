import { type Chart, type ChartNode, statesAround } from '../../../machine-core/index.ts';
import { PanelSection } from '../../panel/PanelSection.tsx';
import { useSpoken } from '../../labels.ts';
import { ActorName } from './ActorName.tsx';
import { Facts } from './Facts.tsx';
import { targetName } from './names.ts';
import { Sections } from './Sections.tsx';
import { StateLink } from './StateLink.tsx';
import { TransitionLink } from './TransitionLink.tsx';

const KINDS: Readonly<Partial<Record<ChartNode['type'], string>>> = {
  parallel: 'Its regions are active at the same time.',
  final: 'Final: nothing happens after it.',
  history: 'Leads back to what was active in the state around it.',
};

export interface AboutStateProps {
  readonly chart: Chart;
  readonly node: ChartNode;
  readonly onChoose: (id: string) => void;
}

/** A state's description, actors, actions, tags and child states, and the transitions to and from it. */
export function AboutState({ chart, node, onChoose }: AboutStateProps) {
  const { language, labels } = useSpoken();
  const around = new Set(statesAround(chart, node.id).map(({ id }) => id));
  const lists = [
    {
      title: 'Transitions from here',
      end: 'to',
      edges: chart.edges.filter(({ source }) => source === node.id),
    },
    {
      title: 'Transitions of the states around it',
      end: 'to',
      edges: chart.edges.filter(({ source }) => around.has(source)),
    },
    {
      title: 'Transitions to here',
      end: 'from',
      edges: chart.edges.filter(({ targets }) => targets.includes(node.id)),
    },
  ] as const;
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  return (
    <>
      <PanelSection title={`The state ${node.key}`}>
        <p lang={language}>{labels(node)}</p>
        <Sections sections={node.sections} />
        {KINDS[node.type] !== undefined && <p className="text-sm text-muted">{KINDS[node.type]}</p>}
        {node.hasOutput && <p className="text-sm text-muted">It gives an output.</p>}
        {node.isInitial && <p className="text-sm text-muted">The initial state of the state around it.</p>}
        <Facts
          facts={{
            'At first': node.defaults.map((target) => targetName(chart, node.id, target)),
            Actors: node.invokes.map((invoke) => <ActorName key={invoke.id} chart={chart} invoke={invoke} />),
            'On entry': node.entry,
            'On exit': node.exit,
            Tags: node.tags,
          }}
        />
      </PanelSection>
      {children.length > 0 && (
        <PanelSection title="States inside">
          <ul>
            {children.map((child) => (
              <StateLink key={child.id} node={child} onChoose={onChoose} />
            ))}
          </ul>
        </PanelSection>
      )}
      {lists
        .filter(({ edges }) => edges.length > 0)
        .map(({ title, end, edges }) => (
          <PanelSection key={title} title={title}>
            <ul className="grid gap-1">
              {edges.map((edge) => (
                <TransitionLink key={edge.id} chart={chart} edge={edge} end={end} onChoose={onChoose} />
              ))}
            </ul>
          </PanelSection>
        ))}
    </>
  );
}
