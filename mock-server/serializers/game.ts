import type { Game, Launch } from '../../contract/game.ts';
import { PROVIDER_PATH } from '../play/provider-path.ts';
import type { RowOf } from '../store/collections.ts';
import type { LaunchRow } from '../store/rows.ts';

export function serializeGame(row: RowOf<'games'>): Game {
  const { code, provider, name, category, tab, imageUrl, rank, enabled } = row;
  return { code, provider, name, category, tab, imageUrl, rank, enabled };
}

/** The provider's page, with the token that opens it once. */
export function serializeLaunch({ token, expiresAt }: LaunchRow, sitePath: string): Launch {
  return { url: `${sitePath}${PROVIDER_PATH}/?launch=${encodeURIComponent(token)}`, expiresAt };
}
