/** The tab that a game is played in, from the press that opens it to the provider's page. */

/** What stands in the tab until the game comes. */
export interface WaitingMessage {
  /** What is on its way. */
  readonly title: string;
  /** What to do if it does not come. */
  readonly hint: string;
  /** The language of both, as browsers know it. */
  readonly languageTag: string;
}

export interface GameWindow {
  /** False once it was closed. */
  isThere(): boolean;
  /** To the game, in the place of the words: Back does not lead to them. */
  goTo(address: string): void;
  close(): void;
}

/**
 * Opens a tab at once: within the press itself no pop-up blocker stops it, and after an answer each would. The page in it
 * will know nothing of this one. Null where the browser gives no tab.
 */
export function openGameWindow(text: WaitingMessage): GameWindow | null {
  const tab = window.open('', '_blank');
  if (!tab || tab.closed) return null;
  tab.opener = null;
  write(text, tab.document);
  return {
    isThere: () => !tab.closed,
    goTo: (address) => tab.location.replace(address),
    close: () => tab.close(),
  };
}

/** The address that a link leads to, in full; null unless it is one of the web. Others could run in the site's own name. */
export function webAddress(link: string): string | null {
  if (link.trim() === '') return null;
  try {
    const { protocol, href } = new URL(link, document.baseURI);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** Whether it is held in a hand: a finger is what it is pressed with. */
export function isHandheld(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}

/** Plain words on the page's own ground. */
function write({ title, hint, languageTag }: WaitingMessage, page: Document): void {
  page.title = title;
  page.documentElement.lang = languageTag;
  const scale = page.createElement('meta');
  scale.name = 'viewport';
  scale.content = 'width=device-width, initial-scale=1';
  page.head.append(scale);
  const { backgroundColor, color } = window.getComputedStyle(document.documentElement);
  Object.assign(page.body.style, {
    display: 'grid',
    placeContent: 'center',
    minHeight: '100dvh',
    margin: '0',
    padding: '0 1.5rem',
    boxSizing: 'border-box',
    font: '1rem/1.6 system-ui, sans-serif',
    textAlign: 'center',
    backgroundColor,
    color,
  });
  const main = page.createElement('p');
  main.style.fontSize = '1.25rem';
  main.style.margin = '0';
  main.textContent = title;
  const more = page.createElement('p');
  more.style.opacity = '0.8';
  more.textContent = hint;
  page.body.replaceChildren(main, more);
}
