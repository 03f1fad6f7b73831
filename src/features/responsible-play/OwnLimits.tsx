import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { protectionAt } from '../../../contract/rules/protection.ts';
import { protectionRead } from '../../api/player.ts';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { useSite } from '../../app/site-context.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { BreakCard } from './BreakCard.tsx';
import { LimitsForm } from './LimitsForm.tsx';

/** In its place until it is there: as high as a phone, so that the advice below does not jump. */
export function ProtectionPlaces() {
  const { i18n } = useLingui();
  return (
    <div className="min-h-svh desk:min-h-0">
      <SkeletonList label={i18n._('common.loading')} count={3} shape="tile" />
    </div>
  );
}

/** What a signed-in player has set for themselves, and may set. */
export function OwnLimits() {
  const { client } = useSite();
  const actor = usePlayerSite().protection();
  const read = useQuery(protectionRead(client));
  if (read.data) {
    const protection = protectionAt(read.data, client.clock.now());
    return (
      <>
        <LimitsForm actor={actor} protection={protection} />
        <BreakCard actor={actor} excludedUntil={protection.selfExcludedUntil} />
      </>
    );
  }
  if (!read.isError) return <ProtectionPlaces />;
  return <LoadFailure reads={[read]} call="limits" />;
}
