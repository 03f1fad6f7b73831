import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';
import { failureOf, isServerCode } from '../../../contract/errors.ts';
import type { Promotion, Usage } from '../../../contract/promotion.ts';
import { obstacleShown } from '../../../contract/rules/promotion.ts';
import { currentPromotionsRead, currentUsageRead, promotionRead } from '../../api/promotions.ts';
import { paths } from '../../app/paths.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useSite } from '../../app/site-context.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { inLanguage } from '../../i18n/promotion-messages.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CashierLayout } from '../../ui/layout/CashierLayout.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { CancelPromotion } from './dialogs/CancelPromotion.tsx';
import { ClaimDialog } from './dialogs/ClaimDialog.tsx';
import { ClaimNotice } from './dialogs/ClaimNotice.tsx';
import { Eligibility } from './Eligibility.tsx';
import { Offer } from './Offer.tsx';
import { PromotionInForce } from '../../shared/promotion/PromotionInForce.tsx';
import { PromotionTerms } from './PromotionTerms.tsx';
import { NotEligible } from './dialogs/NotEligible.tsx';

/** The page of one promotion with its terms: specification §2 and §3. */
export default function PromotionPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const queries = useQueryClient();
  const { promotionId = '' } = useParams();
  const read = useQuery({
    ...promotionRead(client, promotionId),
    // Coming from the list, the promotion is already in the query cache.
    placeholderData: () =>
      queries
        .getQueryData(currentPromotionsRead(client).queryKey)
        ?.find((promotion) => promotion.id === promotionId),
  });
  const usage = useQuery(currentUsageRead(client));
  // The promotion in force is shown at the top, so the page waits for it to avoid a layout shift. A read that has
  // failed once is not awaited.
  const isComing = read.isPending || (usage.isPending && usage.failureCount === 0);
  const title = read.data && !isComing ? inLanguage(i18n, read.data.title) : i18n._('promotion.title');
  useTitle(title);
  if (read.isLoadingError && isServerCode(failureOf(read.error), 'NOT_FOUND')) return <Missing />;
  return (
    // Remounted when loading ends: the title may need more lines, and new elements do not count as a layout shift.
    <Page key={isComing ? 'coming' : 'known'} width="cashier">
      <PageHeading
        title={title}
        aside={
          <ButtonPageLink kind="quiet" size="small" icon="gift" href={paths.promotions}>
            {i18n._('promotion.all')}
          </ButtonPageLink>
        }
      />
      {read.isLoadingError && <LoadFailure reads={[['promotion', read]]} />}
      {isComing && <SkeletonList label={i18n._('common.loading')} count={3} shape="tile" />}
      {!isComing && read.data && <Terms promotion={read.data} usage={usage.data ?? null} />}
    </Page>
  );
}

interface TermsProps {
  readonly promotion: Promotion;
  /** The usage in force, of this promotion or another one. */
  readonly usage: Usage | null;
}

function Terms({ promotion, usage }: TermsProps) {
  const isInForce = usage?.promotionId === promotion.id;
  return (
    <>
      {usage && isInForce && (
        <PromotionInForce usage={usage}>
          <CancelPromotion usage={usage} />
        </PromotionInForce>
      )}
      {!isInForce && promotion.eligible ? (
        <Claim promotion={promotion} />
      ) : (
        <>
          <ClaimNotice />
          {!isInForce && promotion.eligible === false && <NotEligible code={obstacleShown(promotion)} />}
          <div className="stack min-w-0 gap-5 desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:items-start desk:gap-8">
            <WhatItSays promotion={promotion} />
          </div>
        </>
      )}
      <ClaimDialog promotion={promotion} />
    </>
  );
}

/** The terms, and the claim button in the submit bar, with the state of an earlier claim. */
function Claim({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const claim = usePlayerActor('promotionClaim');
  const isPending = useSelector(claim, (snapshot) => snapshot.hasTag('pending'));
  return (
    <CashierLayout
      summary={
        <Card>
          <Eligibility promotion={promotion} />
        </Card>
      }
      action={
        <SubmitBar summary={<ClaimNotice />}>
          <Button
            kind="primary"
            size="large"
            fullWidth
            icon="gift"
            busy={isPending}
            busyLabel={i18n._('promotion.claim.pending')}
            onClick={() => claim.send({ type: 'claim.open', promotion })}
          >
            {i18n._('promotion.claim')}
          </Button>
        </SubmitBar>
      }
    >
      <WhatItSays promotion={promotion} />
    </CashierLayout>
  );
}

function WhatItSays({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  return (
    <>
      <Card title={i18n._('promotion.terms')}>
        <Offer promotion={promotion} />
        <PromotionTerms promotion={promotion} />
      </Card>
      <Card title={i18n._('promotion.detail')}>
        <p className="whitespace-pre-line">{inLanguage(i18n, promotion.detail)}</p>
      </Card>
    </>
  );
}

/** Shown if the server does not know the promotion. */
function Missing() {
  const { i18n } = useLingui();
  return (
    <Page>
      <EmptyState
        icon="gift"
        headingLevel={1}
        title={i18n._('failure.promotion.notFound')}
        action={<ButtonPageLink href={paths.promotions}>{i18n._('promotion.all')}</ButtonPageLink>}
      />
    </Page>
  );
}
