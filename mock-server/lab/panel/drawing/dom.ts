/**
 * A minimal replacement for a UI framework: creates elements and updates the document. A section is a function from the lab's
 * state to elements. After every change, the whole panel is rendered and compared with the document. Unchanged nodes stay,
 * and with them focus, scroll position and typed text.
 *
 * Text is only ever inserted as text nodes: no HTML is parsed, so none can be injected.
 */

export type Child = Node | string | null;
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element. An attribute that is `false` or undefined is omitted; `true` gives an attribute without a value. */
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

/** The current listeners of an element by event name: replaced by each rendering. */
const listeners = new WeakMap<EventTarget, ReadonlyMap<string, Listener>>();

/**
 * Sets the only listener of an event. `currentTarget` is the element in the document, which an earlier rendering may have
 * created.
 */
export function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  receive: (event: HTMLElementEventMap[Name]) => void,
): void {
  // The type assertion is safe, because the listener only receives events of this name.
  takeListeners(element, new Map([...(listeners.get(element) ?? []), [name, receive as Listener]]));
}

function takeListeners(element: Element, taken: ReadonlyMap<string, Listener>): void {
  listeners.set(element, taken);
  // Adding the same function again has no effect.
  for (const name of taken.keys()) element.addEventListener(name, pass);
}

function pass(event: Event): void {
  if (event.currentTarget) listeners.get(event.currentTarget)?.get(event.type)?.(event);
}

/** Attributes that the user changes, not the rendering: whether `<details>` is open. */
const OWN = new Set(['open']);

/** Updates `shown` to match `drawn`. Siblings with a `data-key` are matched by key, all others by position. */
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

/** Returns the existing node for a rendered node: at the same position or, if it has a key, at a later one. */
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
