import { attempt, matchesMedia } from './attempt.ts';

/** The tab of a game: opened by a click, later navigated to the provider's page. */

/** The content of the tab until the game loads. */
export interface WaitingMessage {
  /** What is loading. */
  readonly title: string;
  /** What to do if the game does not load. */
  readonly hint: string;
  /** The BCP 47 tag of both texts. */
  readonly languageTag: string;
}

export interface GameWindow {
  /** False once the tab was closed. */
  isThere(): boolean;
  /** Navigates to the game. Replaces the history entry, so that Back does not lead to the waiting message. */
  goTo(address: string): void;
  close(): void;
}

/**
 * Opens a tab within the click event, because pop-up blockers block it after a response. The tab has no opener. Null if the
 * browser does not open it; in-app browsers may return the page itself.
 */
export function openGameWindow(text: WaitingMessage): GameWindow | null {
  return attempt(() => {
    const tab = window.open('', '_blank');
    if (!tab || tab.closed || tab.document === document || !tab.location) return null;
    attempt(() => {
      tab.opener = null;
      write(text, tab.document);
    }, undefined);
    return {
      isThere: () => attempt(() => !tab.closed, false),
      goTo: (address: string) => attempt(() => tab.location.replace(address), undefined),
      close: () => attempt(() => tab.close(), undefined),
    };
  }, null);
}

/** The absolute URL of a link; null unless it is http or https, because other schemes could run code in the site's origin. */
export function webAddress(link: string): string | null {
  if (link.trim() === '') return null;
  try {
    const { protocol, href } = new URL(link, document.baseURI);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** Whether the device is operated by touch. */
export function isHandheld(): boolean {
  return matchesMedia('(hover: none) and (pointer: coarse)');
}

/** Writes a plain message with the site's background and text color. */
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
