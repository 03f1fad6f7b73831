/** What one look at the whole business sees: the store and the ledger, copied, so that two looks can be compared. */
import type { World } from '../../../../mock-server/world.ts';
import type { LedgerRow } from '../../../../mock-server/store/rows.ts';
import { PROVIDERS } from '../../../../contract/values.ts';
import { sweep } from '../../../../mock-server/settlement/sweep.ts';
import { hundredths } from '../../../oracle/money.ts';

export type Sight = ReturnType<typeof sightOf>;

/**
 * Looks. What is due has happened before, as before any request: the mock carries its timers out when it is asked.
 * `played` is what whoever drives the lab knows of won and lost games, in hundredths by player and provider.
 */
export function sightOf(world: World, played: ReadonlyMap<string, bigint>) {
  sweep(world, 'req-look');
  const { store, clock } = world;
  const ledger = store.all('ledger');
  const linesOf = new Map<string, LedgerRow[]>();
  for (const line of ledger) {
    const key = line.order ?? '';
    linesOf.set(key, [...(linesOf.get(key) ?? []), line]);
  }
  return {
    now: clock.now(),
    bankIsUp: store.get('bankLines', 'bank')?.mode === 'up',
    threshold: store.get('settings', 'operator')?.creditThreshold ?? '0',
    players: store.all('players'),
    deposits: store.all('deposits'),
    withdraws: store.all('withdraws'),
    usages: store.all('usages'),
    promotions: store.all('promotions'),
    protections: store.all('protections'),
    payments: store.all('payments'),
    credits: new Map(
      store.all('credits').map(({ playerId, provider, amount }) => [placeOf(playerId, provider), amount]),
    ),
    ledger,
    linesOf,
    played: new Map(played),
  };
}

/** A player at a provider. */
export function placeOf(playerId: string, provider: string): string {
  return `${playerId} at ${provider}`;
}

/** Every player at every provider. */
export function placesIn({ players }: Sight) {
  return players.flatMap(({ id, username }) =>
    PROVIDERS.map((provider) => ({ playerId: id, username, provider, place: placeOf(id, provider) })),
  );
}

/** The lines of the ledger about an order or a usage, of a kind. */
export function linesAbout({ linesOf }: Sight, order: string, kind: LedgerRow['kind']): readonly LedgerRow[] {
  return (linesOf.get(order) ?? []).filter((line) => line.kind === kind);
}

/** In hundredths. */
export function totalOf(lines: readonly { readonly amount: string }[]): bigint {
  return lines.reduce((sum, { amount }) => sum + hundredths(amount), 0n);
}
