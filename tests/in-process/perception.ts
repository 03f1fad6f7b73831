/**
 * What of a page is visible, and what assistive technology gets. jsdom applies no style sheet, so the classes that hide something
 * are read as the style sheet means them in the viewport of the test.
 */
import { isStyledIn } from './viewport.ts';

/** `Node.ELEMENT_NODE` and `Node.TEXT_NODE`, without the getter that Vitest puts before each global of jsdom. */
const [ELEMENT, TEXT] = [1, 3];

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

/**
 * The elements below the place that are wanted, in the order of the document. A page is read at each change: with jsdom's selectors this
 * takes several times as long.
 */
export function elementsIn(place: Node, isWanted: (element: Element) => boolean): readonly Element[] {
  const found: Element[] = [];
  collect(place, isWanted, found);
  return found;
}

function collect(place: Node, isWanted: (element: Element) => boolean, found: Element[]): void {
  for (let child = place.firstChild; child; child = child.nextSibling) {
    if (!isElement(child)) continue;
    if (isWanted(child)) found.push(child);
    collect(child, isWanted, found);
  }
}

/** The first of these elements, or null. */
export function firstIn<Found extends Element>(
  place: Node,
  isWanted: (element: Element) => boolean,
): Found | null {
  for (let child = place.firstChild; child; child = child.nextSibling) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? (child as Found) : firstIn<Found>(child, isWanted);
    if (found) return found;
  }
  return null;
}

/** Whether an element has this name in lower case, such as `main`. */
export function isNamed(name: string): (element: Element) => boolean {
  return ({ localName }) => localName === name;
}

function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT;
}

/** Without a namespace, the name is not converted to lower case first. */
export function attributeOf(element: Element, name: string): string | null {
  return element.getAttributeNS(null, name);
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
    if (isElement(each) && isHidden(channel, each)) return false;
  }
  return true;
}

function textBelow(channel: Channel, node: Node): string {
  let text = '';
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === TEXT) text += child.nodeValue ?? '';
    else if (isElement(child) && !isHidden(channel, child)) text += textBelow(channel, child);
  }
  return text;
}

/** Reads attributes instead of using selectors, with which jsdom takes several times as long. */
function isHidden(channel: Channel, element: Element): boolean {
  const { localName, parentNode } = element;
  if (WITHOUT_TEXT.includes(localName)) return true;
  if (element.hasAttributes()) {
    if (attributeOf(element, 'hidden') !== null || attributeOf(element, 'inert') !== null) return true;
    if (channel === 'accessibility' && attributeOf(element, 'aria-hidden') === 'true') return true;
    if (/display: none|visibility: hidden/.test(attributeOf(element, 'style') ?? '')) return true;
  }
  // A list shows the chosen option, and a closed disclosure its summary.
  if (localName === 'option' && element instanceof HTMLOptionElement) return !element.selected;
  if (parentNode && isElement(parentNode) && parentNode.localName === 'details') {
    if (attributeOf(parentNode, 'open') === null) return localName !== 'summary';
  }
  const isHiding = /hidden|invisible|sr-only|opacity-0/.test(attributeOf(element, 'class') ?? '');
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

const LIVE_ROLES: readonly (string | null)[] = ['alert', 'status', 'log', 'timer'];
const URGENCIES: Readonly<Record<string, Urgency>> = { alert: 'assertive', status: 'polite', log: 'polite' };

/** How a screen reader announces this text when it appears in the place; null if it does not. */
export function urgencyOfText(text: string, place: ParentNode = document): Urgency | null {
  const regions = elementsIn(place, isLiveRegion).filter((each) => accessibleText(each).includes(text));
  const innermost = regions.filter(
    (each) => !regions.some((other) => other !== each && each.contains(other)),
  );
  return innermost.map(urgencyOf).find((urgency) => urgency !== null) ?? null;
}

function isLiveRegion(element: Element): boolean {
  return (
    element.localName === 'output' ||
    LIVE_ROLES.includes(attributeOf(element, 'role')) ||
    attributeOf(element, 'aria-live') !== null
  );
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
