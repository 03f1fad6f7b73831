import { waitFor } from 'xstate';
import type { DepositOrderActor } from '../../../machines/depositOrder.machine.ts';
import type { PlayerActors } from '../../../machines/player.machine.ts';
import type { Site } from '../../../src/app/site.ts';
import { lab } from './lab.ts';

/** How long to wait for an element or an order. */
const PATIENCE_MS = 5_000;

/** What `act` of a state can use: the site's machines, the lab, and simulated user input. */
export interface Hands {
  readonly site: Site;
  /** An actor of the signed-in player. Throws if it has not started. */
  player<Name extends keyof PlayerActors>(name: Name): NonNullable<PlayerActors[Name]>;
  /** Calls a verb of the frame's lab, such as `bank/pay`. */
  readonly lab: typeof lab;
  /** Fills in the field of that name and blurs it. */
  fill(name: string, text: string): Promise<void>;
  /** Selects the radio button of that name and value. */
  choose(name: string, value: string): Promise<void>;
  /** Clicks the first element that matches the selector. */
  press(selector: string): Promise<void>;
  /** Submits a form, by default that of the page. */
  send(selector?: string): Promise<void>;
  /** The order that the deposit page follows. */
  order(): Promise<DepositOrderActor>;
}

export function handsOn(site: Site): Hands {
  return {
    site,
    player: (name) => playerActorOf(site, name),
    lab,
    async fill(name, text) {
      const field = await appearing(`[name="${name}"]`, HTMLInputElement);
      // The native setter: React overrides `value` on the element, and would ignore the `input` event after its own setter.
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
        playerActorOf(site, 'deposit'),
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

function playerActorOf<Name extends keyof PlayerActors>(
  site: Site,
  name: Name,
): NonNullable<PlayerActors[Name]> {
  const actor = site.playerActor(name);
  if (!actor) throw new Error(`the player has no ${name}`);
  return actor as NonNullable<PlayerActors[Name]>;
}

/** Resolves with the first match of a selector, once it exists and has the class `kind`. Rejects after `PATIENCE_MS`. */
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
