/** The state of a game session, as displayed by the provider's page. */
import { DEFAULT_CURRENCY } from '../../contract/money/money.ts';
import { creditOf } from '../domain/ledger/credit.ts';
import type { Reader } from '../store/reader.ts';
import type { LaunchRow } from '../store/rows.ts';

/** `game` is null in the provider's lobby. The credit is the current one, in THB. */
export function sceneOf(reader: Reader, { playerId, provider, gameCode, language, returnUrl }: LaunchRow) {
  return {
    provider,
    player: reader.players.findFirst({ where: { id: { equals: playerId } } })?.displayName ?? playerId,
    game:
      (gameCode !== undefined && reader.games.findFirst({ where: { code: { equals: gameCode } } })?.name) ||
      null,
    language,
    credit: { amount: creditOf(reader, playerId, provider), currency: DEFAULT_CURRENCY },
    returnUrl,
  };
}
