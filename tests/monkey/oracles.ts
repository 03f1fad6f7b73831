/**
 * The oracles that need only the page: a click is acknowledged, there is always a next action for the player, and no error is
 * thrown. A `Violation` names its oracle.
 */
import type { Device, Tab } from './device.ts';
import {
  canAct,
  focusOf,
  isWhereItLeads,
  openDialog,
  saysLoading,
  tellsSomething,
  windowOf,
} from './surface.ts';

export const ACKNOWLEDGED_WITHIN_MS = 1_000;
const DEAD_END_MS = 15_000;

export type Oracle = 'acknowledged' | 'no dead end' | 'consistent' | 'safe' | 'does not break';

export class Violation extends Error {
  constructor(
    readonly oracle: Oracle,
    message: string,
  ) {
    super(`${oracle}: ${message}`);
  }
}

/** Detects an effect of a click that a player can see. It is created just before the click. */
export class ClickWatch {
  readonly #tab: Tab;
  readonly #control: HTMLElement;
  readonly #seen: Seen;
  readonly #before: { readonly actions: number; readonly address: string; readonly focus: Element | null };
  #isAcknowledged: boolean;

  constructor(tab: Tab, control: HTMLElement) {
    const address = tab.history.current();
    this.#tab = tab;
    this.#control = control;
    // A press before hydration is stored, and shows nothing until it is replayed (decision 26).
    this.#isAcknowledged = isWhereItLeads(control, address) || window.replayedClick !== undefined;
    this.#before = { actions: tab.actions, address, focus: tab.document.activeElement };
    this.#seen = new Seen(tab.document);
  }

  readonly look = (): void => {
    const { actions, address, focus } = this.#before;
    const { activeElement } = this.#tab.document;
    this.#isAcknowledged ||=
      this.#seen.hasChanged() ||
      this.#tab.wantsReload ||
      this.#tab.actions > actions ||
      this.#tab.history.current() !== address ||
      (activeElement !== focus && activeElement !== this.#control);
  };

  /** Ends the watch; returns whether there was an effect. */
  end(): boolean {
    this.look();
    this.#seen.stop();
    return this.#isAcknowledged;
  }
}

/** Observes changes of the body, except countdowns. The head changes as the pointer approaches a link. */
class Seen {
  readonly #observers: readonly MutationObserver[];
  #changed = false;

  constructor(page: Document) {
    this.#observers = [...new Set([page.body, document.body])].map((place) => {
      const observer = new (windowOf(place).MutationObserver)((records) => this.#take(records));
      observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
      return observer;
    });
  }

  hasChanged(): boolean {
    for (const observer of this.#observers) this.#take(observer.takeRecords());
    return this.#changed;
  }

  stop(): void {
    for (const observer of this.#observers) observer.disconnect();
  }

  #take(records: readonly MutationRecord[]): void {
    this.#changed ||= records.some(({ target, type, attributeName }) => {
      const element = target.nodeType === 1 ? (target as Element) : target.parentElement;
      if (element?.closest('[role="timer"]')) return false;
      return type !== 'attributes' || !/^data-|^tabindex$|^value$/.test(attributeName ?? '');
    });
  }
}

/** Checks that the open dialog or main part always has a control, a message, or a load in progress. */
export class DeadEndWatch {
  #since: number | null = null;
  #last: { readonly tab: Tab | null; readonly way: NextAction } = { tab: null, way: 'blank' };

  /** Called when another page is shown. */
  restart(): void {
    this.#since = null;
  }

  look(tab: Tab, now: number): void {
    if (this.#hasNextAction(tab)) {
      this.#since = null;
      return;
    }
    this.#since ??= now;
    if (now - this.#since <= DEAD_END_MS) return;
    const place = focusOf(tab.document);
    const text = place?.textContent?.trim().slice(0, 80) ?? 'a blank page';
    const where = place?.getAttribute('role') ?? 'main';
    throw new Violation('no dead end', `${tab.history.current()}: nothing to do in ${where} (${text})`);
  }

  #hasNextAction(tab: Tab): boolean {
    if (this.#last.tab !== tab || tab.hasChanged()) this.#last = { tab, way: nextAction(tab.document) };
    const { way } = this.#last;
    const isLoading = tab.page.site.queries.isFetching() > 0;
    // Without the agency the specification shows nothing, or a support page without a control (§2), so this is no dead end.
    // Whether the agency arrives at last is checked after settling.
    if (way === 'blank' || way === 'none')
      return tab.page.site.queries.getQueryData(['agency']) === undefined;
    return way === 'way on' || (way === 'loading' && isLoading);
  }
}

type NextAction = 'way on' | 'loading' | 'blank' | 'none';

/** Classifies the open dialog or main part by whether the player can act or reads a message. */
function nextAction(page: Document): NextAction {
  const place = focusOf(page);
  if (!place) return page.body.textContent === '' ? 'blank' : 'way on';
  if (canAct(place) || tellsSomething(place)) return 'way on';
  return saysLoading(place) && openDialog(page) === null ? 'loading' : 'none';
}

export function lookForBreakage({ open }: Device): void {
  for (const { page, isLost, history } of open) {
    const [error] = page.errors;
    if (error !== undefined) throw new Violation('does not break', String(error));
    if (isLost) throw new Violation('no dead end', `${history.current()} is reloaded without a network`);
  }
}
