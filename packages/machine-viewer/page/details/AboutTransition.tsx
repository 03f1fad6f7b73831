import type { EventObject } from 'xstate';
import { type Chart, type ChartEdge, matches } from '../../../machine-core/index.ts';
import { PanelSection } from '../../panel/PanelSection.tsx';
import { useSpoken } from '../../labels.ts';
import { useMachines } from '../../viewer-input.ts';
import { Conditions } from './Conditions.tsx';
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
  const { labels, say } = useSpoken();
  const { events = {} } = useMachines().of(chart)?.fixtures ?? {};
  const branches = branchesBeside(chart, edge);
  const place = branches.indexOf(edge);
  const nodes = (ids: readonly string[]) => chart.nodes.filter(({ id }) => ids.includes(id));
  return (
    <>
      <PanelSection title={say('A transition')}>
        <p className="text-sm">
          <TransitionName chart={chart} edge={edge} />
        </p>
        {labels(edge) !== '' && <p>{labels(edge)}</p>}
        {edge.isForbidden && (
          <p className="text-sm text-muted">{say('The states around it do not get the event.')}</p>
        )}
        <Conditions chart={chart} edge={edge} />
        <Sections sections={edge.sections} />
        <Facts
          facts={{
            [say('Events')]: eventsOf(chart, edge, events),
            [say('Delay')]: isComputed(edge) ? [say('computed when the delay starts')] : [],
            [say('Guard')]: edge.guard === null ? [] : [edge.guard],
            [say('Actions')]: edge.actions,
          }}
        />
      </PanelSection>
      <PanelSection title={say('From')}>
        <ul>
          {nodes([edge.source]).map((node) => (
            <StateLink key={node.id} node={node} onChoose={onChoose} />
          ))}
        </ul>
      </PanelSection>
      <PanelSection title={edge.targets.length === 0 ? say('The state does not change') : say('To')}>
        <ul>
          {nodes(edge.targets).map((node) => (
            <StateLink key={node.id} node={node} onChoose={onChoose} />
          ))}
        </ul>
      </PanelSection>
      {branches.length > 1 && (
        <PanelSection title={say('Branch {place} of {count}', { place: place + 1, count: branches.length })}>
          <p className="text-sm text-muted">{say('The first branch whose condition holds is taken.')}</p>
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
