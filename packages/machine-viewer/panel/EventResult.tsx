import { type Chart, type Verdict, edgesNamed, type Outcome, outcomeOf } from '../../machine-core/index.ts';
import { endOf } from '../page/details/names.ts';
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
  if (walked.length > 0) {
    return edgesNamed(walked, chart).map((edge, index) => (
      <span key={index} className="block text-xs text-muted">
        <TransitionName edge={edge} /> {endOf(chart, edge)}
      </span>
    ));
  }
  const outcome = outcomeOf(verdicts, chart);
  if (outcome.kind === 'rejected') return <RejectedBy guards={outcome.guards} />;
  if (outcome.kind === 'failed') return <FailedIn {...outcome} />;
  return <span className="block text-xs text-muted">{otherwise}</span>;
}

/** Names the guards that reject an event. */
export function RejectedBy({ guards }: { readonly guards: readonly string[] }) {
  return <span className="block text-xs text-red-fg">rejected by {guards.join(', ')}</span>;
}

/** Names the guard that throws, with its message. */
export function FailedIn({
  guard,
  error,
}: Pick<Extract<Outcome, { readonly kind: 'failed' }>, 'guard' | 'error'>) {
  return (
    <span className="block text-xs wrap-anywhere text-red-fg">
      the machine stops: the guard {guard} throws “{error}”
    </span>
  );
}
