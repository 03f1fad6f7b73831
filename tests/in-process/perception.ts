/**
 * What of a page is visible, and what assistive technology gets. jsdom applies no style sheet, so the classes that hide something
 * are read as the style sheet means them in the viewport of the test.
 */
import { isStyledIn } from './viewport.ts';

/** On the screen, or in the accessibility tree. */
type Channel = 'screen' | 'accessibility';

const WITHOUT_TEXT: readonly string[] = ['script', 'style', 'template', 'noscript'];
const DISPLAYED = /^(block|inline|flex|grid|inline-(block|flex|grid)|table(-[a-z-]+)?|contents)$/;

/** The text that is visible, in a window of any height. Empty for a place behind an open dialog. */
export function visibleText(place: ParentNode | null | undefined): string {
  return textOn('screen', place);
}

/** The text that assistive technology reads, visible or not. Empty for a place behind an open dialog. */
export function accessibleText(place: ParentNode | null | undefined): string {
  return textOn('accessibility', place);
}

/** Whether the text of the place is visible and assistive technology reads it. */
export function isPerceivable(text: string, place: ParentNode | null): boolean {
  return visibleText(place).includes(text) && accessibleText(place).includes(text);
}

/** Whether assistive technology reaches the element. */
export function isInAccessibilityTree(element: Element): boolean {
  return isShown('accessibility', element);
}

function textOn(channel: Channel, place: ParentNode | null | undefined): string {
  if (!place || !isShown(channel, place)) return '';
  return textBelow(channel, place).replaceAll(/\s+/g, ' ');
}

/** Whether neither the node nor what contains it is hidden. */
function isShown(channel: Channel, node: Node): boolean {
  for (let each: Node | null = node; each; each = each.parentNode) {
    if (each instanceof Element && isHidden(channel, each)) return false;
  }
  return true;
}

function textBelow(channel: Channel, node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue ?? '';
    else if (child instanceof Element && !isHidden(channel, child)) text += textBelow(channel, child);
  }
  return text;
}

/** Reads attributes instead of using selectors, with which jsdom takes several times as long. */
function isHidden(channel: Channel, element: Element): boolean {
  if (WITHOUT_TEXT.includes(element.localName)) return true;
  if (element.hasAttribute('hidden') || element.hasAttribute('inert')) return true;
  if (channel === 'accessibility' && element.getAttribute('aria-hidden') === 'true') return true;
  if (/display: none|visibility: hidden/.test(element.getAttribute('style') ?? '')) return true;
  // A list shows the chosen option, and a closed disclosure its summary.
  if (element instanceof HTMLOptionElement) return !element.selected;
  const { parentElement } = element;
  if (parentElement instanceof HTMLDetailsElement && !parentElement.open) {
    return element.localName !== 'summary';
  }
  const isHiding = /hidden|invisible|sr-only|opacity-0/.test(element.getAttribute('class') ?? '');
  return isHiding && isHiddenByClass(channel, element);
}

function isHiddenByClass(channel: Channel, element: Element): boolean {
  let isDisplayed = true;
  let isVisible = true;
  let isOnScreen = true;
  const classes = [...element.classList].map((name) => name.split(':'));
  // A class with a variant has precedence.
  for (const parts of classes.toSorted((one, other) => one.length - other.length)) {
    const utility = parts.at(-1) ?? '';
    if (!parts.slice(0, -1).every((variant) => isStyledIn(variant, element))) continue;
    if (utility === 'hidden') isDisplayed = false;
    else if (DISPLAYED.test(utility)) isDisplayed = true;
    else if (utility === 'invisible') isVisible = false;
    else if (utility === 'sr-only' || utility === 'opacity-0') isOnScreen = false;
    else if (utility === 'not-sr-only') isOnScreen = true;
  }
  return !isDisplayed || !isVisible || (channel === 'screen' && !isOnScreen);
}

/** When a screen reader announces a change: at the next pause, or at once. */
export type Urgency = 'polite' | 'assertive';

const LIVE_REGIONS = '[aria-live], [role="alert"], [role="status"], [role="log"], [role="timer"], output';
const URGENCIES: Readonly<Record<string, Urgency>> = { alert: 'assertive', status: 'polite', log: 'polite' };

/** How a screen reader announces this text when it appears in the place; null if it does not. */
export function urgencyOfText(text: string, place: ParentNode = document): Urgency | null {
  const regions = [...place.querySelectorAll(LIVE_REGIONS)].filter((each) =>
    accessibleText(each).includes(text),
  );
  const innermost = regions.filter(
    (each) => !regions.some((other) => other !== each && each.contains(other)),
  );
  return innermost.map(urgencyOf).find((urgency) => urgency !== null) ?? null;
}

function urgencyOf(region: Element): Urgency | null {
  const live = region.getAttribute('aria-live');
  if (live !== null) return live === 'polite' || live === 'assertive' ? live : null;
  const role = region.getAttribute('role') ?? (region.localName === 'output' ? 'status' : '');
  return URGENCIES[role] ?? null;
}

/** The texts of the elements that assistive technology reads as current, and as what: `page`, `step` or `true`. */
export function currentItems(place: ParentNode | null): readonly (readonly [text: string, as: string])[] {
  const marked = [...(place?.querySelectorAll('[aria-current]') ?? [])].filter(isInAccessibilityTree);
  return marked.map((element) => [accessibleText(element), element.getAttribute('aria-current') ?? '']);
}
