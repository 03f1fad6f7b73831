import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { Usage } from '../../../../contract/promotion.ts';
import { paths } from '../../../app/paths.ts';
import { usePlayerActor } from '../../../app/hooks/use-player.ts';
import { retrySubmission, useSubmissionProgress } from '../../../app/hooks/use-submission.ts';
import { formatAmount } from '../../../format/numbers.ts';
import { ELEMENT, withElement } from '../../../i18n/element-in-message.tsx';
import { currencyName } from '../../../i18n/units.ts';
import { PageLink } from '../../../shared/PageLink.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { CommitDialog } from './CommitDialog.tsx';
import { NotDone } from './NotDone.tsx';

/** Cancels a claimed promotion, or shows why it cannot be cancelled: specification §4, contract §2. */
export function CancelPromotion({ usage }: { readonly usage: Usage }) {
  const { i18n } = useLingui();
  const cancel = usePlayerActor('promotionCancel');
  const { usageId, failure } = useSelector(cancel, ({ context }) => context);
  const hasDialog = useSelector(cancel, (snapshot) => snapshot.hasTag('dialog'));
  const submission = useSubmissionProgress(cancel);
  const isOurs = usageId === usage.id;
  return (
    <>
      {isOurs && !hasDialog && failure && <NotDone call="usageCancel" failure={failure} />}
      <Way usage={usage} isUnderWay={isOurs && submission !== null} />
      {isOurs && hasDialog && (
        <CommitDialog
          danger
          call="usageCancel"
          status={submission ?? 'asking'}
          failure={failure}
          title={i18n._('promotion.cancel.title')}
          confirmLabel={i18n._('promotion.cancel.confirm')}
          busyLabel={i18n._('promotion.cancel.pending')}
          keepLabel={i18n._('promotion.cancel.keep')}
          slowMessage={i18n._('slow.promotionCancel')}
          unknown={{
            title: i18n._('promotion.cancel.findingOut'),
            body: i18n._('promotion.cancel.findingOut.body'),
          }}
          onConfirm={() => cancel.send({ type: 'cancel.confirm' })}
          onClose={() => cancel.send({ type: 'cancel.close' })}
          onRetry={() => retrySubmission(cancel)}
        >
          <p className="text-muted">
            {i18n._('promotion.cancel.consequence', {
              bonus: formatAmount(usage.bonusAmount),
              currency: currencyName(i18n, 'THB'),
            })}
          </p>
        </CommitDialog>
      )}
    </>
  );
}

function Way({ usage, isUnderWay }: { readonly usage: Usage; readonly isUnderWay: boolean }) {
  const { i18n } = useLingui();
  const cancel = usePlayerActor('promotionCancel');
  if (usage.status === 'USED') {
    return (
      <p className="text-sm text-muted">
        <span>{i18n._('failure.promotion.inPlay')}</span>{' '}
        <PageLink href={paths.contact}>{i18n._('withdraw.contact.action')}</PageLink>
      </p>
    );
  }
  if (usage.depositCode !== undefined) {
    return (
      <p className="text-sm text-muted">
        {withElement(
          i18n._('promotion.bound', { code: ELEMENT }),
          <span translate="no">{usage.depositCode}</span>,
        )}
      </p>
    );
  }
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        icon="close"
        onClick={() => cancel.send({ type: 'cancel.open', usageId: usage.id })}
      >
        {isUnderWay ? i18n._('promotion.cancel.pending') : i18n._('promotion.cancel')}
      </Button>
    </div>
  );
}
