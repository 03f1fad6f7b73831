/** Contract §2: the limits and exclusions that a player has set are enforced. */
import { hundredths } from '../../../oracle/money.ts';
import type { Invariants } from './invariant.ts';
import type { LedgerView } from './ledger-view.ts';

const DAY_MS = 86_400_000;
const VIENTIANE_MS = 7 * 3_600_000;

export const responsiblePlayInvariants: Invariants = {
  *'a self-excluded player opens no deposit and claims no promotion'(now, before) {
    const untilOf = (id: string) =>
      before.responsiblePlay.find(({ playerId }) => playerId === id)?.selfExcludedUntil ?? '';
    for (const { code, playerId, createdAt } of newIn(now.deposits, before.deposits, 'code')) {
      if (createdAt < untilOf(playerId)) yield code;
    }
    for (const { id, playerId, claimedAt } of newIn(now.usages, before.usages, 'id')) {
      if (claimedAt < untilOf(playerId)) yield id;
    }
  },
  *'a deposit does not exceed the player’s limit for its day'(now, before) {
    for (const { code, playerId, createdAt } of newIn(now.deposits, before.deposits, 'code')) {
      const limit = dayLimitAt(before, playerId, createdAt);
      const counted = now.deposits.filter(
        (order) =>
          order.playerId === playerId &&
          !['CANCELED', 'REJECTED'].includes(order.status) &&
          dayOf(order.createdAt) === dayOf(createdAt),
      );
      const sum = counted.reduce((total, { credit }) => total + hundredths(credit), 0n);
      if (limit !== null && sum > hundredths(limit)) yield `${code}: ${sum} on a day of ${limit}`;
    }
  },
};

function dayLimitAt({ responsiblePlay }: LedgerView, id: string, at: string): string | null {
  const row = responsiblePlay.find(({ playerId }) => playerId === id);
  if (!row) return null;
  const isDue = !row.pendingAt.startsWith('0001') && row.pendingAt <= at;
  return isDue ? row.pendingDay : row.day;
}

function dayOf(instant: string): number {
  return Math.floor((Date.parse(instant) + VIENTIANE_MS) / DAY_MS);
}

function newIn<Key extends string, Row extends Readonly<Record<Key, string>>>(
  now: readonly Row[],
  before: readonly Row[],
  key: Key,
): readonly Row[] {
  const known = new Set(before.map((row) => row[key]));
  return now.filter((row) => !known.has(row[key]));
}
