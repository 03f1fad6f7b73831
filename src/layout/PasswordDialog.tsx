import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { playerRead } from '../api/player.ts';
import { usePlayerSite } from '../app/hooks/use-player-site.ts';
import { useSite } from '../app/site-context.ts';
import { withWords } from '../i18n/language.ts';
import { LatePart } from './LatePart.tsx';

const PasswordChange = lazy(() => withWords(import('./PasswordChange.tsx'), 'player'));

/** Changes the password: specification §2, §4 and §5. */
export function PasswordDialog() {
  const { client } = useSite();
  const { passwordChange } = usePlayerSite();
  const isOpen = useSelector(passwordChange, (snapshot) => snapshot.hasTag('open'));
  // Only what is known already: once the password is changed, any call would be answered with a lost session.
  const player = useQuery({ ...playerRead(client), enabled: false });
  if (!isOpen || !player.data) return null;
  return (
    <LatePart placeholder={null}>
      <PasswordChange username={player.data.player.username} />
    </LatePart>
  );
}
