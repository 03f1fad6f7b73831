import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { Promotion } from '../../../contract/promotion.ts';
import { currentPromotionsRead } from '../../api/promotions.ts';
import { paths, promotionPath } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { inLanguage, requirementMessage } from '../../i18n/promotion-messages.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { PromotionPlace, PromotionRow, PromotionTicket } from '../../ui/lobby/PromotionTicket.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';

/** The current promotions: specification §1. */
export function Promotions() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="promotions" className="stack gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="promotions" className="text-lg font-bold tablet:text-xl">
          {i18n._('promotion.current')}
        </h2>
        <PageLink href={paths.promotions}>{i18n._('promotion.all')}</PageLink>
      </div>
      <Tickets />
    </section>
  );
}

function Tickets() {
  const { i18n } = useLingui();
  const promotions = useQuery(currentPromotionsRead(useSite().client));
  const shown = useDeferredValue(promotions.data);
  if (promotions.isLoadingError) {
    return <LoadFailure reads={[['promotionsCurrent', promotions]]} />;
  }
  if (!shown) {
    return (
      <>
        <SpokenStatus>{i18n._('common.loading')}</SpokenStatus>
        <PromotionPlaces />
      </>
    );
  }
  if (shown.length === 0) {
    return <p className="text-sm text-muted">{i18n._('promotion.empty.title')}</p>;
  }
  return (
    <PromotionRow label={i18n._('promotion.current')}>
      {shown.map((promotion) => (
        <li key={promotion.id}>
          <Ticket promotion={promotion} />
        </li>
      ))}
    </PromotionRow>
  );
}

/** Placeholders for the promotions. */
export function PromotionPlaces() {
  return (
    <PromotionRow>
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <PromotionPlace />
        </li>
      ))}
    </PromotionRow>
  );
}

function Ticket({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  const { id, title, bonusAmount, depositAmount } = promotion;
  return (
    <Link href={promotionPath(id)} asChild>
      <PromotionTicket
        href={promotionPath(id)}
        title={inLanguage(i18n, title)}
        bonusLabel={i18n._('promotion.bonus')}
        bonus={<Amount size="medium" sign="+" amount={bonusAmount} />}
        depositLabel={i18n._('promotion.deposit')}
        deposit={
          depositAmount === undefined ? i18n._('promotion.deposit.any') : <Amount amount={depositAmount} />
        }
        requirement={requirementMessage(i18n, promotion)}
      />
    </Link>
  );
}
