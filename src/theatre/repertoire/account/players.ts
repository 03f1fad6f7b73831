/** Two players for the repertoires of the account. Nothing of them is anybody's. */
import type { Credentials, SignedInPlayer } from '../../../../machines/session.machine.ts';

export const SOMPHONE: SignedInPlayer = {
  playerId: 'player-1',
  username: 'somphone',
  displayName: 'Somphone',
};
export const KEO: SignedInPlayer = { playerId: 'player-2', username: 'keo', displayName: 'Keo' };

export const PASSWORD = 'example-password';

/** What Somphone types to log in. */
export const CREDENTIALS: Credentials = { username: SOMPHONE.username, password: PASSWORD };
