import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { responsiblePlayAt } from '../../../contract/rules/responsible-play.ts';
import { responsiblePlayRead } from '../../api/player.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useSite } from '../../app/site-context.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { BreakCard } from './BreakCard.tsx';
import { LimitsForm } from './LimitsForm.tsx';

/** Placeholder while the settings load: one viewport high except on desktop, so that the advice below does not shift. */
export function ResponsiblePlayPlaces() {
  const { i18n } = useLingui();
  return (
    <div className="min-h-svh desk:min-h-0">
      <SkeletonList label={i18n._('common.loading')} count={3} shape="tile" />
    </div>
  );
}

/** The limits and breaks of a signed-in player. */
export function OwnLimits() {
  const { client } = useSite();
  const actor = usePlayerActor('responsiblePlay');
  const read = useQuery(responsiblePlayRead(client));
  if (read.data) {
    const responsiblePlay = responsiblePlayAt(read.data, client.clock.now());
    return (
      <>
        <LimitsForm actor={actor} responsiblePlay={responsiblePlay} />
        <BreakCard actor={actor} excludedUntil={responsiblePlay.selfExcludedUntil} />
      </>
    );
  }
  return <LoadFailure reads={[['limits', read]]} placeholder={<ResponsiblePlayPlaces />} />;
}
