import { useEffect, useMemo, useRef, useState } from 'react';
import { type Chart, edgesNamed, type MachineFixtures, type OpenCall } from '../../machine-core/index.ts';
import { pathsOf } from '../difference/renamed-states.ts';
import { counted, type Say, useSpoken } from '../labels.ts';
import { keyOf } from '../page/details/names.ts';
import { MachineLink } from '../page/MachineLink.tsx';
import { Meaning } from '../panel/Meaning.tsx';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { PanelSelect } from '../panel/PanelSelect.tsx';
import { useMachines } from '../viewer-input.ts';
import { play } from './play.ts';
import type { Simulation } from './simulation.ts';
import { simulationOf, type Way, type Ways, waysBetween } from './ways.ts';

export interface WaysSectionProps {
  readonly chart: Chart;
  readonly fixtures: MachineFixtures;
  readonly onGo: (simulation: Simulation) => void;
}

/** Between two steps that are played, in milliseconds: long enough to see where the machine is. */
const PACE = 1_200;

/** The fragment of a link to this section. */
const HERE = '#ways';

/** *How do I get there*: two states, the shortest ways from one to the other in words, and the button that plays one. */
export function WaysSection({ chart, fixtures, onGo }: WaysSectionProps) {
  const { say } = useSpoken();
  const [begin = '', ...others] = chart.nodes.map(({ id }) => id);
  const [from, setFrom] = useState(begin);
  const [to, setTo] = useState('');
  const [found, setFound] = useState<Ways | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === HERE) place.current?.closest('section')?.scrollIntoView();
  }, []);
  const [playing, setPlaying] = useState<{ readonly way: Way; readonly count: number } | null>(null);
  useEffect(() => {
    if (!playing) return;
    const { way, count } = playing;
    onGo(simulationOf(way, count));
    if (count >= way.steps.length) return setPlaying(null);
    const timer = setTimeout(() => setPlaying({ way, count: count + 1 }), PACE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- each count is played once
  }, [playing]);
  const options = useMemo(() => {
    const paths = pathsOf(chart);
    return others.map((id) => [id, paths.get(id)?.join(' · ') ?? id] as const);
    // oxlint-disable-next-line react/exhaustive-deps -- the others are those of the chart
  }, [chart]);
  const choose = (set: (id: string) => void) => (id: string) => {
    set(id);
    setFound(null);
  };
  return (
    <PanelSection title={say('How do I get there')}>
      <PanelSelect
        label={say('From')}
        value={from}
        options={[[begin, say('the beginning')], ...options]}
        onChange={choose(setFrom)}
      />
      <PanelSelect
        label={say('To')}
        value={to}
        options={[['', say('choose a state')], ...options]}
        onChange={choose(setTo)}
      />
      <div ref={place}>
        <PanelButton disabled={to === ''} onClick={() => setFound(waysBetween(fixtures, { from, to }))}>
          {say('Find the shortest ways')}
        </PanelButton>
      </div>
      {found && (
        <div role="status" aria-label={say('The ways')} className="grid gap-2">
          {found.ways.length === 0 && (
            <p className="text-sm text-muted">
              {found.isComplete
                ? say('No way was found with the events, payloads and results that are known here.')
                : say('No way was found before the search ended: it may be long, or need other payloads.')}
            </p>
          )}
          {found.ways.map((way, index) => (
            <WayInWords
              key={index}
              chart={chart}
              fixtures={fixtures}
              way={way}
              hasInputs={Object.keys(fixtures.inputs).length > 1}
              onPlay={() => setPlaying({ way, count: 0 })}
            />
          ))}
        </div>
      )}
    </PanelSection>
  );
}

interface WayInWordsProps {
  readonly chart: Chart;
  readonly fixtures: MachineFixtures;
  readonly way: Way;
  /** Whether the machine can begin in several ways. */
  readonly hasInputs: boolean;
  readonly onPlay: () => void;
}

function WayInWords({ chart, fixtures, way, hasInputs, onPlay }: WayInWordsProps) {
  const { input, before, steps } = way;
  const { say } = useSpoken();
  const calls = useMemo(
    () => play(fixtures, simulationOf(way)).scenes.map(({ moment }) => moment.open),
    [fixtures, way],
  );
  const count = steps.length;
  return (
    <div className="grid gap-1 rounded-sm bg-sunken p-2 text-sm">
      <p className="flex items-center justify-between gap-2">
        <b>{count === 0 ? say('At once') : counted(say, count, '{count} step', '{count} steps')}</b>
        <PanelButton onClick={onPlay}>{say('Play it')}</PanelButton>
      </p>
      {(hasInputs || before.length > 0) && (
        <p className="text-xs text-muted">
          {hasInputs && `${say('Begins with {input}.', { input })} `}
          {before.length > 0 &&
            say('First: {steps}.', {
              steps: before.map(({ step }) => inWords(step, say)).join(say(', then ')),
            })}
        </p>
      )}
      <ol className="grid list-decimal gap-1 pl-5">
        {steps.map(({ step, walked }, index) => {
          const targets = edgesNamed(walked, chart).flatMap((edge) =>
            edge.targets.map((id) => keyOf(chart, id)),
          );
          return (
            <li key={index}>
              <span className="wrap-anywhere">{inWords(step, say)}</span>
              {targets.length > 0 && (
                <span className="text-muted"> → {[...new Set(targets)].join(', ')}</span>
              )}
              <Meaning chart={chart} edges={walked} />
              <ElsewhereIn
                chart={chart}
                step={step}
                before={calls[before.length + index] ?? []}
                after={calls[before.length + index + 1] ?? []}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface ElsewhereInProps {
  readonly chart: Chart;
  readonly step: string;
  readonly before: readonly OpenCall[];
  readonly after: readonly OpenCall[];
}

/** Links to the ways of the machines that a step starts, and of the one whose result it is. */
function ElsewhereIn({ chart, step, before, after }: ElsewhereInProps) {
  const { say } = useSpoken();
  const machines = useMachines();
  const known = new Set(before.map(({ id }) => id));
  const calls = [
    ...before.filter(({ id }) => step.includes(` ${id}: `)),
    ...after.filter(({ id }) => !known.has(id)),
  ];
  const names = new Set(calls.flatMap((call) => machines.invokedBy(chart, call)?.name ?? []));
  return [...names].map((name) => (
    <span key={name} className="block text-xs">
      <MachineLink name={name} fragment={HERE}>
        {say('How do I get there in {machine}', { machine: name })}
      </MachineLink>
    </span>
  ));
}

/** `order.cancel`; `submission succeeds: it is cancelled`; `time passes`. */
function inWords(step: string, say: Say): string {
  const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(step) ?? [];
  if (verb === 'pass') return say('time passes');
  const [actor = '', ...result] = rest.split(': ');
  const values = { actor, result: result.join(': ') };
  if (verb === 'answer') return say('{actor} succeeds: {result}', values);
  if (verb === 'fail') return say('{actor} fails: {result}', values);
  return verb === 'update' ? say('{actor} changes: {result}', values) : rest;
}
