import type { QueryKey } from '@tanstack/react-query';
import { read } from '../../../contract/schema/struct.ts';
import { choice, type Infer, list, optional, record, text } from '../../../contract/schema/vocabulary.ts';
import { Code } from '../../../contract/values.ts';
import { forgetPlayer } from './forget-player.ts';
import type { Site } from '../site.ts';

/** A message from one tab to the others of the same browser. */
const Word = record({
  /** A player has signed in, has logged out, or has lost the session; or the player's data has changed. */
  kind: choice(['started', 'ended', 'lost', 'changed']),
  playerId: Code,
  /** The stale query keys. */
  stale: optional(list(list(text({ maxLength: 64 }), 8), 32)),
});
type Word = Infer<typeof Word>;

type Dependencies = Pick<Site, 'browser' | 'client' | 'queries' | 'session'>;

/** The messages that a tab broadcasts to the other tabs. */
export interface TabTalk {
  broadcastStale(keys: readonly QueryKey[]): void;
}

/**
 * Synchronizes the tabs of a browser, which share one session: a logout takes effect in all tabs at once, changed data is
 * refetched by the others, and no tab sends requests for a player other than the one that it shows.
 */
export function startTabTalk({ browser, client, queries, session }: Dependencies): TabTalk {
  const here = () => session.getSnapshot().context.playerId;
  const say = (word: Word) => browser.tabs.post(word);

  let lastHere: string | null = null;
  session.on('*', (event) => {
    if (event.type === 'session.started') {
      client.sessionBinding.bind();
      lastHere = event.playerId;
      say({ kind: 'started', playerId: event.playerId });
      // Another tab has logged in since the server answered this login. The session machine ignored that tab's message.
      if (event.by === 'logIn' && client.sessionBinding.hasChanged())
        session.send({ type: 'session.lookUp' });
      return;
    }
    client.sessionBinding.unbind();
    if (lastHere !== null)
      say({ kind: event.type === 'session.ended' ? 'ended' : 'lost', playerId: lastHere });
    lastHere = null;
  });

  client.sessionBinding.onChanged(async () => {
    const { player } = await client.call('playerInfo', { isLookUp: true });
    const isSame = player.id === here();
    if (isSame) client.sessionBinding.bind();
    else session.send({ type: 'session.lookUp' });
    return isSame;
  });

  browser.tabs.onMessage((message) => {
    const reading = read(Word, message);
    if (!reading.ok) return;
    const { kind, playerId, stale = [] } = reading.value;
    const isOurs = playerId === here();
    if (kind === 'changed' && isOurs) {
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    }
    if (kind === 'ended' && isOurs) forgetPlayer(browser);
    if (kind === 'ended' || kind === 'lost') {
      // The response to a lookup in flight may be older and name the player who has signed out.
      if (session.getSnapshot().hasTag('asking')) session.send({ type: 'session.lookUp' });
      else if (isOurs) session.send({ type: 'session.lost' });
    }
    // `started`: the same player has a new session, or another player has signed in.
    if (kind === 'started' && isOurs) client.sessionBinding.bindCurrent();
    if (kind === 'started' && !isOurs) session.send({ type: 'session.lookUp' });
  });

  return {
    broadcastStale(keys) {
      const playerId = here();
      if (playerId === null || keys.length === 0) return;
      say({ kind: 'changed', playerId, stale: keys.map((key) => key.map(String)) });
    },
  };
}
