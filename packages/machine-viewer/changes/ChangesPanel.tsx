import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import { FoldingContext } from '../diagram/canvas/folding.ts';
import { DESKTOP } from '../diagram/grid/search.ts';
import { MarksContext } from '../diagram/marks.ts';
import { combinedChart } from '../difference/combined-chart.ts';
import { type Difference, differenceOf } from '../difference/difference.ts';
import { differenceInWords, type Sentence, totalsInWords } from '../difference/in-words.ts';
import { useSpoken } from '../labels.ts';
import type { Address, Addressed } from '../page/address.ts';
import { useDrawing } from '../page/use-drawing.ts';
import { useFolding } from '../page/use-folding.ts';
import { MachineLink } from '../page/MachineLink.tsx';
import { Chosen } from '../panel/Chosen.tsx';
import { classes } from '../panel/classes.ts';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { useMachines } from '../viewer-input.ts';
import type { Charts, History } from './history.ts';
import { useEarlier, useVersions } from './use-history.ts';

export interface ChangesPanelProps {
  readonly chart: Chart;
  readonly address: Address;
  readonly go: Addressed['go'];
  readonly history: History;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The tab *Changes*: what differs between a machine now and at an earlier version, on the chart and in words. */
export default function ChangesPanel({ chart, address, go, history }: ChangesPanelProps) {
  const { say } = useSpoken();
  const machines = useMachines();
  const versions = useVersions(history);
  const version = address.since ?? versions?.[0]?.split(' ')[0] ?? null;
  const earlier = useEarlier(history, version);
  const name = machines.of(chart)?.name ?? chart.id;
  const charts = earlier.kind === 'loaded' ? earlier.charts : null;
  const before = charts && (charts[name] ?? null);
  // Without an earlier version, the machine is shown as it is.
  const difference = useMemo(() => differenceOf(before ?? chart, chart), [before, chart]);
  return (
    <ChangedChart key={name} difference={difference} address={address}>
      {(choose) => (
        <>
          <PanelSection title={say('Since when')}>
            <Version
              versions={versions ?? []}
              version={version}
              isClosed={history.isClosed === true}
              onChoose={(since) => go({ since })}
            />
            {earlier.kind === 'loading' && (
              <p role="status" className="text-sm text-muted">
                {versions?.length === 0 && version === null
                  ? say('Write a tag or a commit.')
                  : say('Reading the machines of that time …')}
              </p>
            )}
            {earlier.kind === 'failed' && (
              <p role="alert" className="rounded-sm bg-yellow-bg px-2.5 py-1.5 text-sm text-yellow-fg">
                {earlier.message}
              </p>
            )}
          </PanelSection>
          {charts && before === null && (
            <PanelSection title={say('What has changed')}>
              <p className="text-sm">{say('The machine is new: it was not there at that time.')}</p>
            </PanelSection>
          )}
          {before && <Sentences difference={difference} onChoose={choose} />}
          {charts && <AllMachines charts={charts} />}
        </>
      )}
    </ChangedChart>
  );
}

interface ChangedChartProps {
  readonly difference: Difference;
  readonly address: Address;
  /** The panel; `choose` selects a state or transition of the difference. */
  readonly children: (choose: (sentence: Sentence) => void) => React.ReactNode;
}

function ChangedChart({ difference, address, children }: ChangedChartProps) {
  const [chosen, choose] = useState<string | null>(null);
  const { chart, marks, removed } = useMemo(() => combinedChart(difference), [difference]);
  const folding = useFolding(chart, chosen, true, DESKTOP, choose);
  const drawing = useDrawing(chart, useDeferredValue(address.labels), folding.collapsed, DESKTOP);
  return (
    <MarksContext value={marks}>
      <FoldingContext value={folding}>
        <PanelFrame
          chart={chart}
          drawing={drawing}
          active={NOTHING}
          walked={[]}
          chosen={chosen}
          onChoose={choose}
        >
          {children(({ kind, id }) => choose(kind === 'removed' ? (removed.get(id) ?? id) : id))}
          <Chosen chart={chart} id={chosen} />
        </PanelFrame>
      </FoldingContext>
    </MarksContext>
  );
}

interface VersionProps {
  readonly versions: readonly string[];
  readonly version: string | null;
  /** There are no others. */
  readonly isClosed: boolean;
  readonly onChoose: (version: string) => void;
}

/** A choice of the latest tags and commits, and a field for another one if there are any. */
function Version({ versions, version, isClosed, onChoose }: VersionProps) {
  const { say } = useSpoken();
  const [written, write] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = written?.trim().split(' ')[0];
    if (name) onChoose(name);
    write(null);
  };
  const listed = versions.find((one) => one.split(' ')[0] === version);
  return (
    <form onSubmit={submit} className="grid gap-2">
      <select
        aria-label={say('A tag or a commit')}
        className="min-h-9 w-full min-w-0 rounded-sm border border-line-strong bg-raised px-2 text-sm text-ink"
        value={listed ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value.split(' ')[0] ?? '')}
      >
        {listed === undefined && (
          <option value="" disabled>
            {version ?? say('Choose')}
          </option>
        )}
        {versions.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {isClosed ? (
        <p className="text-xs text-muted">{say('This page has no other version with it.')}</p>
      ) : (
        <input
          aria-label={say('Another tag, branch or commit')}
          placeholder={say('Another tag, branch or commit')}
          value={written ?? ''}
          onChange={({ currentTarget: { value } }) => write(value)}
          className="w-full rounded-sm border border-line-strong bg-sunken px-2.5 py-1 text-sm"
        />
      )}
    </form>
  );
}

const TONES = {
  added: 'border-green-fg bg-green-bg',
  removed: 'border-red-fg bg-red-bg',
  changed: 'border-yellow-fg bg-yellow-bg',
} as const;

interface SentencesProps {
  readonly difference: Difference;
  readonly onChoose: (sentence: Sentence) => void;
}

function Sentences({ difference, onChoose }: SentencesProps) {
  const { labels, say } = useSpoken();
  const sentences = useMemo(() => differenceInWords(difference, labels), [difference, labels]);
  return (
    <PanelSection title={say('What has changed')}>
      <p role="status" className="text-sm">
        {totalsInWords(sentences, say)}
      </p>
      <ul className="grid gap-1.5">
        {sentences.map((sentence) => (
          <li key={`${sentence.kind} ${sentence.id}`}>
            <button
              type="button"
              className={classes(
                'w-full rounded-sm border-l-4 px-2.5 py-1.5 text-left text-sm hover:brightness-95',
                TONES[sentence.kind],
              )}
              onClick={() => onChoose(sentence)}
            >
              <b className="wrap-anywhere">{sentence.title}</b>
              {sentence.text.map((line) => (
                <span key={line} className="block text-xs">
                  {line}
                </span>
              ))}
              <span
                className="block text-xs text-muted"
                lang={sentence.kind === 'removed' ? 'en' : undefined}
              >
                {sentence.description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

/** The totals of every machine since then. */
function AllMachines({ charts }: { readonly charts: Charts }) {
  const { say } = useSpoken();
  const { all } = useMachines();
  const rows = useMemo(() => {
    const now = all.map(({ name, chart }) => {
      const before = charts[name];
      const sentences = before && differenceInWords(differenceOf(before, chart));
      return { name, sentences };
    });
    const gone = Object.keys(charts).filter((name) => all.every((one) => one.name !== name));
    return { changed: now.filter(({ sentences }) => sentences?.length !== 0), gone };
  }, [all, charts]);
  return (
    <PanelSection title={say('All machines')}>
      <ul className="grid gap-1.5 text-sm">
        {rows.changed.map(({ name, sentences }) => (
          <li key={name}>
            <MachineLink name={name} isBold />
            <span className="text-xs text-muted">
              {' '}
              {sentences ? totalsInWords(sentences, say) : say('new')}
            </span>
          </li>
        ))}
        {rows.gone.map((name) => (
          <li key={name}>
            <b>{name}</b>
            <span className="text-xs text-muted"> {say('gone')}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">
        {say('Not changed: {count} of {all} machines.', {
          count: all.length - rows.changed.length,
          all: all.length,
        })}{' '}
        {say('A chart has the names of guards and actions: that their code has changed is not seen here.')}
      </p>
    </PanelSection>
  );
}
