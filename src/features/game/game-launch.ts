import { createActor } from 'xstate';
import type { GameWindow } from '../../platform/game-window.ts';
import type { GameLaunch, Site } from '../../app/site.ts';
import { gameLaunchWithActors } from './game-launch-actors.ts';

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'session' | 'dispatch'>;

/** Starts the game launch actor and connects it to the new tab, the session and the page. */
export function startGameLaunch({ browser, watch, client, session, dispatch }: Dependencies): GameLaunch {
  let tab: GameWindow | null = null;
  const actor = createActor(
    gameLaunchWithActors(client, () => tab?.isThere() ?? false),
    { input: { clock: client.clock, newKey: browser.newKey }, ...watch },
  );
  actor.on('gameTab.sent', ({ address }) => {
    tab?.goTo(address);
    tab = null;
  });
  actor.on('gameTab.dropped', () => {
    tab?.close();
    tab = null;
  });
  actor.on('game.opened', dispatch);
  actor.on('game.returned', dispatch);

  let playerId: string | null = null;
  session.subscribe(({ context }) => {
    // A launch of the previous player must not open a game for the next one.
    if (playerId !== null && context.playerId !== playerId) actor.send({ type: 'game.leave' });
    playerId = context.playerId;
  });
  // Back and Forward cancel a pending launch.
  browser.history.onMove(() => actor.send({ type: 'game.leave' }));
  browser.onReturn(() => actor.send({ type: 'page.returned' }));
  actor.start();

  return {
    actor,
    open(what, text) {
      const event =
        what === 'again'
          ? ({ type: 'game.again' } as const)
          : ({ type: 'game.launch', request: what } as const);
      // Ignores repeated presses, so that only one tab opens.
      if (!actor.getSnapshot().can(event)) return;
      // Closes the waiting tab of the previous launch.
      tab?.close();
      tab = browser.openGameWindow(text);
      actor.send(event);
    },
  };
}
