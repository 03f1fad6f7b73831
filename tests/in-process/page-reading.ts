/**
 * Reads and operates a page as a player does: finds fields, choices and controls by their text, optionally in one part of the
 * page. Uses selectors instead of queries by role, for which jsdom would compute the styles of the whole page.
 */
import { i18n } from '@lingui/core';
import { fireEvent, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

type Values = Readonly<Record<string, string | number>>;
type Where = () => ParentNode | null;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** A message of the catalogs in the active language. */
export function say(id: string, values?: Values): string {
  const text = i18n._(id, values);
  if (text === id) throw new Error(`no words for ${id}`);
  return text;
}

export function textOf(element: ParentNode | null | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

export function main(): HTMLElement | null {
  return document.querySelector('main');
}

export function topBar(page: ParentNode = document): HTMLElement | null {
  return page.querySelector('header');
}

/** The topmost dialog. */
export function dialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ?? null;
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

/** Waits until the page, or the given part of it, contains the text. */
export async function sees(text: string, where: Where = () => document.body): Promise<void> {
  await waitFor(() => expect(textOf(where())).toContain(text));
}

export function says(text: string): boolean {
  return textOf(document.body).includes(text);
}

/** The link, button or menu item with this name. */
export function findControl(text: string, where: ParentNode = here()): HTMLElement | undefined {
  const controls = where.querySelectorAll<HTMLElement>('a, button, [role="menuitem"]');
  return [...controls].find((element) => nameOf(element) === text);
}

export function control(text: string, where: ParentNode = here()): HTMLElement {
  const element = findControl(text, where);
  if (!element) throw new Error(`no control is called “${text}” in: ${textOf(where)}`);
  return element;
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? visibleText(element).replaceAll(/\s+/g, ' ').trim();
}

/** The text without invisible parts that only reserve space, such as the label of a busy button. */
function visibleText(node: Node): string {
  if (node instanceof Element && node.matches('.invisible, [aria-hidden="true"]')) return '';
  return node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? '')
    : [...node.childNodes].map(visibleText).join('');
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
  const button = where.querySelector<HTMLElement>('form [type="submit"]');
  if (!button) throw new Error(`there is no form in: ${textOf(where)}`);
  return button;
}

export function isBusy(button: Element): boolean {
  return button.getAttribute('aria-busy') === 'true';
}

export function field(label: string, where: ParentNode = document): HTMLInputElement {
  const labels = [...where.querySelectorAll('label')];
  const id = labels.find((element) => textOf(element) === label)?.htmlFor;
  const element = where.querySelector<HTMLInputElement>(`[id="${id}"]`);
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
  const label = [...document.querySelectorAll('label')].find((each) => textOf(each).includes(text));
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

/** The `fieldset` with this legend. */
export function choices(legend: string): HTMLElement {
  const group = [...document.querySelectorAll('fieldset')].find(
    (each) => textOf(each.querySelector('legend')) === legend,
  );
  if (!group) throw new Error(`no choices “${legend}”`);
  return group;
}

/** Waits until a field or group is marked as invalid and described by this text. */
export async function saysWrong(element: () => HTMLElement, text: string): Promise<void> {
  await waitFor(() => {
    expect(element().getAttribute('aria-invalid')).toBe('true');
    const id = element().getAttribute('aria-describedby') ?? '';
    expect(textOf(document.getElementById(id))).toBe(text);
  });
}

/** The body rows of the table. */
export function rows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tbody tr')];
}
