import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { unexpectedRequestId } from '../../../contract/errors.ts';
import type { ResponsiblePlayRequest } from '../../../machines/responsiblePlay.machine.ts';
import type { ResponsiblePlayActor } from '../../../machines/responsiblePlay.machine.ts';
import { supportCode } from '../../i18n/explain.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';

export interface RequestOutcomeProps {
  readonly actor: ResponsiblePlayActor;
  readonly kind: ResponsiblePlayRequest['kind'];
}

/** Why the last request of this kind was rejected, or that its outcome is unknown and the settings must be read again. */
export function RequestOutcome({ actor, kind }: RequestOutcomeProps) {
  const { i18n } = useLingui();
  const { intent, failure } = useSelector(actor, ({ context }) => context);
  const wasRejected = useSelector(actor, (snapshot) => snapshot.hasTag('rejected'));
  const isUnknown = useSelector(actor, (snapshot) => snapshot.hasTag('unknown'));
  if (intent?.kind !== kind) return null;
  if (wasRejected && failure) {
    return kind === 'limits' ? (
      <FailureNotice title={i18n._('responsiblePlay.limits.failed')} failure={failure} call="limitsChange" />
    ) : (
      <FailureNotice title={i18n._('responsiblePlay.break.failed')} failure={failure} call="selfExclude" />
    );
  }
  if (!isUnknown) return null;
  return (
    <Notice
      tone="warning"
      announced="alert"
      title={i18n._('responsiblePlay.unknown.title')}
      action={
        <RetryButton size="small" onClick={() => actor.send({ type: 'responsiblePlay.lookAgain' })}>
          {i18n._('responsiblePlay.unknown.look')}
        </RetryButton>
      }
    >
      <span>{i18n._('responsiblePlay.unknown.body')}</span>
      {supportCode(i18n, unexpectedRequestId(failure))}
    </Notice>
  );
}
