import { hashKey } from '@tanstack/react-query';
import { depositRead, FIRST_PAGE, withdrawRead } from '../../api/orders.ts';
import { PLAYER_SCOPE, playerRead } from '../../api/player.ts';
import { currentUsageRead } from '../../api/promotions.ts';
import { usageListRead } from '../../api/usages.ts';
import { effectOf, type CachedData, type PlayerEvent } from './effects.ts';
import type { TabChannel } from '../session/tabs.ts';
import type { MessageServices } from '../services.ts';

type Dependencies = Omit<MessageServices, 'toasts'>;

type Started = Extract<PlayerEvent, { readonly type: 'session.started' }>;

/** What the root does with the events of a player. No visitor needs this code, so it is loaded with that of the player. */
export function playerEffects(site: Dependencies, tabs: TabChannel) {
  const { client, queries } = site;
  const player = playerRead(client);
  const cached: CachedData = {
    deposit: (code) => queries.getQueryData(depositRead(client, code).queryKey),
    withdraw: (code) => queries.getQueryData(withdrawRead(client, code).queryKey),
    usage(usageId) {
      const inForce = queries.getQueryData(currentUsageRead(client).queryKey);
      const newest = queries.getQueryData(usageListRead(client, FIRST_PAGE).queryKey)?.items ?? [];
      return [...(inForce ? [inForce] : []), ...newest].find(({ id }) => id === usageId);
    },
  };
  const succeeded = new Set<string>();

  /** At most once per order: the deposit page and the history may follow the same order. */
  function showSuccess(event: PlayerEvent): void {
    const success = effectOf(event).success?.(event, cached);
    if (!success) return;
    if (event.type === 'domain.order.moved') {
      if (succeeded.has(event.code)) return;
      succeeded.add(event.code);
    }
    site.successes.show(success);
  }

  return {
    applyEffects(event: PlayerEvent): void {
      showSuccess(event);
      const effect = effectOf(event);
      for (const queryKey of effect.gone ?? []) queries.removeQueries({ queryKey });
      const stale = effect.stale?.(event, client.sessionBinding.isThatOfStart) ?? [];
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
      // Session events have their own messages to the other tabs.
      if (event.type.startsWith('session.')) return;
      if (!effect.isFound) client.forgetPreloaded();
      tabs.broadcastStale([...stale, ...(effect.staleElsewhere?.(event) ?? [])]);
    },
    /** Another player has signed in, in another tab. A look-up has already stored the new player. */
    removeOtherPlayersData({ by }: Started): void {
      queries.removeQueries({
        queryKey: [PLAYER_SCOPE],
        predicate: ({ queryHash }) => by === 'logIn' || queryHash !== hashKey(player.queryKey),
      });
    },
    /** After a login, player pages need the current player (specification §2 and §4). */
    readPlayer(): void {
      void queries.prefetchQuery(player);
    },
  };
}
