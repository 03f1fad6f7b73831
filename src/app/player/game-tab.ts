import { type GameWindow, openGameWindow, type WaitingMessage } from '../../platform/game-window.ts';

/** The tab that waits for a game. The click opens it; the game launch navigates or closes it. */
export class GameTab {
  #tab: GameWindow | null = null;

  constructor(private readonly openWindow: typeof openGameWindow = openGameWindow) {}

  /** Opens a tab that shows `text` until the game loads, in place of one that still waits. Only within a click event. */
  open(text: WaitingMessage): void {
    this.close();
    this.#tab = this.openWindow(text);
  }

  isThere(): boolean {
    return this.#tab?.isThere() ?? false;
  }

  goTo(address: string): void {
    this.#tab?.goTo(address);
    this.#tab = null;
  }

  close(): void {
    this.#tab?.close();
    this.#tab = null;
  }
}
