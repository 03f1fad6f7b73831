import type { Player, PlayerInfo } from '../../contract/player.ts';
import type { BankAccountRow, PlayerRow } from '../store/rows.ts';
import { serializeBankAccount } from './bank.ts';

export function serializePlayer({ id, username, displayName, createdAt }: PlayerRow): Player {
  return { id, username, displayName, createdAt };
}

export function serializePlayerInfo(row: PlayerRow, accounts: readonly BankAccountRow[]): PlayerInfo {
  return {
    player: serializePlayer(row),
    credential: { username: row.username, passwordChangedAt: row.passwordChangedAt },
    bankAccounts: accounts.map(serializeBankAccount),
  };
}
