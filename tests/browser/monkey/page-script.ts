/** The part of a walk that runs in the page. It is built as one script and injected before the site's own scripts. */
import type { Tab } from '../../monkey/device.ts';
import { translatePage } from '../../in-process/translator.ts';
import { ClickWatch, DeadEndWatch } from '../../monkey/oracles.ts';
import {
  buttonsOf,
  chooseIn,
  chooseNth,
  controlsIn,
  fieldsIn,
  focusOf,
  formOf,
  isEnabled,
  lossOf,
  nameOf,
  nth,
  openDialog,
  truthOn,
  valueFor,
} from '../../monkey/surface.ts';

/** The position at which to press a control, and the element that covers the control there. */
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

/** The number of the page's tasks that `turn` waits for. */
const TASKS = 4;

let facts: Facts = { now: 0, isLoading: false, isAgencyRead: false };
let aimed: HTMLElement | null = null;
let press: ClickWatch | null = null;
const deadEnds = new DeadEndWatch();

/** This page as a `Tab` of the walks in jsdom, with only the members that the oracles read. */
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
// A download or an opened tab does not change the page, so it counts as an action.
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

/** Selects a control that can be pressed, and scrolls to it. Returns null if there is none. */
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

/** Selects a link with this address, which may be outside the viewport. Returns null if there is none. */
export function follow(to: string): Aim | null {
  const link = [...document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)].find(isEnabled);
  return link && !openDialog(document) && link.checkVisibility() ? aimAt(link) : null;
}

/** Aims at the same control again. Returns null if it has gone. */
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

/** A radio button or a checkbox is pressed on its label. */
function targetOf(control: HTMLElement): HTMLElement {
  return (control instanceof HTMLInputElement ? control.labels?.[0] : undefined) ?? control;
}

/** Whether the target is visible, and not one that appears only on keyboard focus or for screen readers. */
function isForFingers(target: HTMLElement): boolean {
  const hidden = target.closest<HTMLElement>('.sr-only');
  return target.checkVisibility({ visibilityProperty: true }) && (hidden === null || hidden.offsetWidth > 1);
}

function describe(element: Element | null): string {
  if (!element) return 'the edge of the window';
  const around = element.closest('[role], header, nav, footer, main, form, section');
  const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30) ?? '';
  return `${element.tagName.toLowerCase()} “${text}” in ${around?.getAttribute('role') ?? around?.tagName.toLowerCase() ?? 'body'}`;
}

/** Whether a press stays on the site: other sites, other apps and downloads are no part of the walk. */
function staysHere(control: HTMLElement): boolean {
  if (!(control instanceof HTMLAnchorElement)) return true;
  return control.origin === location.origin && !control.matches('[target], [download], [href^="#"]');
}

export function watchPress(): void {
  press?.end();
  press = aimed && new ClickWatch(seenTab, aimed);
}

/** Ends the watch. Returns whether the press had an effect; true if none is watched, as in a new document. */
export function endPress(): boolean {
  const isAcknowledged = press?.end() ?? true;
  press = null;
  return isAcknowledged;
}

/** Runs the oracles. @throws the violation that one reports. */
export function look(now: Facts): void {
  facts = now;
  deadEnds.look(seenTab, now.now);
}

export function restart(): void {
  deadEnds.restart();
}

/** Makes each choice of the form, and returns the number of its fields. */
export function fillChoices(variant: number): number {
  const form = formOf(document);
  if (!form) return 0;
  chooseIn(form, variant);
  return fieldsIn(form).length;
}

/** Focuses a field of the form, selects its content, and returns the text to type; null if there is no such field. */
export function enterToFill(
  index: number,
  variant: number,
  passwords: Readonly<Record<string, string>>,
): string | null {
  const form = formOf(document);
  const field = form && fieldsIn(form)[index];
  if (!field) return null;
  field.focus();
  field.select();
  return document.activeElement === field ? valueFor(field, variant, passwords) : null;
}

/** Translates the page from now on, as a browser's translator does. */
export function translate(): void {
  translatePage(document.body);
}

export function choose(index: number, option: number): void {
  chooseNth(document, index, option);
}

/** Focuses a field and selects its content, so that typing replaces it. Returns false if there is no field. */
export function enter(index: number): boolean {
  const field = nth(fieldsIn(openDialog(document) ?? document.body), index);
  field?.focus();
  field?.select();
  return field !== undefined && document.activeElement === field;
}

/** Returns a message if the focused field does not contain the text that was typed, and null if it does. */
export function lost(text: string): string | null {
  const field = document.activeElement;
  return field instanceof HTMLInputElement ? lossOf(field, text) : null;
}

/** Presses the buttons in `main` with this text, and returns their number. */
export function pressAll(text: string): number {
  const meant = buttonsOf(document, text);
  for (const button of meant) button.click();
  return meant.length;
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

/** Runs some tasks of the page, in which it reacts to a response. Finishes animations first, because they run in real time. */
export async function turn(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  for (let task = 0; task < TASKS; task += 1) await nextTask();
}

/** Resolves after all other tasks of the page, except those that have background priority themselves. */
function nextTask(): Promise<void> {
  return scheduler.postTask(() => undefined, { priority: 'background' });
}
