import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useSite } from '../../app/site-context.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import { LateComponent } from '../../shared/late/LateComponent.tsx';

/** The query of the page to which `/.well-known/change-password` redirects: `deploy/change-password.ts`. */
const QUERY = 'change-password';

const PASSWORD_CHANGE = lateCode(() => import('./PasswordChange.tsx'), withMessages('player'));

/** Changes the password of the player who is signed in: specification §2, §4 and §5. */
export function PasswordDialog() {
  const playerId = useSelector(useSite().session, ({ context }) => context.playerId);
  // The key remounts the form for another player, so that typed passwords are discarded.
  return playerId !== null && <OpenPasswordDialog key={playerId} />;
}

function OpenPasswordDialog() {
  const passwordChange = usePlayerActor('passwordChange');
  useOpenedByAddress();
  const isOpen = useSelector(passwordChange, (snapshot) => snapshot.hasTag('open'));
  const username = useSelector(useSite().session, ({ context }) => context.username);
  if (!isOpen || username === null) return null;
  return <LateComponent code={PASSWORD_CHANGE} given={{ username }} isIsolated />;
}

/**
 * Opens the dialog if the address asks for it, and removes that from the address when the dialog is closed or the password is
 * changed: the login that follows a change leads back to the address.
 */
function useOpenedByAddress() {
  const passwordChange = usePlayerActor('passwordChange');
  const [path, navigate] = useLocation();
  const isAsked = new URLSearchParams(useSearch()).has(QUERY);
  useEffect(() => {
    if (!isAsked) return undefined;
    passwordChange.send({ type: 'passwordChange.open' });
    const { unsubscribe } = passwordChange.subscribe((snapshot) => {
      if (!snapshot.hasTag('open') || snapshot.hasTag('changed')) navigate(path, { replace: true });
    });
    return unsubscribe;
  }, [isAsked, passwordChange, path, navigate]);
}
