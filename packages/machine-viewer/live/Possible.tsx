import { memo, useState } from 'react';
import type { EventObject } from 'xstate';
import { type Chart, type Outcome, outcomeOf } from '../../machine-core/index.ts';
import { Meaning } from '../panel/Meaning.tsx';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { FailedIn, RejectedBy } from '../panel/EventResult.tsx';
import { type Say, useSpoken } from '../labels.ts';
import { useMachines } from '../viewer-input.ts';
import { PlayForm } from './PlayForm.tsx';
import type { ActorMoment } from './messages.ts';

export interface PossibleProps {
  readonly chart: Chart;
  readonly moment: ActorMoment;
  /** Sends an event to the actor. Null while an earlier moment is shown. */
  readonly onPlay: ((event: EventObject) => void) | null;
}

/** The events that the actor would take now, those that its guards would reject, and what else it waits for. */
export const Possible = memo(function Possible({ chart, moment, onPlay }: PossibleProps) {
  const [played, play] = useState<string | null>(null);
  const fixtures = useMachines().of(chart)?.fixtures;
  const judged = moment.possible.map(({ name, verdicts }) => ({
    name,
    outcome: verdicts && outcomeOf(verdicts, chart),
  }));
  const rejected = judged.filter(({ outcome }) => outcome?.kind === 'rejected');
  const possible = judged.filter(({ outcome }) => outcome?.kind !== 'rejected');
  const { say } = useSpoken();
  const waits = waitsIn(chart, moment, say);
  const item = ({ name, outcome }: (typeof judged)[number]) => {
    const isPlayed = played === name;
    // At an earlier moment nothing can be sent, so that nothing looks like a button.
    if (!onPlay)
      return (
        <li key={name} className="px-2.5 py-1 text-sm">
          <span className="block font-bold wrap-anywhere">{name}</span>
          <Judgement chart={chart} outcome={outcome} />
        </li>
      );
    return (
      <li key={name} className="grid gap-1">
        <PanelButton aria-expanded={isPlayed} onClick={() => play(isPlayed ? null : name)}>
          <span className="block font-bold wrap-anywhere">
            <span aria-hidden="true">{isPlayed ? '▾ ' : '▸ '}</span>
            {name}
          </span>
          <Judgement chart={chart} outcome={outcome} />
        </PanelButton>
        {isPlayed && <PlayForm fixtures={fixtures} name={name} context={moment.context} onPlay={onPlay} />}
      </li>
    );
  };
  return (
    <>
      <PanelSection title={say('What can happen now')}>
        {possible.length > 0 && onPlay && (
          <p className="text-xs text-muted">{say('Open an event to send it to the site.')}</p>
        )}
        {possible.length > 0 && <ul className="grid gap-1">{possible.map(item)}</ul>}
        {waits.length > 0 && (
          <p className="text-xs text-muted">
            {say('Without an event: {waits}', { waits: waits.join(' · ') })}
          </p>
        )}
        {possible.length === 0 && waits.length === 0 && (
          <p className="text-sm text-muted">
            {moment.status === 'active'
              ? say('No event is handled here.')
              : say('Nothing: the machine has ended.')}
          </p>
        )}
      </PanelSection>
      {rejected.length > 0 && (
        <PanelSection title={say('What would be rejected')}>
          <ul className="grid gap-1">{rejected.map(item)}</ul>
        </PanelSection>
      )}
    </>
  );
});

/** The guards that would reject an event, the one that would throw, or the descriptions of the transitions that it would take. */
function Judgement({ chart, outcome }: { readonly chart: Chart; readonly outcome: Outcome | null }) {
  const { say } = useSpoken();
  if (outcome === null)
    return <span className="block text-xs text-muted">{say('Depends on the data of the event.')}</span>;
  if (outcome.kind === 'rejected') return <RejectedBy chart={chart} guards={outcome.guards} />;
  if (outcome.kind === 'failed') return <FailedIn {...outcome} />;
  return outcome.kind === 'taken' && <Meaning chart={chart} edges={outcome.edges} />;
}

/** What the actor waits for, besides events: results of invoked actors, and delays. */
function waitsIn({ edges }: Chart, { active, open, status }: ActorMoment, say: Say): readonly string[] {
  if (status !== 'active') return [];
  const delays = edges.flatMap(({ source, trigger }) =>
    trigger.kind === 'after' && active.includes(source) ? [`${say('after')} ${trigger.delay}`] : [],
  );
  return [...open.map((id) => say('the result of {actor}', { actor: id })), ...new Set(delays)];
}
