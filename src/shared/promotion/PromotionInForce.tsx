import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Usage } from '../../../contract/promotion.ts';
import { type PromotionProgress, promotionProgress } from '../../../contract/rules/promotion-progress.ts';
import { creditRead } from '../../api/player.ts';
import { gamePath, paths, promotionPath } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { inLanguage, usageStatusMessage } from '../../i18n/promotion-messages.ts';
import { ButtonPageLink, PageLink } from '../PageLink.tsx';
import type { IconName } from '../../ui/brand/Icon.tsx';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { statusLook } from '../../ui/data/status-tones.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { StatusBadge } from '../../ui/money/StatusBadge.tsx';
import { PromotionSteps } from './PromotionSteps.tsx';

export interface PromotionInForceProps {
  readonly usage: Usage;
  /** Shows only the current step, for pages with another subject. */
  readonly brief?: boolean;
  /** Further actions, below the steps. */
  readonly children?: ReactNode;
}

/** The player's single promotion in force: its title, its progress and the next step (specification §4). */
export function PromotionInForce({ usage, brief = false, children }: PromotionInForceProps) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const isInPlay = usage.status === 'USED';
  const credit = useQuery({ ...creditRead(client, usage.provider), enabled: isInPlay });
  const progress = promotionProgress(usage, credit.data?.amount ?? '0');
  return (
    <Card
      label={i18n._('promotion.inForce')}
      title={i18n._('promotion.inForce')}
      aside={
        <StatusBadge {...statusLook(usage.status)}>{usageStatusMessage(i18n, usage.status)}</StatusBadge>
      }
    >
      <div className="flex items-center gap-3">
        <ProviderEmblem provider={usage.provider} className="size-9" />
        <PageLink href={promotionPath(usage.promotionId)}>{inLanguage(i18n, usage.title)}</PageLink>
      </div>
      <PromotionSteps
        usage={usage}
        progress={progress}
        credit={credit.data || !isInPlay ? 'known' : credit.isError ? 'failed' : 'loading'}
        onRetry={() => void credit.refetch()}
        brief={brief}
      />
      <NextPage progress={progress} usage={usage} />
      {children}
    </Card>
  );
}

interface Next {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
}

/** A link to the page of the next step; nothing on that page itself. */
function NextPage({ progress, usage }: { readonly progress: PromotionProgress; readonly usage: Usage }) {
  const { i18n } = useLingui();
  const [here] = useLocation();
  const places: Readonly<Record<PromotionProgress['step'], Next | null>> = {
    DEPOSIT: { href: paths.deposit, icon: 'deposit', text: i18n._('home.deposit') },
    FINISH_DEPOSIT: { href: paths.deposit, icon: 'deposit', text: i18n._('promotion.toOrder') },
    PLAY: { href: gamePath(usage.provider), icon: 'game', text: i18n._('promotion.play') },
    WITHDRAW: { href: paths.withdraw, icon: 'withdraw', text: i18n._('home.withdraw') },
    OVER: null,
  };
  const next = places[progress.step];
  if (!next || here.replace(/\/$/, '') === next.href.replace(/\/$/, '')) return null;
  return (
    <div>
      <ButtonPageLink
        kind={here.startsWith(paths.promotions) ? 'primary' : 'secondary'}
        icon={next.icon}
        href={next.href}
      >
        {next.text}
      </ButtonPageLink>
    </div>
  );
}
