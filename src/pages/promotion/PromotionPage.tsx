import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { failureOf, isServerCode } from '../../../contract/errors.ts';
import type { Promotion } from '../../../contract/promotion.ts';
import { currentPromotionsRead, currentUsageRead, promotionRead } from '../../api/promotions.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { inLanguage } from '../../i18n/promotion-words.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CashierLayout } from '../../ui/layout/CashierLayout.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { Eligibility } from './Eligibility.tsx';
import { Offer } from './Offer.tsx';
import { PromotionInForce } from './PromotionInForce.tsx';
import { PromotionTerms } from './PromotionTerms.tsx';

/** One promotion, with its terms in plain words: specification §2 and §3. */
export default function PromotionPage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const queries = useQueryClient();
  const { promotionId = '' } = useParams();
  const read = useQuery({
    ...promotionRead(client, promotionId),
    // Whoever comes from the list has read it already.
    placeholderData: () =>
      queries
        .getQueryData(currentPromotionsRead(client).queryKey)
        ?.find((promotion) => promotion.id === promotionId),
  });
  const title = read.data ? inLanguage(i18n, read.data.title) : i18n._('promotion.title');
  useTitle(title);
  if (read.isLoadingError && isServerCode(failureOf(read.error), 'NOT_FOUND')) return <Missing />;
  return (
    <Page width="cashier">
      <PageHeading
        title={title}
        aside={
          <ButtonPageLink kind="quiet" size="small" icon="gift" href={paths.promotions}>
            {i18n._('promotion.all')}
          </ButtonPageLink>
        }
      />
      {read.isLoadingError && <LoadFailure reads={[read]} call="promotion" />}
      {read.isPending && <SkeletonList label={i18n._('common.loading')} count={3} shape="tile" />}
      {read.data && <Terms promotion={read.data} />}
    </Page>
  );
}

function Terms({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const { data: usage } = useQuery(currentUsageRead(client));
  const isInForce = usage?.promotionId === promotion.id;
  return (
    <>
      {usage && isInForce && <PromotionInForce usage={usage} />}
      <CashierLayout
        summary={
          !isInForce &&
          promotion.eligible !== undefined && (
            <Card>
              <Eligibility promotion={promotion} />
              {promotion.eligible && (
                <>
                  <p className="text-sm text-muted">{i18n._('promotion.contact.body')}</p>
                  <ButtonPageLink kind="primary" size="large" fullWidth icon="chat" href={paths.contact}>
                    {i18n._('withdraw.contact.action')}
                  </ButtonPageLink>
                </>
              )}
            </Card>
          )
        }
      >
        <Card title={i18n._('promotion.terms')}>
          <Offer promotion={promotion} />
          <PromotionTerms promotion={promotion} />
        </Card>
        <Card title={i18n._('promotion.detail')}>
          <p className="whitespace-pre-line">{inLanguage(i18n, promotion.detail)}</p>
        </Card>
      </CashierLayout>
    </>
  );
}

/** It was there once, or never. */
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
