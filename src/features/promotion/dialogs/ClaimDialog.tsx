import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { Promotion } from '../../../../contract/promotion.ts';
import { usePlayerActor } from '../../../app/hooks/use-player.ts';
import { retrySubmission, useSubmissionProgress } from '../../../app/hooks/use-submission.ts';
import { inLanguage } from '../../../i18n/promotion-messages.ts';
import { PROVIDER_NAMES } from '../../../ui/brand/names.ts';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { ClaimConditions } from './ClaimConditions.tsx';
import { CommitDialog } from './CommitDialog.tsx';
import { WhyNotClaimed } from './WhyNotClaimed.tsx';

/** Dialog to choose the provider and claim: specification §4. Open while the machine's choice is this promotion. */
export function ClaimDialog({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const claim = usePlayerActor('promotionClaim');
  const { choice, reason } = useSelector(claim, ({ context }) => context);
  const isOpen = useSelector(claim, (snapshot) => snapshot.hasTag('dialog'));
  const status = useSubmissionProgress(claim) ?? 'asking';
  if (choice?.promotionId !== promotion.id || !isOpen) return null;
  return (
    <CommitDialog
      call="promotionClaim"
      status={status}
      failure={null}
      title={inLanguage(i18n, promotion.title)}
      confirmLabel={i18n._('promotion.claim.confirm', { provider: PROVIDER_NAMES[choice.provider] })}
      busyLabel={i18n._('promotion.claim.pending')}
      keepLabel={i18n._('promotion.claim.notNow')}
      slowMessage={i18n._('slow.promotionClaim')}
      unknown={{
        title: i18n._('promotion.claim.findingOut'),
        body: i18n._('promotion.claim.findingOut.body'),
      }}
      onConfirm={() => claim.send({ type: 'claim.confirm', promotion })}
      onClose={() => claim.send({ type: 'claim.close' })}
      onRetry={() => retrySubmission(claim)}
    >
      <RadioCards
        legend={i18n._('promotion.claim.provider')}
        name="provider"
        value={choice.provider}
        onValueChange={(provider) => claim.send({ type: 'claim.choose', provider })}
        arrangement="pair"
        options={promotion.providers.map((provider) => ({
          value: provider,
          label: <span translate="no">{PROVIDER_NAMES[provider]}</span>,
          disabled: status !== 'asking',
        }))}
      />
      <ClaimConditions terms={promotion} />
      <WhyNotClaimed reason={reason} />
    </CommitDialog>
  );
}
