import type { QueryKey } from '@tanstack/react-query';
import { read } from '../../../contract/schema/struct.ts';
import { choice, type Infer, list, optional, record, text } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import type { SessionEvent } from '../../../machines/session.machine.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import { forgetPlayer } from './forget-player.ts';
import { isLookingUp } from './session-status.ts';
import type { SessionActor } from '../../../machines/session.machine.ts';
import type { Services } from '../services.ts';

/** A message from one tab to the others of the same browser. */
const TabMessage = record({
  /** A player has signed in, has logged out, or has lost the session; or the player's data has changed. */
  kind: choice(['started', 'ended', 'lost', 'changed']),
  playerId: Code,
  /** The stale query keys. */
  stale: optional(list(list(text({ maxLength: 64 }), 8), 32)),
});
type TabMessage = Infer<typeof TabMessage>;

interface Dependencies extends Services {
  readonly session: SessionActor;
}

type SessionNews = Extract<SessionEvent, { readonly type: 'session.lookUp' | 'session.lost' }>;

/** The messages between this tab and the others of the same browser. */
export interface TabChannel {
  /** Binds the session that has started to this tab. If another tab has logged in since, the listener is told. */
  bind(started: { readonly playerId: string; readonly by: 'logIn' | 'lookUp' }): void;
  /** The session has ended, by a logout or without one. */
  unbind(how: 'ended' | 'lost'): void;
  broadcastStale(keys: readonly QueryKey[]): void;
  /** Calls the listener when another tab has changed the session. */
  listen(listener: (news: SessionNews) => void): Unsubscribe;
}

/**
 * Synchronizes the tabs of a browser, which share one session: a logout takes effect in all tabs at once, changed data is
 * refetched by the others, and no tab sends requests for a player other than the one that it shows.
 */
export function openTabChannel(site: Dependencies): TabChannel {
  const { browser, client, queries } = site;
  const here = () => site.session.getSnapshot().context.playerId;
  const post = (message: TabMessage) => browser.tabs.post(message);
  let lastHere: string | null = null;

  let tell: (news: SessionNews) => void = () => undefined;

  const listen = (listener: (news: SessionNews) => void) => {
    tell = listener;
    client.sessionBinding.onChanged(async () => {
      const { player } = await client.call('playerInfo', { isLookUp: true });
      const isSame = player.id === here();
      if (isSame) client.sessionBinding.bind();
      else tell({ type: 'session.lookUp' });
      return isSame;
    });

    return browser.tabs.onMessage((message) => {
      const reading = read(TabMessage, message);
      if (!reading.ok) return;
      const { kind, playerId, stale = [] } = reading.value;
      const isOurs = playerId === here();
      if (kind === 'changed' && isOurs) {
        client.forgetPreloaded();
        for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
      }
      if (kind === 'ended' && isOurs) forgetPlayer(browser);
      if (kind === 'ended' || kind === 'lost') {
        // The response to a lookup in flight may be older and name the player who has signed out.
        if (isLookingUp(site.session.getSnapshot())) tell({ type: 'session.lookUp' });
        else if (isOurs) tell({ type: 'session.lost' });
      }
      // `started`: the same player has a new session, or another player has signed in.
      if (kind === 'started' && isOurs) client.sessionBinding.bindCurrent();
      if (kind === 'started' && !isOurs) tell({ type: 'session.lookUp' });
    });
  };

  return {
    bind({ playerId, by }) {
      client.sessionBinding.bind();
      lastHere = playerId;
      post({ kind: 'started', playerId });
      // Another tab has logged in since the server answered this login. The session machine ignored that tab's message.
      if (by === 'logIn' && client.sessionBinding.hasChanged()) tell({ type: 'session.lookUp' });
    },
    unbind(how) {
      client.sessionBinding.unbind();
      if (lastHere !== null) post({ kind: how, playerId: lastHere });
      lastHere = null;
    },
    broadcastStale(keys) {
      const playerId = here();
      if (playerId === null || keys.length === 0) return;
      post({ kind: 'changed', playerId, stale: keys.map((key) => key.map(String)) });
    },
    listen,
  };
}
