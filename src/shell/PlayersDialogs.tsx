import { PasswordDialog } from '../features/password/PasswordDialog.tsx';
import { SessionReminder } from '../features/responsible-play/SessionReminder.tsx';
import { GameLaunchNotice } from '../shared/game-launch/GameLaunchNotice.tsx';

/** The dialogs and notices of a signed-in player. */
export default function PlayersDialogs() {
  return (
    <>
      <PasswordDialog />
      <GameLaunchNotice />
      <SessionReminder />
    </>
  );
}
