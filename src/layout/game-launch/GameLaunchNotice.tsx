import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerSite } from '../../app/hooks/use-player-site.ts';
import { withWords } from '../../i18n/language.ts';
import { LatePart } from '../lazy/LazyPart.tsx';

const LaunchDialog = lazy(() => withWords(import('./LaunchDialog.tsx'), 'player'));

/** What there is to say of a game that did not simply open: specification §8. */
export function GameLaunchNews() {
  const isTold = useSelector(usePlayerSite().games.actor, (snapshot) => snapshot.hasTag('dialog'));
  if (!isTold) return null;
  return (
    <LatePart placeholder={null}>
      <LaunchDialog />
    </LatePart>
  );
}
