import { useLingui } from '@lingui/react';
import { GamePlaces } from '../../shared/game-launch/GameGrid.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';
import { PromotionPlaces } from './Promotions.tsx';
import { Invitation } from './Invitation.tsx';

interface HomeSkeletonProps {
  /** Which home is loading; by default that of the last known session on this device. */
  readonly of?: 'player' | 'lastKnown';
}

/**
 * The loading state of home, at least a screen high, which avoids visible layout shifts. On a device without a known session it
 * shows the visitor's content (docs/decisions/0026).
 */
export function HomeSkeleton({ of: whose = 'lastKnown' }: HomeSkeletonProps) {
  const { i18n } = useLingui();
  const isPlayers = whose === 'player';
  return (
    <>
      {!isPlayers && (
        <div className="returning:hidden">
          <Invitation />
        </div>
      )}
      <div className="stack gap-5 tablet:gap-7">
        <SpokenStatus>{i18n._('common.loading')}</SpokenStatus>
        <span
          className={`${isPlayers ? 'block' : 'hidden returning:block'} h-72 animate-shine rounded-xl bg-(--skeleton)`}
          aria-hidden="true"
        />
        <span className="block text-lg" aria-hidden="true">
          <Skeleton width="third" />
        </span>
        <PromotionPlaces />
        <GamePlaces />
      </div>
    </>
  );
}
