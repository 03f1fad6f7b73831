import { useLingui } from '@lingui/react';
import type { Usage } from '../../../contract/promotion.ts';
import { paths, promotionPath } from '../../app/paths.ts';
import { inLanguage, nextStepWords, usageStatusWords } from '../../i18n/promotion-words.ts';
import { ButtonPageLink, PageLink } from '../../layout/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { statusLook } from '../../ui/data/status-tones.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { StatusBadge } from '../../ui/money/StatusBadge.tsx';

/** The promotion in force, of which there is at most one, and what it asks of the player now (specification §4). */
export function PromotionInForce({ usage }: { readonly usage: Usage }) {
  const { i18n } = useLingui();
  const { tone, icon } = statusLook(usage.status);
  return (
    <Card
      label={i18n._('promotion.inForce')}
      title={i18n._('promotion.inForce')}
      aside={
        <StatusBadge tone={tone} icon={icon}>
          {usageStatusWords(i18n, usage.status)}
        </StatusBadge>
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-3.5">
          <ProviderEmblem provider={usage.provider} className="size-12" />
          <div className="grid min-w-0">
            <span>
              <PageLink href={promotionPath(usage.promotionId)}>{inLanguage(i18n, usage.title)}</PageLink>
            </span>
            <span className="text-sm text-muted">
              {nextStepWords(i18n, usage, PROVIDER_NAMES[usage.provider])}
            </span>
          </div>
        </div>
        {usage.status === 'ACTIVE' && (
          <ButtonPageLink kind="primary" icon="deposit" href={paths.deposit}>
            {i18n._('home.deposit')}
          </ButtonPageLink>
        )}
      </div>
    </Card>
  );
}
