/** A player at a browser: finds elements by role and accessible name, waits until they exist, and presses or types. */
import { expect, vi } from 'vitest';
import { type PaymentQr, readPayment } from '../deposit/emvco.ts';
import { readQr } from '../deposit/qr-reader.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../../src/i18n/languages.ts';
import { type Say, messagesIn } from '../fixtures/messages.ts';
import { type Accessible, ARROW_DOWN, type Engine, FIELD, type Handle } from './engine.ts';

/** Describes an element that a player looks for. */
export interface Wanted extends Accessible {
  /** Visible text of the element, or of its label. */
  readonly text?: string;
  readonly within?: Wanted;
}

/** Describes an element of a page that is still loading. */
export interface Selected {
  readonly css: string;
}

/** These limits only detect a hang and are no requirement on the product: a machine may be four times slower than this one. */
export const PATIENCE = { timeout: 30_000, interval: 200 };

export class Player {
  #language: Language = DEFAULT_LANGUAGE;

  constructor(
    readonly engine: Engine,
    readonly origin: string,
    /** The language that the player chooses at the first page. */
    readonly chosen: Language,
  ) {}

  /** Returns messages of the language that the page has now. */
  get say(): Say {
    return messagesIn(this.#language);
  }

  get language(): Language {
    return this.#language;
  }

  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path);
  }

  /** Switches to the next language with the keyboard, because the list that opens on a tap is native to the phone. */
  async switchesLanguage(): Promise<void> {
    const list = await this.sees({ role: FIELD, name: this.say('layout.language') });
    await this.engine.type(list, ARROW_DOWN);
    this.#language = LANGUAGES[LANGUAGES.indexOf(this.#language) + 1] ?? DEFAULT_LANGUAGE;
    await this.sees({ role: FIELD, name: this.say('layout.language') });
  }

  /** Waits for the first element that matches. */
  sees(wanted: Wanted | Selected): Promise<Handle> {
    return vi.waitFor(async () => {
      const [first] = await this.#find(wanted);
      if (first === undefined) throw new Error(`The page has no ${JSON.stringify(wanted)}.`);
      return first;
    }, PATIENCE);
  }

  /** Presses an element that can be pressed. If React has just replaced it, searches it once more. */
  async press(wanted: Wanted | Selected): Promise<void> {
    await vi.waitFor(async () => {
      const [first] = await this.#find(wanted);
      if (first === undefined) throw new Error(`The page has no ${JSON.stringify(wanted)}.`);
      const obstacle = await this.engine.call(first, obstacleTo);
      if (obstacle !== '') throw new Error(`${JSON.stringify(wanted)} cannot be pressed: ${obstacle}`);
      await this.engine.click(first);
    }, PATIENCE);
  }

  /** Presses a field and types into it. */
  async fill(field: string | Selected, text: string): Promise<void> {
    const wanted = typeof field === 'string' ? ({ role: FIELD, name: field } as const) : field;
    await this.press(wanted);
    await this.engine.type(await this.sees(wanted), text);
  }

  /** Returns the value of a field. */
  async valueOf(name: string): Promise<string> {
    return this.engine.call(await this.sees({ role: FIELD, name }), valueIn);
  }

  /**
   * Reads the QR from a screenshot, after scrolling it into view. Like the camera of a bank's app it takes screenshots until one
   * gives a payload with the right checksum: a screenshot of a page that is being painted can give a wrong one.
   */
  scans(wanted: Wanted): Promise<PaymentQr> {
    return vi.waitFor(async () => {
      await this.engine.call(await this.sees(wanted), scrollToMiddle);
      const payment = readPayment(readQr(await this.engine.picture()));
      if (!payment.isIntact) throw new Error('The QR on the screen has a wrong checksum.');
      return payment;
    }, PATIENCE);
  }

  /** Confirms the success dialog with this title, and waits until it has closed. */
  async confirms(titleId: string): Promise<void> {
    const news: Wanted = { role: 'alertdialog', name: this.say(titleId) };
    await this.press({ role: 'button', name: this.say('success.confirm'), within: news });
    await this.lacks(news);
  }

  /** Waits until no element matches. */
  async lacks(wanted: Wanted): Promise<void> {
    await vi.waitFor(async () => expect(await this.#find(wanted)).toEqual([]), PATIENCE);
  }

  /** Waits until the page is at the path. */
  async arrivesAt(path: string): Promise<void> {
    await vi.waitFor(async () => {
      const { pathname } = new URL(await this.engine.address());
      expect(pathname).toBe(path);
    }, PATIENCE);
  }

  async #find(wanted: Wanted | Selected): Promise<readonly Handle[]> {
    if ('css' in wanted) return this.engine.select(wanted.css);
    const { role, name, text, within } = wanted;
    const [root] = within === undefined ? [] : await this.#find(within);
    if (within !== undefined && root === undefined) return [];
    const candidates = await this.engine.find(name === undefined ? { role } : { role, name }, root);
    if (text === undefined) return candidates;
    const found: Handle[] = [];
    for (const candidate of candidates) {
      if ((await this.engine.call(candidate, visibleText)).includes(text)) found.push(candidate);
    }
    return found;
  }
}

/** Runs in the page. */
function valueIn(field: HTMLElement): string {
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Runs in the page. */
function visibleText(element: HTMLElement): string {
  const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
  return (label ?? element).innerText;
}

/** Runs in the page. */
function scrollToMiddle(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

/** Runs in the page: returns why a press would not reach the element, or an empty string if it would. */
function obstacleTo(element: HTMLElement): string {
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
  const moving = document
    .getAnimations()
    .find(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  if (moving) return 'the page is moving';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit === null) return 'it is not on the screen';
  return element.contains(hit) ? '' : `${hit.outerHTML.slice(0, 200)} lies over it`;
}
