import { useRef } from 'react';
import type { Game } from '../../../contract/game.ts';
import { useNearViewport } from '../../ui/use-near-viewport.ts';
import { lateCode } from '../../platform/late-code.ts';
import { LateComponent } from '../late/LateComponent.tsx';

const GAME_COVER = lateCode(() => import('../../ui/brand/GameCover.tsx'));

/** How far from the viewport a cover is drawn. */
const DRAWN_WITHIN_PX = 300;

/** The cover of a game, once it is near the viewport (docs/decisions/0030): about 60 elements, and 12 KB of code for all of them. */
export function Cover({ game }: { readonly game: Game }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(place, DRAWN_WITHIN_PX);
  return (
    <span ref={place} className="block size-full bg-(--skeleton)">
      {isNear && <LateComponent code={GAME_COVER} given={{ game }} />}
    </span>
  );
}
