/** Reads the controls and texts of a page that a player can see and use. */
import { paths } from '../../src/app/paths.ts';

const CONTROLS = 'a[href], button, input[type="radio"], input[type="checkbox"], summary, [role="menuitem"]';
const FIELDS = 'input:not([type="radio"]):not([type="checkbox"]):not([hidden])';
const USABLE = `${CONTROLS}, ${FIELDS}, select`;
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

function isReachable(element: Element): boolean {
  return element.closest('[inert], [hidden], [aria-hidden="true"]') === null;
}

export function isEnabled(element: Element): boolean {
  return (
    !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]') &&
    element.closest('fieldset:disabled') === null
  );
}

/** The dialog on top, where one is open. */
export function openDialog(document: Document): HTMLElement | null {
  let top: HTMLElement | null = null;
  for (const element of elementsIn(document.documentElement))
    if (/^(alert)?dialog$/.test(element.getAttribute('role') ?? '')) top = element;
  return top;
}

/** The elements in document order, without a selector, with which jsdom takes several times as long. */
function* elementsIn(place: Element): Generator<HTMLElement> {
  const walker = place.ownerDocument.createTreeWalker(place, 1);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as HTMLElement;
}

/** The part of the page that the player has to use: the open dialog, or else `main`. */
export function focusOf(document: Document): HTMLElement | null {
  return openDialog(document) ?? document.querySelector<HTMLElement>('main');
}

/** The form in that part, or the part itself. */
export function formOf(document: Document): HTMLElement | null {
  const place = focusOf(document);
  return place?.querySelector('form') ?? place;
}

/** The buttons of `main` with this text, apart from numbers in it. */
export function buttonsOf(document: Document, text: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main button')].filter(
    (button) => isEnabled(button) && withoutNumbers(button.textContent ?? '') === withoutNumbers(text),
  );
}

function withoutNumbers(text: string): string {
  return text.replace(/\d/g, '').trim();
}

/** The enabled, reachable controls in document order. */
export function controlsIn(place: Element): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => isReachable(element) && isEnabled(element),
  );
}

export function fieldsIn(place: Element): readonly HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (element) => isReachable(element) && isEnabled(element) && !element.readOnly,
  );
}

export function choicesIn(place: Element): readonly HTMLSelectElement[] {
  return [...place.querySelectorAll('select')].filter(
    (element) => isReachable(element) && isEnabled(element),
  );
}

/** Whether there is a control, a field or a choice that the player can use. */
export function canAct(place: Element): boolean {
  for (const element of elementsIn(place))
    if (element.matches(USABLE) && isReachable(element) && isEnabled(element) && !isReadOnly(element))
      return true;
  return false;
}

function isReadOnly(element: Element): boolean {
  return element.matches('input[readonly]');
}

/** Makes a choice in each group and list of a form. */
export function chooseIn(form: Element, variant: number): void {
  const groups = new Map<string, HTMLInputElement[]>();
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    if (isEnabled(radio)) groups.set(radio.name, [...(groups.get(radio.name) ?? []), radio]);
  }
  for (const group of groups.values()) {
    const radio = nth(group, variant);
    if (radio && !radio.checked) radio.click();
  }
  for (const select of choicesIn(form)) {
    const options = [...select.options].filter(({ disabled, value }) => !disabled && value !== '');
    const option = nth(options, variant);
    if (option) choose(select, option.value);
  }
}

/** A plausible value for a field, by its name. */
export function valueFor(
  { name, form, inputMode }: HTMLInputElement,
  variant: number,
  passwords: Readonly<Record<string, string>>,
): string {
  const isRegistration = form?.querySelector('[name="confirmPassword"]') !== null;
  switch (name) {
    case 'username':
      return isRegistration ? `monkey${variant}` : variant > 2 ? 'newcomer' : 'demo';
    case 'password':
    case 'confirmPassword':
    case 'currentPassword': {
      if (isRegistration) return 'monkey-1234';
      const username = form?.querySelector<HTMLInputElement>('[name="username"]')?.value ?? '';
      return passwords[username] ?? passwords['demo'] ?? '';
    }
    case 'newPassword':
    case 'confirmNewPassword':
      return 'changed-1234';
    case 'accountNumber':
      return '160120000999999';
    case 'accountName':
      return 'MONKEY';
    case 'amount':
      return nth(['67500', '500', '200', '135000'], variant) ?? '';
    default:
      return inputMode === 'numeric' || inputMode === 'decimal' ? '1000' : '';
  }
}

/** Sets the value and fires `input` like a browser, bypassing React's own `value` property of the element. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.focus();
  setValue(field, text);
  field.dispatchEvent(new (windowOf(field).Event)('input', { bubbles: true }));
}

function choose(select: HTMLSelectElement, value: string): void {
  setValue(select, value);
  select.dispatchEvent(new (windowOf(select).Event)('change', { bubbles: true }));
}

/** Makes the nth choice of the nth list in the open dialog or the page. */
export function chooseNth(document: Document, index: number, option: number): void {
  const select = nth(choicesIn(openDialog(document) ?? document.body), index);
  const chosen = nth(
    [...(select?.options ?? [])].filter(({ disabled }) => !disabled),
    option,
  );
  if (select && chosen) choose(select, chosen.value);
}

/** A message if a field on the page does not show what was typed into it; null if it does. */
export function lossOf(field: HTMLInputElement, text: string): string | null {
  // An amount field groups digits and drops letters.
  const isAmount = field.inputMode === 'numeric' || field.inputMode === 'decimal';
  const limit = field.maxLength >= 0 ? field.maxLength : undefined;
  const isKept = !field.isConnected || isAmount || [text, text.slice(0, limit)].includes(field.value);
  return isKept ? null : `${nameOf(field)} loses “${text}”, and shows “${field.value}”`;
}

function setValue(element: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
}

export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView as Window & typeof globalThis;
}

/** The item at the index, modulo the number of items. */
export function nth<Item>(items: readonly Item[], index: number): Item | undefined {
  return items.length === 0 ? undefined : items[index % items.length];
}

/** The role and name of a control, for messages. */
export function nameOf(element: Element): string {
  const label =
    element instanceof Object && 'labels' in element ? (element.labels as NodeList | null)?.[0] : null;
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const name = text === '' ? (label?.textContent?.trim() ?? '') : text;
  const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
  return `${kind} “${name.replace(/\s+/g, ' ').slice(0, 60)}”`;
}

/** Whether a press has no effect by design: a link to the current page, or a choice that is made already. */
export function isWhereItLeads(element: Element, current: string): boolean {
  if (
    element.matches(
      'input:checked, [aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]',
    )
  )
    return true;
  const href = element.getAttribute('href');
  if (href === null) return false;
  const { pathname, searchParams } = new URL(current, 'http://localhost');
  // For a visitor, a link to a players' page leads to the login with that page as `next`, which may be shown already.
  const destination = pathname === paths.login ? searchParams.get('next') : null;
  return [current, destination].some((place) => place !== null && bare(href) === bare(place));
}

function bare(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/(?=\?|$)/, '');
}

/** Whether the part contains a visible message, other than a loading indicator. */
export function tellsSomething(place: Element): boolean {
  return [...place.querySelectorAll('[role="alert"], [role="status"], output:not(.sr-only)')].some(
    (element) => isReachable(element) && element.textContent?.trim() !== '',
  );
}

/** Whether the part contains a loading indicator. */
export function saysLoading(place: Element): boolean {
  return place.querySelector('output.sr-only, [aria-busy="true"]') !== null;
}

const PASSING = [
  DIALOGS,
  // Rendered when it comes into view (docs/decisions/0030).
  'footer',
  '[role="alert"]',
  '[role="status"]',
  '[role="timer"]',
  '[role="menu"]',
  '[role="tooltip"]',
  'output',
  'script',
  'style',
  'svg',
  'option',
  '[aria-live]:not([aria-live="off"])',
].join(', ');

/** The page's texts without transient content: drafts, messages, countdowns, open menus and dialogs. */
export function truthOn(document: Document): readonly string[] {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(PASSING)) element.remove();
  for (const form of copy.querySelectorAll('form')) {
    // Open options are passing, like an open menu: a closed choice asks the same question in its line.
    const questions = form.querySelectorAll<HTMLElement>('legend, h1, h2, h3, button[aria-expanded="false"]');
    const labels = [...questions].map((element) => linesOf(element)[0] ?? '');
    form.replaceChildren(...labels.map((label) => elementWithText(document, label)));
  }
  return linesOf(copy);
}

function elementWithText(document: Document, text: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
}

function linesOf(place: HTMLElement): readonly string[] {
  const lines: string[] = [];
  const walker = place.ownerDocument.createTreeWalker(place, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim().replace(/\d{1,2}:\d{2}(:\d{2})?/g, '◷');
    if (text !== '') lines.push(text);
  }
  return lines;
}
