/**
 * Reads and operates a page as a player does: finds fields, choices and controls by their text, optionally in one part of the
 * page. Uses selectors instead of queries by role, for which jsdom would compute the styles of the whole page.
 */
import { i18n } from '@lingui/core';
import { fireEvent } from '@testing-library/dom';
import { waitFor } from './wait-for.ts';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import {
  attributeOf,
  elementsIn,
  firstIn,
  isInAccessibilityTree,
  isNamed,
  accessibleText,
  type Urgency,
  urgencyOfText,
  visibleText,
} from './perception.ts';

type Values = Readonly<Record<string, string | number>>;
type Where = () => ParentNode | null;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** A message of the catalogs in the active language. */
export function say(id: string, values?: Values): string {
  const text = i18n._(id, values);
  if (text === id) throw new Error(`no words for ${id}`);
  return text;
}

/** The text that a player sees in this part of the page. */
export const textOf = visibleText;

export function main(): HTMLElement | null {
  return firstIn(document, isNamed('main'));
}

export function topBar(page: ParentNode = document): HTMLElement | null {
  return firstIn(page, isNamed('header'));
}

/** The topmost dialog. */
export function dialog(): HTMLElement | null {
  return htmlElementsIn(document, (element) => DIALOGS.includes(attributeOf(element, 'role'))).at(-1) ?? null;
}

const DIALOGS: readonly (string | null)[] = ['dialog', 'alertdialog'];

function htmlElementsIn(place: Node, isWanted: (element: Element) => boolean): readonly HTMLElement[] {
  return elementsIn(place, isWanted).filter((element) => element instanceof HTMLElement);
}

/** The part in which the player can act: the open dialog, else `main`. */
export function here(): ParentNode {
  return dialog() ?? main() ?? document;
}

/** Waits for the element, and returns it. */
export function found<Found extends Element>(
  look: () => Found | null | undefined,
  what: string,
): Promise<Found> {
  return waitFor(() => {
    const element = look();
    if (!element) throw new Error(`there is no ${what} in: ${textOf(here())}`);
    return element;
  });
}

/** Waits until the page, or the given part of it, contains the text, visible and for assistive technology. */
export async function sees(text: string, where: Where = () => document.body): Promise<void> {
  await waitFor(() => {
    const place = where();
    const shown = textOf(place);
    if (!shown.includes(text) || !accessibleText(place).includes(text))
      throw new Error(`“${text}” is not in: ${shown}`);
  });
}

/** Waits until the page, or the given part of it, announces the text to screen readers; with null, it must not. */
export async function announces(
  urgency: Urgency | null,
  text: string,
  where: Where = () => document,
): Promise<void> {
  await waitFor(() => expect(urgencyOfText(text, where() ?? undefined), text).toBe(urgency));
}

/** Waits until the page, or the given part of it, shows the text and announces it; with null, it must only show it. */
export async function notifies(
  urgency: Urgency | null,
  text: string,
  where: Where = () => document.body,
): Promise<void> {
  await sees(text, where);
  await announces(urgency, text, where);
}

export function says(text: string): boolean {
  return textOf(document.body).includes(text);
}

/** The link, button or menu item with this name. None that is hidden or behind an open dialog. */
export function findControl(text: string, where: ParentNode = here()): HTMLElement | undefined {
  const controls = htmlElementsIn(where, isControl);
  return controls.find((element) => nameOf(element) === text && isInAccessibilityTree(element));
}

function isControl(element: Element): boolean {
  const { localName } = element;
  return localName === 'a' || localName === 'button' || attributeOf(element, 'role') === 'menuitem';
}

/** Waits for the control with this name. */
export function foundControl(text: string, where: Where = here): Promise<HTMLElement> {
  return waitFor(() => control(text, where() ?? document));
}

/** The name of the button that opens the menu of a signed-in player. */
export function playerMenu(displayName: string): string {
  return `${say('layout.playerMenu')}${displayName}`;
}

export function control(text: string, where: ParentNode = here()): HTMLElement {
  const element = findControl(text, where);
  if (!element) throw new Error(`no control is called “${text}” in: ${accessibleText(where)}`);
  return element;
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? accessibleText(element).trim();
}

export function isEnabled(element: Element): boolean {
  return !element.matches(':disabled, [aria-disabled="true"]');
}

export function canPress(text: string): boolean {
  const element = findControl(text);
  return element !== undefined && isEnabled(element);
}

/** Clicks the control with this name as soon as it is enabled. */
export async function press(text: string, where: Where = here): Promise<void> {
  const pressed = await waitFor(() => {
    const element = control(text, where() ?? document);
    if (!isEnabled(element)) throw new Error(`“${text}” cannot be pressed`);
    return element;
  });
  await user.click(pressed);
}

/** The submit button of the form. */
export function submit(where: ParentNode = here()): HTMLElement {
  const button = firstIn<HTMLElement>(
    where,
    (element) => attributeOf(element, 'type') === 'submit' && element.closest('form') !== null,
  );
  if (!button) throw new Error(`there is no form in: ${textOf(where)}`);
  return button;
}

export function isBusy(button: Element): boolean {
  return button.getAttribute('aria-busy') === 'true';
}

const isLabel = isNamed('label');

export function field(label: string, where: ParentNode = document): HTMLInputElement {
  const id = firstIn<HTMLLabelElement>(
    where,
    (element) => isLabel(element) && accessibleText(element) === label,
  )?.htmlFor;
  const element = firstIn<HTMLInputElement>(where, (each) => attributeOf(each, 'id') === id);
  if (!element) throw new Error(`no field is called “${label}” in: ${textOf(where)}`);
  return element;
}

/** Replaces the text of a field, and moves the focus away from it. */
export function typeInto(element: HTMLInputElement, text: string): void {
  element.focus();
  fireEvent.change(element, { target: { value: text } });
  element.blur();
}

export async function fill(label: string, text: string, where: Where = () => document): Promise<void> {
  typeInto(await waitFor(() => field(label, where() ?? document)), text);
}

/** The first radio button whose label contains the text. */
export function choice(text: string): HTMLInputElement {
  const label = firstIn<HTMLLabelElement>(document, (each) => isLabel(each) && textOf(each).includes(text));
  const input = label?.querySelector<HTMLInputElement>('input[type="radio"]');
  if (!input) throw new Error(`no choice “${text}” in: ${textOf(here())}`);
  return input;
}

export async function choose(text: string): Promise<void> {
  await waitFor(() => {
    if (!opensChoices(text)) fireEvent.click(choice(text));
  });
}

/** Opens the compact choices whose options are closed. Returns whether one of them shows this text, and is left closed. */
export function opensChoices(text: string): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>('form button[aria-expanded]')];
  if (lines.some((line) => textOf(line).includes(text))) return true;
  for (const line of lines) fireEvent.click(line);
  return false;
}

/** The radio group with this legend. */
export function choices(legend: string): HTMLElement {
  const group = [...document.querySelectorAll<HTMLElement>('[role="radiogroup"]')].find(
    (each) => accessibleText(each.querySelector('legend')) === legend,
  );
  if (!group) throw new Error(`no choices “${legend}”`);
  return group;
}

/** Waits until a field or group is marked as invalid and described by this text, which was announced when it appeared. */
export async function saysWrong(element: () => HTMLElement, text: string): Promise<void> {
  await waitFor(() => {
    expect(element().getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(element().getAttribute('aria-describedby') ?? '');
    expect(accessibleText(message)).toBe(text);
    expect(urgencyOfText(text, message?.parentElement ?? document)).toBe('polite');
  });
}

/** The body rows of the table. */
export function rows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tbody tr')];
}
