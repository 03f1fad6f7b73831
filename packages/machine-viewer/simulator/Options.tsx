import {
  type Chart,
  type ChartEdge,
  edgesNamed,
  type OpenCall,
  type Step,
} from '../../machine-core/index.ts';
import { useSpoken } from '../labels.ts';
import { targetName } from '../page/details/names.ts';
import { durationOf } from '../panel/duration.ts';
import { Meaning } from '../panel/Meaning.tsx';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { ReadableData } from '../panel/ReadableData.tsx';
import { EventResult, FailedIn, RejectedBy } from '../panel/EventResult.tsx';
import type { Option, Played } from './play.ts';

export interface OptionsProps {
  readonly chart: Chart;
  readonly played: Played;
  readonly onTake: (step: Step) => void;
  /** Called with the transitions that a step would take while it is hovered or focused. */
  readonly onConsider: (edges: readonly string[]) => void;
}

/** Lists the possible next steps: events, results of pending actors, and time. */
export function Options({ chart, played, onTake, onConsider }: OptionsProps) {
  const { say } = useSpoken();
  const { options, scenes, untilNext } = played;
  const now = scenes.at(-1) ?? scenes[0];
  const sent = options.filter(({ step }) => step.startsWith('send '));
  const possible = sent.filter(({ outcome: { kind } }) => kind === 'taken' || kind === 'failed');
  const choice = { chart, onTake, onConsider };
  const time = options.find(({ step }) => step === 'pass');
  return (
    <>
      <PanelSection title={say('What can happen now')}>
        {possible.map((option) => (
          <Choice key={option.step} option={option} labels={option.step.slice('send '.length)} {...choice} />
        ))}
        {time && untilNext !== null && (
          <Choice
            option={time}
            labels={say('Let {time} pass', { time: durationOf(untilNext) })}
            {...choice}
          />
        )}
        {possible.length === 0 && !time && (
          <p className="text-sm text-muted">
            {now.moment.status === 'active'
              ? say('No event: an actor must answer.')
              : say('Nothing: the machine has ended.')}
          </p>
        )}
      </PanelSection>
      {now.moment.open.map((call) => (
        <Call key={call.id} call={call} options={options} {...choice} />
      ))}
      <Rejected chart={chart} options={sent} onTake={onTake} />
    </>
  );
}

interface ChoiceProps extends Omit<OptionsProps, 'played'> {
  readonly option: Option;
  readonly labels: string;
}

function Choice({ option: { step, outcome }, labels, chart, onTake, onConsider }: ChoiceProps) {
  const { say } = useSpoken();
  const edges = outcome.kind === 'taken' ? outcome.edges : [];
  return (
    <PanelButton
      onClick={() => onTake(step)}
      onPointerEnter={() => onConsider(edges)}
      onFocus={() => onConsider(edges)}
      onPointerLeave={() => onConsider([])}
      onBlur={() => onConsider([])}
    >
      <span className="block wrap-anywhere">
        <b>{labels}</b>
        <span className="text-muted"> {leadsTo(chart, edgesNamed(edges, chart))}</span>
      </span>
      {step === 'pass' && (
        <EventResult chart={chart} walked={edges} verdicts={[]} otherwise={say('Nothing changes.')} />
      )}
      {outcome.kind === 'failed' && <FailedIn {...outcome} />}
      <Meaning chart={chart} edges={edges} />
    </PanelButton>
  );
}

function leadsTo(chart: Chart, edges: readonly ChartEdge[]): string {
  const targets = edges.flatMap((edge) =>
    edge.targets.map((target) => targetName(chart, edge.source, target)),
  );
  return targets.length === 0 ? '' : `→ ${[...new Set(targets)].join(', ')}`;
}

interface CallProps extends Omit<OptionsProps, 'played'> {
  readonly call: OpenCall;
  readonly options: readonly Option[];
}

/** A pending actor, which the user resolves or rejects by hand. */
function Call({ call: { id, actor, input }, options, ...choice }: CallProps) {
  const { say } = useSpoken();
  const answers = (verb: 'answer' | 'fail' | 'update') =>
    options.filter(({ step }) => step.startsWith(`${verb} ${id}: `));
  const labelOf = (verb: 'answer' | 'fail' | 'update', labels: string) =>
    answers(verb).map((option) => (
      <Choice
        key={option.step}
        option={option}
        labels={`${labels} ${option.step.slice(`${verb} ${id}: `.length)}`}
        {...choice}
      />
    ));
  return (
    <PanelSection title={say('Actor {name}', { name: id === actor ? id : `${id} (${actor})` })}>
      {typeof input === 'object' && input !== null && (
        <details>
          <summary className="cursor-pointer text-xs text-muted">{say('Input')}</summary>
          <ReadableData value={input} />
        </details>
      )}
      {labelOf('answer', say('Succeeds:'))}
      {labelOf('update', say('Changes:'))}
      {labelOf('fail', say('Fails:'))}
    </PanelSection>
  );
}

/** Lists the events that would be rejected now, with the guards that reject them, and the unhandled events. */
function Rejected({
  chart,
  options,
  onTake,
}: Pick<OptionsProps, 'chart' | 'onTake'> & { readonly options: readonly Option[] }) {
  const { say } = useSpoken();
  const rejected = options.flatMap(({ step, outcome }) =>
    outcome.kind === 'rejected' ? [{ step, ...outcome }] : [],
  );
  const unhandled = options.filter(({ outcome }) => outcome.kind === 'unhandled');
  return (
    <>
      {rejected.length > 0 && (
        <PanelSection title={say('What would be rejected')}>
          <ul className="grid gap-1">
            {rejected.map(({ step, guards }) => (
              <li key={step} className="flex flex-wrap items-center gap-x-2 text-sm">
                <PanelButton onClick={() => onTake(step)}>{step.slice('send '.length)}</PanelButton>
                <RejectedBy chart={chart} guards={guards} />
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {unhandled.length > 0 && (
        <PanelSection title={say('What is not handled here')}>
          <p className="text-xs text-muted">
            {unhandled.map(({ step }) => step.slice('send '.length)).join(' · ')}
          </p>
        </PanelSection>
      )}
    </>
  );
}
