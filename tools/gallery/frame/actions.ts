import { waitFor } from 'xstate';
import type { PlayerSite } from '../../../src/app/player-site.ts';
import type { DepositOrderActor, Site } from '../../../src/app/site.ts';
import { lab } from './lab.ts';

/** A page that shows no such thing by then never will. */
const PATIENCE_MS = 5_000;

/** What brings a page into a state: the site's machines, its lab, and the hands of a person. */
export interface Hands {
  readonly site: Site;
  /** What the player has; asking for it without one is a defect of the state. */
  readonly player: PlayerSite;
  /** Asks a verb of the frame's lab, such as `bank/pay`. */
  readonly lab: typeof lab;
  /** Types into the field of that name, and leaves it. */
  fill(name: string, text: string): Promise<void>;
  /** Chooses among the cards of that name. */
  choose(name: string, value: string): Promise<void>;
  /** Presses the first thing that a selector finds on the page. */
  press(selector: string): Promise<void>;
  /** Sends a form: the page's, unless said. */
  send(selector?: string): Promise<void>;
  /** The order that the deposit page follows. */
  order(): Promise<DepositOrderActor>;
}

export function handsOn(site: Site): Hands {
  return {
    site,
    get player() {
      return playerSiteOf(site);
    },
    lab,
    async fill(name, text) {
      const field = await appearing(`[name="${name}"]`, HTMLInputElement);
      // Past React's own setter, which would take the change for its own.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    },
    async choose(name, value) {
      const card = await appearing(`[name="${name}"][value="${value}"]`, HTMLInputElement);
      card.click();
    },
    async press(selector) {
      const control = await appearing(selector, HTMLElement);
      control.click();
    },
    async send(selector = 'main form') {
      const form = await appearing(selector, HTMLFormElement);
      form.requestSubmit();
    },
    async order() {
      const { children } = await waitFor(
        playerSiteOf(site).deposit(),
        (snapshot) => snapshot.children.order !== undefined,
        {
          timeout: PATIENCE_MS,
        },
      );
      if (!children.order) throw new Error('the deposit page follows no order');
      return children.order;
    },
  };
}

function playerSiteOf({ playerSite }: Site): PlayerSite {
  if (!playerSite) throw new Error('nobody is signed in');
  return playerSite;
}

/** The first element of its kind that a selector finds, once it is there. Rejects when it does not come. */
function appearing<Kind extends Element>(selector: string, kind: new () => Kind): Promise<Kind> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const look = () => {
      const found = document.querySelector(selector);
      if (!(found instanceof kind)) return;
      stop.abort();
      resolve(found);
    };
    const changes = new MutationObserver(look);
    const patience = setTimeout(() => {
      stop.abort();
      reject(new Error(`the page shows no ${selector}`));
    }, PATIENCE_MS);
    stop.signal.addEventListener('abort', () => {
      changes.disconnect();
      clearTimeout(patience);
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    look();
  });
}
