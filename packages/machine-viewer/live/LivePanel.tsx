import { useCallback, useMemo, useState } from 'react';
import type { EventObject } from 'xstate';
import { type Chart, readable } from '../../machine-core/index.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { Chosen } from '../panel/Chosen.tsx';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { ReadableData } from '../panel/ReadableData.tsx';
import { useSpoken } from '../labels.ts';
import { EventLog } from './EventLog.tsx';
import { NEWEST, viewOf, walkedUntil } from './live-view.ts';
import { NoSite } from './NoSite.tsx';
import { Possible } from './Possible.tsx';
import { Running } from './Running.tsx';
import { useMachines } from '../viewer-input.ts';
import type { LogEntry } from './messages.ts';
import { useSubscriber } from './use-subscriber.ts';

export interface LivePanelProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

/** The tab *Live*: a machine that runs in another tab of the site, with its state, possible events, context and event log. */
export default function LivePanel({ chart, drawing }: LivePanelProps) {
  const { say } = useSpoken();
  const machines = useMachines();
  const format = machines.of(chart)?.fixtures.format;
  const [known, ask] = useSubscriber(machines.live);
  const [choice, choose] = useState(NEWEST);
  const [looked, look] = useState<string | null>(null);
  const view = viewOf(known, chart.id, choice);
  const { actor, shown } = view ?? {};
  // Memoized, so that events of other actors do not render the diagram again.
  const active = useMemo(() => new Set(shown?.after.active), [shown]);
  const walked = useMemo(() => (actor && shown ? walkedUntil(actor, shown) : []), [actor, shown]);
  const [tab, session, key] = [view?.tab.tab, actor?.session, view?.key ?? null];
  const isNow = view?.later === null;
  const play = useMemo(
    () =>
      tab !== undefined && session !== undefined && isNow
        ? (event: EventObject) => ask({ kind: 'play', tab, session, event })
        : null,
    [ask, tab, session, isNow],
  );
  const show = useCallback(
    ({ number }: LogEntry, isLast: boolean) => choose({ key, at: isLast ? null : number }),
    [key],
  );
  return (
    <PanelFrame
      chart={chart}
      drawing={drawing}
      active={active}
      walked={walked}
      chosen={looked}
      onChoose={look}
    >
      <Chosen chart={chart} id={looked} />
      {view ? (
        <>
          <Running view={view} choose={choose} />
          <Possible key={view.actor.session} chart={chart} moment={view.shown.after} onPlay={play} />
          <PanelSection title={say('Context')}>
            <ReadableData value={readable(view.shown.after.context, format)} />
          </PanelSection>
          <EventLog chart={chart} entries={view.actor.entries} shown={view.shown} onShow={show} />
        </>
      ) : (
        <NoSite machine={chart.id} known={known} />
      )}
    </PanelFrame>
  );
}
