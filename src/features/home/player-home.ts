import { lazyPage } from '../../app/navigation/lazy-page.ts';

/** The part of home that only a signed-in player sees. Visitors do not download it. */
export const playerHome = lazyPage(() => import('./PlayerHome.tsx'), 'player');
