import { type Actor, createActor } from 'xstate';
import { type GameRequest, gameLaunchMachine } from '../../../machines/gameLaunch.machine.ts';
import type { GameWindow, WaitingMessage } from '../../platform/game-window.ts';
import type { Site } from '../../app/site.ts';
import { gameLaunchWithActors } from './game-launch-actors.ts';

export interface GameLaunch {
  readonly actor: Actor<typeof gameLaunchMachine>;
  /**
   * Opens a game, or the one before once more, in a tab of its own. Call it within the press: only then does a browser
   * give a tab. The words stand in it until the game comes.
   */
  open(what: GameRequest | 'again', text: WaitingMessage): void;
}

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'session' | 'dispatch'>;

/** Starts the way into games, and ties it to the tab that each opens, the session and the page. */
export function startGameLaunch({ browser, watch, client, session, dispatch }: Dependencies): GameLaunch {
  let tab: GameWindow | null = null;
  const actor = createActor(
    gameLaunchWithActors(client, () => tab?.isThere() ?? false),
    { input: { clock: client.clock }, ...watch },
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
    // No one plays as the player before.
    if (playerId !== null && context.playerId !== playerId) actor.send({ type: 'game.leave' });
    playerId = context.playerId;
  });
  // Whoever goes back to another page waits for no game.
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
      // One tab, however often it is pressed.
      if (!actor.getSnapshot().can(event)) return;
      // Another game is pressed while one is on its way.
      tab?.close();
      tab = browser.openGameWindow(text);
      actor.send(event);
    },
  };
}
