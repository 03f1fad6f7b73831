import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import type { Promotion } from '../../../contract/promotion.ts';
import { promotionPath } from '../../app/paths.ts';
import { inLanguage, requirementMessage } from '../../i18n/promotion-messages.ts';
import { Icon } from '../../ui/brand/Icon.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { Eligibility } from './Eligibility.tsx';
import { Offer } from './Offer.tsx';

/** A promotion in the list; the whole card is a link to its page. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const { i18n } = useLingui();
  return (
    <article className="lit group relative flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors hover:border-line-strong tablet:p-6">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-lg font-bold">
          <Link
            href={promotionPath(promotion.id)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg group-hover:text-accent-text"
          >
            {inLanguage(i18n, promotion.title)}
          </Link>
        </h3>
        <Icon name="chevron" className="mt-1 size-5 text-muted" />
      </div>
      <Offer promotion={promotion} />
      <p className="text-sm text-muted">{requirementMessage(i18n, promotion)}</p>
      <div className="mt-auto stack gap-3 border-t border-line pt-4">
        <Eligibility promotion={promotion} />
        <ul aria-label={i18n._('promotion.providers')} className="flex gap-1.5">
          {promotion.providers.map((provider) => (
            <li key={provider} title={PROVIDER_NAMES[provider]}>
              <ProviderEmblem provider={provider} className="size-7" />
              <span className="sr-only" translate="no">
                {PROVIDER_NAMES[provider]}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
