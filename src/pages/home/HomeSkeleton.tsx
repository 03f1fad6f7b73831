import { useLingui } from '@lingui/react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PromotionPlaces } from './Promotions.tsx';
import { GamePlaces } from './Games.tsx';
import { Invitation } from './Invitation.tsx';

/**
 * The home page before it is known whose it is: a screen high at least, so that nothing is seen to move. On a device on which
 * nobody has signed in, a visitor reads what visitors read (docs/decisions/0029).
 */
export function HomeSkeleton() {
  const { i18n } = useLingui();
  return (
    <>
      <div className="returning:hidden">
        <Invitation />
      </div>
      <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:gap-7">
        <span className="sr-only">{i18n._('common.loading')}</span>
        <span
          className="hidden h-72 animate-shine rounded-xl bg-(--skeleton) returning:block"
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
