import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { currentPromotionsRead, currentUsageRead } from '../../api/promotions.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { CancelPromotion } from './dialogs/CancelPromotion.tsx';
import { ClaimNotice } from './dialogs/ClaimNotice.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionInForce } from '../../shared/promotion/PromotionInForce.tsx';

/** The current promotions, and the player's promotion in force: specification §2 and §3. */
export default function PromotionsPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const promotions = useQuery(currentPromotionsRead(client));
  const usage = useQuery(currentUsageRead(client));
  // The promotion in force is shown at the top, so the page waits for it to avoid a layout shift. A read that has
  // failed once is not awaited.
  const isComing = promotions.isPending || (usage.isPending && usage.failureCount === 0);
  const shown = isComing ? [] : promotions.data;
  useTitle(i18n._('promotion.title'));
  return (
    <Page width="wide">
      <PageHeading
        title={i18n._('promotion.title')}
        lead={i18n._('promotion.lead')}
        aside={
          <ButtonPageLink kind="quiet" size="small" icon="history" href={paths.promotionHistory}>
            {i18n._('history.promotion.title')}
          </ButtonPageLink>
        }
      />
      {!isComing && usage.data && (
        <PromotionInForce usage={usage.data}>
          <CancelPromotion usage={usage.data} />
        </PromotionInForce>
      )}
      <ClaimNotice />
      {promotions.isLoadingError && <LoadFailure reads={[['promotionsCurrent', promotions]]} />}
      {!isComing && shown?.length === 0 && (
        <EmptyState
          icon="gift"
          title={i18n._('promotion.empty.title')}
          action={
            <ButtonPageLink kind="primary" icon="deposit" href={paths.deposit}>
              {i18n._('home.deposit')}
            </ButtonPageLink>
          }
        >
          {i18n._('promotion.empty.body')}
        </EmptyState>
      )}
      {!promotions.isLoadingError && (isComing || shown?.length !== 0) && (
        <section aria-labelledby="current" className="stack gap-3">
          <h2 id="current" className="text-lg font-bold">
            {i18n._('promotion.current')}
          </h2>
          <div className="stack gap-3.5 tablet:grid-cols-[repeat(2,minmax(0,1fr))] tablet:gap-5 wide:grid-cols-[repeat(3,minmax(0,1fr))]">
            {shown?.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} />
            ))}
            {isComing && [1, 2, 3].map((place) => <Skeleton key={place} shape="tile" />)}
          </div>
          {isComing && <SpokenStatus>{i18n._('common.loading')}</SpokenStatus>}
        </section>
      )}
    </Page>
  );
}
