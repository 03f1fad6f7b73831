/**
 * What a player reads and does on a page: fields, choices and controls by their words, in a part of the page that a test names.
 * By selectors, because jsdom computes the styles of the whole page to find a role.
 */
import { i18n } from '@lingui/core';
import { fireEvent, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

type Values = Readonly<Record<string, string | number>>;
type Where = () => ParentNode | null;

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** A text of the catalogs in the active language. */
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

/** The dialog in front. */
export function dialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ?? null;
}

/** Where the player can act: in the dialog that is open, else on the page. */
export function here(): ParentNode {
  return dialog() ?? main() ?? document;
}

/** The element is there, and is returned. */
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

/** The page says it, in one place of it. */
export async function sees(text: string, where: Where = () => document.body): Promise<void> {
  await waitFor(() => expect(textOf(where())).toContain(text));
}

export function says(text: string): boolean {
  return textOf(document.body).includes(text);
}

/** The link, button or entry of a menu that is called so. */
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

/** Without words that only keep their place, as those of a busy button. */
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

/** Presses what is called so, as soon as it can be pressed. */
export async function press(text: string, where: Where = here): Promise<void> {
  const pressed = await waitFor(() => {
    const element = control(text, where() ?? document);
    if (!isEnabled(element)) throw new Error(`“${text}” cannot be pressed`);
    return element;
  });
  await user.click(pressed);
}

/** The button that sends the form. */
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

/** Puts a text into a field in place of what is there, and leaves the field. */
export function typeInto(element: HTMLInputElement, text: string): void {
  element.focus();
  fireEvent.change(element, { target: { value: text } });
  element.blur();
}

export async function fill(label: string, text: string, where: Where = () => document): Promise<void> {
  typeInto(await waitFor(() => field(label, where() ?? document)), text);
}

/** The first choice whose words contain these. */
export function choice(text: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find((each) => textOf(each).includes(text));
  const input = label?.querySelector<HTMLInputElement>('input[type="radio"]');
  if (!input) throw new Error(`no choice “${text}” in: ${textOf(here())}`);
  return input;
}

export async function choose(text: string): Promise<void> {
  fireEvent.click(await waitFor(() => choice(text)));
}

/** The choices below a legend. */
export function choices(legend: string): HTMLElement {
  const group = [...document.querySelectorAll('fieldset')].find(
    (each) => textOf(each.querySelector('legend')) === legend,
  );
  if (!group) throw new Error(`no choices “${legend}”`);
  return group;
}

/** A field or a group of choices is marked as wrong, with these words below it. */
export async function saysWrong(element: () => HTMLElement, text: string): Promise<void> {
  await waitFor(() => {
    expect(element().getAttribute('aria-invalid')).toBe('true');
    const id = element().getAttribute('aria-describedby') ?? '';
    expect(textOf(document.getElementById(id))).toBe(text);
  });
}

/** The rows of the table. */
export function rows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tbody tr')];
}
