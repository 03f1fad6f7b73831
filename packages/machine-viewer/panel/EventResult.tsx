import { type Chart, type Verdict, edgesNamed, type Outcome, outcomeOf } from '../../machine-core/index.ts';
import { endOf } from '../page/details/names.ts';
import { wordsOf } from '../diagram/text/transition-label.ts';
import { useSpoken } from '../labels.ts';
import { classes } from './classes.ts';
import { TransitionName } from '../page/details/TransitionName.tsx';

export interface WhatCameProps {
  readonly chart: Chart;
  /** The transitions that were taken. */
  readonly walked: readonly string[];
  readonly verdicts: readonly Verdict[];
  /** The text if no transition was taken and no guard rejected the event. */
  readonly otherwise: string;
}

/** What an event led to: the transitions that were taken, the guards that rejected it, or the guard that threw. */
export function EventResult({ chart, walked, verdicts, otherwise }: WhatCameProps) {
  const { say } = useSpoken();
  if (walked.length > 0) {
    return edgesNamed(walked, chart).map((edge, index) => (
      <span key={index} className="block text-xs text-muted">
        <TransitionName chart={chart} edge={edge} /> {endOf(chart, edge, say)}
      </span>
    ));
  }
  const outcome = outcomeOf(verdicts, chart);
  // An event that no guard lets through is no error: a read may say what is known already.
  if (outcome.kind === 'rejected') return <RejectedBy chart={chart} guards={outcome.guards} hasHappened />;
  if (outcome.kind === 'failed') return <FailedIn {...outcome} />;
  return <span className="block text-xs text-muted">{otherwise}</span>;
}

export interface RejectedByProps {
  readonly chart: Chart;
  readonly guards: readonly string[];
  /** Whether it was so, and not only would be. */
  readonly hasHappened?: boolean;
}

/** Says what would have to hold for an event that guards reject; their names are in its tooltip. */
export function RejectedBy({ chart, guards, hasHappened = false }: RejectedByProps) {
  const { labels, say } = useSpoken();
  const conditions = guards.map((guard) => wordsOf(chart, guard, labels) ?? guard);
  const values = { conditions: conditions.join(`; ${say('or if')} `) };
  return (
    <span
      className={classes('block text-xs', hasHappened ? 'text-muted' : 'text-red-fg')}
      title={guards.join(', ')}
    >
      {hasHappened
        ? say('nothing changes: only if {conditions}', values)
        : say('rejected: only if {conditions}', values)}
    </span>
  );
}

/** Names the guard that throws, with its message. */
export function FailedIn({
  guard,
  error,
}: Pick<Extract<Outcome, { readonly kind: 'failed' }>, 'guard' | 'error'>) {
  const { say } = useSpoken();
  return (
    <span className="block text-xs wrap-anywhere text-red-fg">
      {say('the machine stops: the guard {guard} throws “{error}”', { guard, error })}
    </span>
  );
}
