import { hashKey } from '@tanstack/react-query';
import type { Failure } from '../../contract/errors.ts';
import type { DomainEvent } from '../../machines/app.vocabulary.ts';
import { PLAYER_SCOPE, playerRead } from '../api/player.ts';
import { messageFor } from '../i18n/failure-messages.ts';
import { successesOf } from './actors/successes.ts';
import { gone, staleAfter, staleElsewhere } from './query/query-invalidation.ts';
import type { TabTalk } from './session/tabs.ts';
import type { Services, ToastActor } from './site.ts';

interface Dependencies extends Services {
  readonly toasts: ToastActor;
}

type Started = Extract<DomainEvent, { readonly type: 'session.started' }>;

/** What the root does with the events of a player. No visitor needs this code, so it is loaded with that of the player. */
export function playerEffects(site: Dependencies, tabs: TabTalk) {
  const { client, queries } = site;
  const player = playerRead(client);
  return {
    successOf: successesOf(site),
    showFailure(failure: Failure): void {
      site.toasts.send({
        type: 'toast.shown',
        // The default toast variant for every failure: specification §8.
        toast: {
          tone: 'plain',
          title: /*i18n*/ { id: 'toast.error' },
          description: messageFor(failure, 'passwordChange'),
        },
      });
    },
    refreshReads(event: DomainEvent): void {
      for (const queryKey of gone(event)) queries.removeQueries({ queryKey });
      const stale = staleAfter(event);
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
      // Session events have their own messages to the other tabs.
      if (!event.type.startsWith('session.')) tabs.broadcastStale([...stale, ...staleElsewhere(event)]);
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
