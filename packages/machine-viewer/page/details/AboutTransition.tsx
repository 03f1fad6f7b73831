import type { EventObject } from 'xstate';
import { type Chart, type ChartEdge, matches } from '../../../machine-core/index.ts';
import { PanelSection } from '../../panel/PanelSection.tsx';
import { useSpoken } from '../../labels.ts';
import { useMachines } from '../../viewer-input.ts';
import { Facts } from './Facts.tsx';
import { branchesBeside } from './names.ts';
import { Sections } from './Sections.tsx';
import { StateLink } from './StateLink.tsx';
import { TransitionLink } from './TransitionLink.tsx';
import { TransitionName } from './TransitionName.tsx';

export interface AboutTransitionProps {
  readonly chart: Chart;
  readonly edge: ChartEdge;
  readonly onChoose: (id: string) => void;
}

/** A transition's description, trigger, guard, actions, source and targets, and the other branches for its trigger. */
export function AboutTransition({ chart, edge, onChoose }: AboutTransitionProps) {
  const { language, labels } = useSpoken();
  const { events = {} } = useMachines().of(chart)?.fixtures ?? {};
  const branches = branchesBeside(chart, edge);
  const place = branches.indexOf(edge);
  const nodes = (ids: readonly string[]) => chart.nodes.filter(({ id }) => ids.includes(id));
  return (
    <>
      <PanelSection title="A transition">
        <p className="text-sm">
          <TransitionName edge={edge} />
        </p>
        {labels(edge) !== '' && <p lang={language}>{labels(edge)}</p>}
        {edge.isForbidden && <p className="text-sm text-muted">The states around it do not get the event.</p>}
        <Sections sections={edge.sections} />
        <Facts
          facts={{
            Events: eventsOf(chart, edge, events),
            Delay: isComputed(edge) ? ['computed when the delay starts'] : [],
            Guard: edge.guard === null ? [] : [edge.guard],
            Actions: edge.actions,
          }}
        />
      </PanelSection>
      <PanelSection title="From">
        <ul>
          {nodes([edge.source]).map((node) => (
            <StateLink key={node.id} node={node} onChoose={onChoose} />
          ))}
        </ul>
      </PanelSection>
      <PanelSection title={edge.targets.length === 0 ? 'The state does not change' : 'To'}>
        <ul>
          {nodes(edge.targets).map((node) => (
            <StateLink key={node.id} node={node} onChoose={onChoose} />
          ))}
        </ul>
      </PanelSection>
      {branches.length > 1 && (
        <PanelSection title={`Branch ${place + 1} of ${branches.length}`}>
          <p className="text-sm text-muted">The first branch whose guard holds is taken.</p>
          <ol className="grid gap-1">
            {branches.map((branch) => (
              <TransitionLink key={branch.id} chart={chart} edge={branch} end="to" onChoose={onChoose} />
            ))}
          </ol>
        </PanelSection>
      )}
    </>
  );
}

function isComputed({ trigger }: ChartEdge): boolean {
  return trigger.kind === 'after' && trigger.length === null;
}

/** The known events that a wildcard such as `news.*` handles: no other branch of its state names them. */
function eventsOf(
  { edges }: Chart,
  { source, trigger }: ChartEdge,
  events: Readonly<Record<string, EventObject>>,
): readonly string[] {
  if (trigger.kind !== 'event' || !trigger.type.endsWith('*')) return [];
  const named = new Set(edges.flatMap((edge) => (edge.source === source ? edge.eventType : [])));
  const types = Object.values(events).map(({ type }) => type);
  return [...new Set(types)].filter((type) => matches(trigger.type, type) && !named.has(type));
}
