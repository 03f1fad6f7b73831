/** A view is a copy of the store and the ledger at one moment, so that two moments can be compared. */
import type { World } from '../../../../mock-server/world.ts';
import type { LedgerRow } from '../../../../mock-server/store/rows.ts';
import { PROVIDERS } from '../../../../contract/values.ts';
import { sweep } from '../../../../mock-server/domain/sweep.ts';
import { hundredths } from '../../../oracle/money.ts';

export type LedgerView = ReturnType<typeof ledgerViewOf>;

/**
 * Takes a view. Due timers run first, as before any request, since the mock runs its timers on requests.
 * `played` is the expected sum of game results, in hundredths by player and provider.
 */
export function ledgerViewOf(world: World, played: ReadonlyMap<string, bigint>) {
  sweep(world, 'req-look');
  const { store, clock } = world;
  const ledger = store.ledger.getAll();
  const linesOf = new Map<string, LedgerRow[]>();
  for (const line of ledger) {
    const key = line.order ?? '';
    linesOf.set(key, [...(linesOf.get(key) ?? []), line]);
  }
  return {
    now: clock.now(),
    bankIsUp: store.bankLines.findFirst({ where: { id: { equals: 'bank' } } })?.mode === 'up',
    threshold: store.settings.findFirst({ where: { id: { equals: 'operator' } } })?.creditThreshold ?? '0',
    players: store.players.getAll(),
    deposits: store.deposits.getAll(),
    withdraws: store.withdraws.getAll(),
    usages: store.usages.getAll(),
    promotions: store.promotions.getAll(),
    responsiblePlay: store.responsiblePlay.getAll(),
    payments: store.payments.getAll(),
    credits: new Map(
      store.credits.getAll().map(({ playerId, provider, amount }) => [placeOf(playerId, provider), amount]),
    ),
    ledger,
    linesOf,
    played: new Map(played),
  };
}

/** The key for a player's credit with a provider. */
export function placeOf(playerId: string, provider: string): string {
  return `${playerId} at ${provider}`;
}

/** All pairs of a player and a provider. */
export function placesIn({ players }: LedgerView) {
  return players.flatMap(({ id, username }) =>
    PROVIDERS.map((provider) => ({ playerId: id, username, provider, place: placeOf(id, provider) })),
  );
}

/** The lines of the ledger about an order or a usage, of a kind. */
export function linesAbout(
  { linesOf }: LedgerView,
  order: string,
  kind: LedgerRow['kind'],
): readonly LedgerRow[] {
  return (linesOf.get(order) ?? []).filter((line) => line.kind === kind);
}

/** The sum in hundredths. */
export function totalOf(lines: readonly { readonly amount: string }[]): bigint {
  return lines.reduce((sum, { amount }) => sum + hundredths(amount), 0n);
}
