import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';

const LaunchDialog = lazy(() => withCatalogs(import('./LaunchDialog.tsx'), 'player'));

/** Shows the launch dialog if a game does not open at once: specification §8. */
export function GameLaunchNotice() {
  const isReported = useSelector(usePlayerSite().games.actor, (snapshot) => snapshot.hasTag('dialog'));
  if (!isReported) return null;
  return (
    <LazyPart>
      <LaunchDialog />
    </LazyPart>
  );
}
