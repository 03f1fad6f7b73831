import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { unexpectedRequestId } from '../../../contract/errors.ts';
import type { ResponsiblePlayActor } from './start-responsible-play.ts';
import { supportCode } from '../../i18n/explain.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';

/** Shown if there was no response and the settings could not be read either. The player can read them again. */
export function OutcomeUnknown({ actor }: { readonly actor: ResponsiblePlayActor }) {
  const { i18n } = useLingui();
  const isUnknown = useSelector(actor, (snapshot) => snapshot.hasTag('unknown'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!isUnknown) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={i18n._('responsiblePlay.unknown.title')}
      action={
        <RetryButton size="small" onClick={() => actor.send({ type: 'responsiblePlay.lookAgain' })}>
          {i18n._('responsiblePlay.unknown.look')}
        </RetryButton>
      }
    >
      {i18n._('responsiblePlay.unknown.body')}
      {supportCode(i18n, unexpectedRequestId(failure))}
    </Notice>
  );
}
