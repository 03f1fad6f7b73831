import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import { type Language, type Say, useSpoken } from '../labels.ts';
import { FoldingContext } from '../diagram/canvas/folding.ts';
import { DESKTOP } from '../diagram/grid/search.ts';
import { actorsOf, NO_TRAFFIC } from '../live/known-tabs.ts';
import type { KnownTab, LogEntry, LoggedActor, SentMessage, Traffic } from '../live/messages.ts';
import { walkedUntil } from '../live/live-view.ts';
import { NoSite } from '../live/NoSite.tsx';
import { useSubscriber } from '../live/use-subscriber.ts';
import { type ShownMachine, useMachines } from '../viewer-input.ts';
import type { Addressed } from '../page/address.ts';
import { useDrawing } from '../page/use-drawing.ts';
import { useFolding } from '../page/use-folding.ts';
import { classes } from '../panel/classes.ts';
import { EventResult } from '../panel/EventResult.tsx';
import { Meaning } from '../panel/Meaning.tsx';
import { timeOf } from '../panel/duration.ts';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { PanelSelect } from '../panel/PanelSelect.tsx';
import { StepButtons } from '../panel/StepButtons.tsx';
import { ReadableData } from '../panel/ReadableData.tsx';
import { RunningActors } from './RunningActors.tsx';
import { type Row, type Sequence, sequenceOf, topicsOf } from './sequence.ts';
import { SequenceDiagram } from './SequenceDiagram.tsx';

export interface SystemPanelProps {
  readonly chart: Chart;
  readonly language: Language;
  readonly go: Addressed['go'];
}

/**
 * The tab *System*: the actors that run in a tab of the site, and the messages between them as a sequence diagram. The chart beside it
 * shows the machine of the selected message, in the state after it.
 */
export default function SystemPanel({ chart, language, go }: SystemPanelProps) {
  const { say } = useSpoken();
  const [known] = useSubscriber(useMachines().live, true);
  const { all } = useMachines();
  const [tabChosen, chooseTab] = useState<string | null>(null);
  const [about, filter] = useState('');
  const [chosen, choose] = useState<number | null>(null);
  const [isFull, setFull] = useState(false);
  const tabs = [...known.values()].toSorted((one, other) => other.since - one.since);
  const tab = known.get(tabChosen ?? '') ?? tabs[0];
  const wanted = useDeferredValue(about);
  const traffic = tab?.traffic ?? NO_TRAFFIC;
  const sequence = useSequence(traffic, wanted, say);
  const { rows } = sequence;
  const index = rows.findIndex(({ message }) => message.number === chosen);
  const row = rows[index] ?? null;
  const show = (next: Row | undefined) => {
    choose(next?.message.number ?? null);
    const machine = tab && next && machineOf(all, tab, next.message);
    if (machine !== null && machine !== undefined) go({ machine, at: null });
  };
  const moment = tab && momentOf(tab, chart.id, row?.message ?? null);
  return (
    <SystemChart key={chart.id} chart={chart} language={language} moment={moment ?? null} isFull={isFull}>
      {tab ? (
        <div
          className={classes(
            'flex h-full min-h-[30rem] flex-col',
            isFull && 'desk:grid desk:grid-cols-[22rem_minmax(0,1fr)] desk:grid-rows-[auto_minmax(0,1fr)]',
          )}
        >
          <div
            className={classes(
              'shrink-0',
              isFull && 'desk:row-span-2 desk:min-h-0 desk:overflow-y-auto desk:border-r desk:border-line',
            )}
          >
            <RunningActors tab={tab} until={row && row.message.number} isTall={isFull} />
          </div>
          <PanelSection
            title={row ? say('As it was at {time}', { time: timeOf(row.message.at) }) : say('What was sent')}
            actions={
              <div className="flex flex-wrap gap-1.5">
                <StepButtons
                  onBack={
                    rows.length === 0 || index === 0
                      ? null
                      : () => show(rows[(row ? index : rows.length) - 1])
                  }
                  onForward={row && (() => show(rows[index + 1]))}
                  onNow={row && (() => choose(null))}
                />
                <PanelButton aria-pressed={isFull} onClick={() => setFull(!isFull)}>
                  {isFull ? say('With the diagram') : say('Full width')}
                </PanelButton>
              </div>
            }
          >
            {tabs.length > 1 && (
              <PanelSelect
                label={say('Tab')}
                value={tab.tab}
                options={tabs.map((one) => [one.tab, say('opened at {time}', { time: timeOf(one.since) })])}
                onChange={(name) => {
                  chooseTab(name);
                  choose(null);
                }}
              />
            )}
            <Filter value={about} topics={topicsOf(traffic, say)} onChange={filter} />
            {rows.length === 0 && wanted !== '' && (
              <p role="status" className="text-sm text-muted">
                {say('No message is about “{topic}”.', { topic: wanted })}
              </p>
            )}
            {row && <Selected chart={chart} tab={tab} row={row} />}
          </PanelSection>
          <SequenceDiagram sequence={sequence} chosen={row ? chosen : null} onChoose={show} />
        </div>
      ) : (
        <NoSite machine={chart.id} known={known} />
      )}
    </SystemChart>
  );
}

/** Memoized, so that a selection does not render every message again. */
function useSequence(traffic: Traffic, about: string, say: Say): Sequence {
  return useMemo(() => sequenceOf(traffic, about, say), [traffic, about, say]);
}

interface Moment {
  readonly actor: LoggedActor;
  readonly entry: LogEntry;
}

interface SystemChartProps extends Pick<SystemPanelProps, 'chart' | 'language'> {
  readonly moment: Moment | null;
  /** Whether the messages have the whole width. */
  readonly isFull: boolean;
  readonly children: React.ReactNode;
}

function SystemChart({ chart, language, moment, isFull, children }: SystemChartProps) {
  const [looked, look] = useState<string | null>(null);
  const folding = useFolding(chart, null, true, DESKTOP, () => look(null));
  const drawing = useDrawing(chart, useDeferredValue(language), folding.collapsed, DESKTOP);
  const active = useMemo(() => new Set(moment?.entry.after.active), [moment?.entry]);
  const walked = moment ? walkedUntil(moment.actor, moment.entry) : [];
  return (
    <FoldingContext value={folding}>
      <PanelFrame
        chart={chart}
        drawing={drawing}
        active={active}
        walked={walked}
        chosen={looked}
        onChoose={look}
        width={isFull ? 'all' : 'half'}
      >
        {children}
      </PanelFrame>
    </FoldingContext>
  );
}

interface FilterProps {
  readonly value: string;
  readonly topics: readonly string[];
  readonly onChange: (about: string) => void;
}

function Filter({ value, topics, onChange }: FilterProps) {
  const { say } = useSpoken();
  const list = useId();
  return (
    <>
      <input
        type="search"
        list={list}
        aria-label={say('Only messages about an order, an event or an actor')}
        placeholder={say('Only messages about an order, an event or an actor')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="w-full rounded-sm border border-line-strong bg-sunken px-2.5 py-1 text-sm"
      />
      <datalist id={list}>
        {topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </datalist>
    </>
  );
}

interface SelectedProps {
  readonly chart: Chart;
  readonly tab: KnownTab;
  readonly row: Row;
}

/** The selected message: its data, and what it led to. */
function Selected({ chart, tab, row: { message, label } }: SelectedProps) {
  const { say } = useSpoken();
  const actor = tab.actors.find(({ session }) => session === message.to);
  const entry = actor?.entries.find((one) => one.message === message.number);
  const event = message.event ?? entry?.event;
  const { type: _, ...carried } = event ?? { type: '' };
  return (
    <div role="status" aria-label={say('The selected message')} className="max-h-40 overflow-y-auto text-sm">
      <b className="wrap-anywhere">{label}</b>
      {entry && actor?.machine === chart.id && (
        <>
          <EventResult chart={chart} {...entry} otherwise={say('Takes no transition.')} />
          <Meaning chart={chart} edges={entry.walked} />
        </>
      )}
      {Object.keys(carried).length > 0 && <ReadableData value={carried} />}
      {!event && <p className="text-xs text-muted">{say('Its data is no longer kept.')}</p>}
    </div>
  );
}

/** The machine that receives a message, else the one that sends it, if it has a chart. */
function machineOf(
  all: readonly ShownMachine[],
  { traffic }: KnownTab,
  { from, to }: SentMessage,
): string | null {
  const machines = [to, from].map(
    (session) => traffic.participants.find((one) => one.session === session)?.machine,
  );
  return machines.find((machine) => all.some(({ name }) => name === machine)) ?? null;
}

/** The state of a machine after a message: of the actor that the message concerns, else of the newest one. Null selects the present. */
function momentOf(tab: KnownTab, machine: string, message: SentMessage | null): Moment | null {
  const actors = actorsOf(tab, machine);
  const isConcerned = ({ session }: LoggedActor) => session === message?.to || session === message?.from;
  for (const actor of [...actors.filter(isConcerned), ...actors]) {
    const entry = actor.entries.findLast((one) => message === null || one.message <= message.number);
    if (entry) return { actor, entry };
  }
  return null;
}
