import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ResponsiblePlay } from '../../../contract/responsible-play.ts';
import type { ResponsiblePlayActor } from './start-responsible-play.ts';
import { formatInstant } from '../../format/date.ts';
import { explain } from '../../i18n/explain.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { OutcomeUnknown } from './OutcomeUnknown.tsx';

export interface LimitsOutcomeProps {
  readonly actor: ResponsiblePlayActor;
  readonly responsiblePlay: ResponsiblePlay;
}

/** The outcome of the last attempt to save limits. */
export function LimitsOutcome({ actor, responsiblePlay: { pending } }: LimitsOutcomeProps) {
  const { i18n } = useLingui();
  const kind = useSelector(actor, ({ context }) => context.request?.kind);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const wasKept = useSelector(actor, (snapshot) => snapshot.hasTag('kept'));
  const wasRejected = useSelector(actor, (snapshot) => snapshot.hasTag('rejected'));
  if (kind !== 'limits') return null;
  if (wasKept) {
    return (
      <Notice tone="success" role="status" title={i18n._('responsiblePlay.limits.saved')}>
        {pending
          ? i18n._('responsiblePlay.limits.saved.later', { when: formatInstant(pending.effectiveAt) ?? '' })
          : i18n._('responsiblePlay.limits.saved.atOnce')}
      </Notice>
    );
  }
  if (wasRejected && failure) {
    return (
      <Notice tone="danger" role="alert" title={i18n._('responsiblePlay.limits.failed')}>
        {explain(i18n, failure, 'limitsChange')}
      </Notice>
    );
  }
  return <OutcomeUnknown actor={actor} />;
}
