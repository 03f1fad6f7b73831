import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';

const LaunchDialog = lazy(() => withCatalogs(import('./LaunchDialog.tsx'), 'player'));

/** What there is to say of a game that did not simply open: specification §8. */
export function GameLaunchNotice() {
  const isReported = useSelector(usePlayerSite().games.actor, (snapshot) => snapshot.hasTag('dialog'));
  if (!isReported) return null;
  return (
    <LazyPart placeholder={null}>
      <LaunchDialog />
    </LazyPart>
  );
}
