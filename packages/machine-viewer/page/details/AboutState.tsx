import { type Chart, type ChartNode, statesAround } from '../../../machine-core/index.ts';
import { PanelSection } from '../../panel/PanelSection.tsx';
import { type Say, useSpoken } from '../../labels.ts';
import { ActorName } from './ActorName.tsx';
import { Facts } from './Facts.tsx';
import { targetName } from './names.ts';
import { Sections } from './Sections.tsx';
import { StateLink } from './StateLink.tsx';
import { TransitionLink } from './TransitionLink.tsx';

function kindOf({ type }: ChartNode, say: Say): string | null {
  if (type === 'parallel') return say('Its regions are active at the same time.');
  if (type === 'final') return say('Final: nothing happens after it.');
  return type === 'history' ? say('Leads back to what was active in the state around it.') : null;
}

export interface AboutStateProps {
  readonly chart: Chart;
  readonly node: ChartNode;
  readonly onChoose: (id: string) => void;
}

/** A state's description, actors, actions, tags and child states, and the transitions to and from it. */
export function AboutState({ chart, node, onChoose }: AboutStateProps) {
  const { labels, say } = useSpoken();
  const notes = [
    kindOf(node, say),
    node.hasOutput ? say('It gives an output.') : null,
    node.isInitial ? say('The initial state of the state around it.') : null,
  ];
  const around = new Set(statesAround(chart, node.id).map(({ id }) => id));
  const lists = [
    {
      title: say('Transitions from here'),
      end: 'to',
      edges: chart.edges.filter(({ source }) => source === node.id),
    },
    {
      title: say('Transitions of the states around it'),
      end: 'to',
      edges: chart.edges.filter(({ source }) => around.has(source)),
    },
    {
      title: say('Transitions to here'),
      end: 'from',
      edges: chart.edges.filter(({ targets }) => targets.includes(node.id)),
    },
  ] as const;
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  return (
    <>
      <PanelSection title={say('The state {name}', { name: node.key })}>
        <p>{labels(node)}</p>
        <Sections sections={node.sections} />
        {notes.map(
          (note) =>
            note && (
              <p key={note} className="text-sm text-muted">
                {note}
              </p>
            ),
        )}
        <Facts
          facts={{
            [say('At first')]: node.defaults.map((target) => targetName(chart, node.id, target)),
            [say('Actors')]: node.invokes.map((invoke) => (
              <ActorName key={invoke.id} chart={chart} invoke={invoke} />
            )),
            [say('On entry')]: node.entry,
            [say('On exit')]: node.exit,
            [say('Tags')]: node.tags,
          }}
        />
      </PanelSection>
      {children.length > 0 && (
        <PanelSection title={say('States inside')}>
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
