import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useIsSlow } from '../../app/hooks/use-submission.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';

const LaunchDialog = lazy(() => withCatalogs(import('./LaunchDialog.tsx'), 'player'));

/** Shows the launch dialog if a game does not open at once: specification §8. */
export function GameLaunchNotice() {
  const actor = usePlayerActor('gameLaunch');
  const hasDialog = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const isSlow = useIsSlow(actor);
  if (!hasDialog && !isSlow) return null;
  return (
    <LazyPart>
      <LaunchDialog />
    </LazyPart>
  );
}
