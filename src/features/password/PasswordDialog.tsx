import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useSite } from '../../app/site-context.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { loadCode } from '../../platform/load-code.ts';
import { LazyPart } from '../../layout/lazy/LazyPart.tsx';

const PasswordChange = lazy(() =>
  withCatalogs(
    loadCode(() => import('./PasswordChange.tsx')),
    'player',
  ),
);

/** Changes the password of the player who is signed in: specification §2, §4 and §5. */
export function PasswordDialog() {
  const playerId = useSelector(useSite().session, ({ context }) => context.playerId);
  // The key remounts the form for another player, so that typed passwords are discarded.
  return playerId !== null && <OpenPasswordDialog key={playerId} />;
}

function OpenPasswordDialog() {
  const passwordChange = usePlayerActor('passwordChange');
  const isOpen = useSelector(passwordChange, (snapshot) => snapshot.hasTag('open'));
  const username = useSelector(useSite().session, ({ context }) => context.username);
  if (!isOpen || username === null) return null;
  return (
    <LazyPart>
      <PasswordChange username={username} />
    </LazyPart>
  );
}
