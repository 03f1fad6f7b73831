/** Game launch, from the request of a link to the game session that it opens: contract §2. */
import { instantOf } from '../../contract/time/clock.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { LaunchRequest } from '../../contract/game.ts';
import { LAUNCH_SECONDS } from '../../contract/limits.ts';
import { compare, decimal, ZERO } from '../../contract/money/money.ts';
import { isSelfExcluded } from '../domain/responsible-play/facts.ts';
import { creditOf } from '../domain/ledger/credit.ts';
import { isInMaintenance, nextId } from '../domain/records.ts';
import type { Change, Reader } from '../store/reader.ts';
import type { LaunchRow } from '../store/rows.ts';

/** Returns why a player may not play, or null. In the order of contract §2. */
export function launchViolation(
  reader: Reader,
  playerId: string,
  { provider, gameCode }: Pick<LaunchRequest, 'provider' | 'gameCode'>,
  now: number,
): ErrorCode | null {
  const game =
    gameCode === undefined ? null : reader.games.findFirst({ where: { code: { equals: gameCode } } });
  if (gameCode !== undefined && game?.provider !== provider) return 'NOT_FOUND';
  if (compare(decimal(creditOf(reader, playerId, provider)), ZERO) <= 0) return 'DEPOSIT_REQUIRED';
  if (game && !game.enabled) return 'GAME_DISABLED';
  if (isSelfExcluded(reader, playerId, now)) return 'SELF_EXCLUDED';
  if (isInMaintenance(reader, provider)) return 'PROVIDER_MAINTENANCE';
  return null;
}

/** Stores the launch that a link will open. `token` is the secret in the link. */
export function makeLaunch(
  change: Change,
  token: string,
  playerId: string,
  request: LaunchRequest,
  now: number,
): LaunchRow {
  const expiresAt = instantOf(now + LAUNCH_SECONDS * 1000);
  return change.launches.create({ ...request, id: nextId(change, 'GL'), token, playerId, expiresAt });
}

/**
 * Opens a launch link: `play` becomes the key of the game session. Null, without a change, for an unknown, used or expired
 * link.
 */
export function openLaunch(change: Change, token: string, play: string, now: number): LaunchRow | null {
  const launch = change.launches.findFirst({ where: { token: { equals: token } } });
  if (!launch || launch.play !== undefined || Date.parse(launch.expiresAt) <= now) return null;
  return change.launches.update({ where: { id: { equals: launch.id } }, data: { play } });
}

/** Returns the launch that was opened with a game session's key; null if there is none. */
export function launchPlayedBy(reader: Reader, play: string): LaunchRow | null {
  return reader.launches.findFirst({ where: { play: { equals: play } } });
}
