/**
 * All that the panel needs in the place of a framework: making elements, and bringing a drawing up to date. A section is
 * a function from what the lab says to elements; after everything that happens the panel is drawn whole and compared
 * with what is on the screen. What is the same stays, and with it the focus, the scroll position and what was typed.
 *
 * Text only becomes text: there is no HTML to parse, and none to smuggle in.
 */

export type Child = Node | string | null;
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element. An attribute that is `false` or undefined is left out, one that is `true` is there without a value. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

type Listener = (event: Event) => void;

/** What an element does at an event, by the event's name: kept where the next drawing can change it. */
const listeners = new WeakMap<EventTarget, ReadonlyMap<string, Listener>>();

/** One listener of a kind; `currentTarget` is the element on the screen, which an earlier drawing may have made. */
export function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  receive: (event: HTMLElementEventMap[Name]) => void,
): void {
  // Only events of that name come to it.
  takeListeners(element, new Map([...(listeners.get(element) ?? []), [name, receive as Listener]]));
}

function takeListeners(element: Element, taken: ReadonlyMap<string, Listener>): void {
  listeners.set(element, taken);
  // The same function twice is one listener.
  for (const name of taken.keys()) element.addEventListener(name, pass);
}

function pass(event: Event): void {
  if (event.currentTarget) listeners.get(event.currentTarget)?.get(event.type)?.(event);
}

/** State that belongs to the user and not to the drawing: which details are open. */
const OWN = new Set(['open']);

/** Makes `shown` what `drawn` is. Siblings with a `data-key` are matched by it, all others by their position. */
export function bringUpToDate(shown: Element, drawn: Element): void {
  takeListeners(shown, listeners.get(drawn) ?? new Map());
  for (const { name } of Array.from(shown.attributes)) {
    if (!drawn.hasAttribute(name) && !OWN.has(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of drawn.attributes) {
    if (shown.getAttribute(name) !== value && !OWN.has(name)) shown.setAttribute(name, value);
  }
  const children = [...drawn.childNodes];
  const keys = new Set(children.map(keyOf));
  for (const child of Array.from(shown.children)) {
    const key = keyOf(child);
    if (key !== null && !keys.has(key)) child.remove();
  }
  children.forEach((child, place) => {
    const there = shown.childNodes[place] ?? null;
    const same = counterpart(there, child);
    if (same === null || same !== there) shown.insertBefore(same ?? child, there);
    if (same instanceof Element && child instanceof Element) bringUpToDate(same, child);
    else if (same && same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
  });
  while (shown.childNodes.length > children.length) shown.lastChild?.remove();
}

/** What is on the screen for a drawn node: in the same place or, for one with a key, further on. */
function counterpart(there: Node | null, drawn: Node): Node | null {
  const key = keyOf(drawn);
  for (let node = there; node; node = node.nextSibling) {
    if (node.nodeName === drawn.nodeName && keyOf(node) === key) return node;
    if (key === null) return null;
  }
  return null;
}

function keyOf(node: Node): string | null {
  return node instanceof Element ? node.getAttribute('data-key') : null;
}
