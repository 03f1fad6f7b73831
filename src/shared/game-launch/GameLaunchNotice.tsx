import { useSelector } from '@xstate/react';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useIsSlow } from '../../app/hooks/use-submission.ts';
import { lazyPage } from '../../app/navigation/lazy-page.ts';
import { LazyCode } from '../lazy/LazyCode.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';

const LAUNCH_DIALOG = lazyPage(() => import('./LaunchDialog.tsx'), 'player');

/** Shows the launch dialog if a game does not open at once: specification §8. */
export function GameLaunchNotice() {
  const actor = usePlayerActor('gameLaunch');
  const hasDialog = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const isSlow = useIsSlow(actor);
  if (!hasDialog && !isSlow) return null;
  // Not `lazy` of React: after its fallback has been shown, React delays the content by up to 300 ms.
  return (
    <LazyPart>
      <LazyCode part={LAUNCH_DIALOG} />
    </LazyPart>
  );
}
