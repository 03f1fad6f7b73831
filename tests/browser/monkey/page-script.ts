/** What a walk asks of the page that it walks on. Built as a script, and in the page before the site's own. */
import type { Tab } from '../../monkey/device.ts';
import { DeadEndWatch } from '../../monkey/oracles.ts';
import {
  choicesIn,
  choose as chooseOption,
  chooseIn,
  controlsIn,
  fieldsIn,
  focusOf,
  isEnabled,
  isWhereItLeads,
  nameOf,
  nth,
  openDialog,
  truthOn,
  typeInto,
  valueFor,
} from '../../monkey/surface.ts';

/** Where a finger has to press, and what lies over the control there. */
export interface Aim {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly cover: string | null;
}

export interface Facts {
  readonly now: number;
  /** Whether the page waits for a response. */
  readonly isLoading: boolean;
  readonly isAgencyRead: boolean;
}

/** How many tasks of the page a turn lasts. */
const TASKS = 4;

let facts: Facts = { now: 0, isLoading: false, isAgencyRead: false };
let aimed: HTMLElement | null = null;
let press: PressWatch | null = null;
const deadEnds = new DeadEndWatch();

/** Attributes that no player sees: those of the libraries, and what a preload has come to. */
const UNSEEN = /^data-|^tabindex$|^value$/;

/** Watches whether a press is followed by anything that a player could see: in the body, for the head changes as the pointer nears a link. */
class PressWatch {
  readonly #before = { address: address(), actions: tab.actions, focus: document.activeElement };
  readonly #control: Element;
  readonly #observer: MutationObserver;
  #isAcknowledged: boolean;

  constructor(control: Element) {
    this.#control = control;
    // What is pressed before hydration is kept, and shows nothing until it is pressed again (decision 26).
    this.#isAcknowledged = isWhereItLeads(control, address()) || window.replayedClick !== undefined;
    this.#observer = new MutationObserver((records) => this.#take(records));
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    this.#observer.observe(document.body, everything);
  }

  end(): boolean {
    this.#take(this.#observer.takeRecords());
    this.#observer.disconnect();
    const { activeElement } = document;
    const { address: from, actions, focus } = this.#before;
    const hasMoved = activeElement !== focus && activeElement !== this.#control;
    return this.#isAcknowledged || hasMoved || address() !== from || tab.actions > actions;
  }

  #take(records: readonly MutationRecord[]): void {
    this.#isAcknowledged ||= records.some(({ target, type, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return (
        !element?.closest('[role="timer"]') && (type !== 'attributes' || !UNSEEN.test(attributeName ?? ''))
      );
    });
  }
}

/** This page as the oracles of the walks in jsdom see a tab: only what they read of it. */
const tab = {
  document,
  actions: 0,
  wantsReload: false,
  history: { current: address },
  hasChanged: () => true,
  page: {
    site: {
      queries: {
        isFetching: () => Number(facts.isLoading),
        getQueryData: () => (facts.isAgencyRead ? {} : undefined),
      },
    },
  },
};
const seenTab = tab as unknown as Tab;

window.print = () => {
  tab.actions += 1;
};
// A file that is handed on, or a tab that is opened, is not to be seen on the page.
const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function clickOrSave() {
  tab.actions += 1;
  if (!this.hasAttribute('download')) click.call(this);
};
const { open } = window;
window.open = (...parameters) => {
  tab.actions += 1;
  return open(...parameters);
};

export function address(): string {
  return location.pathname + location.search;
}

/** Chooses a control that a finger could press, and scrolls to it. Null where there is none. */
export function aim(where: 'main' | 'page' | 'submit', index: number): Aim | null {
  const place = where === 'page' ? (openDialog(document) ?? document.body) : focusOf(document);
  if (!place) return null;
  const pressable = controlsIn(place).filter(
    (control) => staysHere(control) && isForFingers(targetOf(control)),
  );
  const control =
    where === 'submit' ? pressable.find((each) => each.matches('[type="submit"]')) : nth(pressable, index);
  return control ? aimAt(control) : null;
}

/** A link of the site, which may be out of sight: null where there is none. */
export function follow(to: string): Aim | null {
  const link = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)].find(isEnabled);
  return link && !openDialog(document) && link.checkVisibility() ? aimAt(link) : null;
}

/** The same control again; null where it has gone. */
export function aimAgain(): Aim | null {
  return aimed?.isConnected && isEnabled(aimed) && aimed.checkVisibility() ? aimAt(aimed) : null;
}

function aimAt(control: HTMLElement): Aim {
  aimed = control;
  const target = targetOf(control);
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit !== null && [control, target].some((each) => each.contains(hit) || hit.closest('label') === each);
  return { name: nameOf(control), x, y, cover: isHit ? null : describe(hit) };
}

/** What is pressed of a choice is its label. */
function targetOf(control: HTMLElement): HTMLElement {
  return (control instanceof HTMLInputElement ? control.labels?.[0] : undefined) ?? control;
}

/** Not out of sight until the keyboard or a screen reader comes to it. */
function isForFingers(target: HTMLElement): boolean {
  const hidden = target.closest<HTMLElement>('.sr-only');
  return target.checkVisibility() && (hidden === null || hidden.offsetWidth > 1);
}

function describe(element: Element | null): string {
  if (!element) return 'the edge of the window';
  const around = element.closest('[role], header, nav, footer, main, form, section');
  const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30) ?? '';
  return `${element.tagName.toLowerCase()} “${text}” in ${around?.getAttribute('role') ?? around?.tagName.toLowerCase() ?? 'body'}`;
}

/** Other sites, other apps and downloads are no part of the walk. */
function staysHere(control: HTMLElement): boolean {
  if (!(control instanceof HTMLAnchorElement)) return true;
  return control.origin === location.origin && !control.matches('[target], [download], [href^="#"]');
}

export function watchPress(): void {
  press?.end();
  press = aimed && new PressWatch(aimed);
}

/** Whether anything has followed the press; true where none is watched, as in the next document. */
export function endPress(): boolean {
  const isAcknowledged = press?.end() ?? true;
  press = null;
  return isAcknowledged;
}

/** Looks with the oracles. @throws what they see. */
export function look(now: Facts): void {
  facts = now;
  deadEnds.look(seenTab, now.now);
}

export function restart(): void {
  deadEnds.restart();
}

export function fill(variant: number, passwords: Readonly<Record<string, string>>): void {
  const place = focusOf(document);
  const form = place?.querySelector('form') ?? place;
  if (!form) return;
  chooseIn(form, variant);
  for (const field of fieldsIn(form)) typeInto(field, valueFor(field, variant, passwords));
}

export function choose(index: number, option: number): void {
  const select = nth(choicesIn(openDialog(document) ?? document.body), index);
  const options = [...(select?.options ?? [])].filter(({ disabled }) => !disabled);
  const chosen = nth(options, option);
  if (select && chosen) chooseOption(select, chosen.value);
}

/** Selects what a field contains, so that typing replaces it. False where there is no field. */
export function enter(index: number): boolean {
  const field = nth(fieldsIn(openDialog(document) ?? document.body), index);
  field?.focus();
  field?.select();
  return field !== undefined && document.activeElement === field;
}

/** What the field in focus has lost of what was typed; null where it is kept. */
export function lost(text: string): string | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return null;
  // An amount is grouped as it is typed, and takes no letters.
  const isFree = field.inputMode !== 'numeric' && field.inputMode !== 'decimal' && field.maxLength < 0;
  return isFree && field.value !== text
    ? `${nameOf(field)} loses “${text}”, and shows “${field.value}”`
    : null;
}

/** Presses the buttons in `main` of these words. */
export function pressAll(text: string): number {
  const meant = buttonsOf(text);
  for (const button of meant) button.click();
  return meant.length;
}

/** Numbers in a button's words do not count. */
function buttonsOf(text: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main button')].filter(
    (button) => isEnabled(button) && withoutNumbers(button.textContent ?? '') === withoutNumbers(text),
  );
}

function withoutNumbers(text: string): string {
  return text.replace(/\d/g, '').trim();
}

export function truth(): readonly string[] {
  return truthOn(document);
}

export function itemsInMain(): number {
  return document.querySelectorAll('main li').length;
}

export function setOnline(isOnline: boolean): void {
  if (navigator.onLine === isOnline) return;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

export function setVisible(isVisible: boolean): void {
  const state = isVisible ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Some tasks of the page, in which it does what follows from a response; animations, which go by real time, are over. */
export async function turn(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  for (let task = 0; task < TASKS; task += 1) await nextTask();
}

/** After all tasks of the page that are not in the background themselves. */
function nextTask(): Promise<void> {
  return scheduler.postTask(() => undefined, { priority: 'background' });
}
