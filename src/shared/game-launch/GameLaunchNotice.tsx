import { useSelector } from '@xstate/react';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useIsSlow } from '../../app/hooks/use-submission.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import { LateComponent } from '../late/LateComponent.tsx';

const LAUNCH_DIALOG = lateCode(() => import('./LaunchDialog.tsx'), withMessages('player'));

/** Shows the launch dialog if a game does not open at once: specification §8. */
export function GameLaunchNotice() {
  const actor = usePlayerActor('gameLaunch');
  const hasDialog = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const isSlow = useIsSlow(actor);
  if (!hasDialog && !isSlow) return null;
  return <LateComponent code={LAUNCH_DIALOG} given={{}} isIsolated />;
}
