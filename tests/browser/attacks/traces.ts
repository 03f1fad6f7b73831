/**
 * Detects an attack in a page: a payload ran, or became part of the markup. It observes every mutation as it happens, so that
 * nothing is missed between two checks, and it does not depend on the Content-Security-Policy, which blocks only later.
 */
import type { Page } from '@playwright/test';
import { MARK } from '../../attacks/xss-payloads.ts';

interface Watching {
  readonly traces: readonly string[];
}

/** Watches a page, beginning before its own scripts run. */
export async function watchForTraces(page: Page): Promise<void> {
  await page.addInitScript(watch, MARK);
}

/** Returns what has been found so far. */
export async function tracesIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window as unknown as { readonly watching: Watching }).watching.traces]);
}

/** Runs in the page. */
export function watch(mark: string): void {
  const traces = new Set<string>();
  const report = (what: string) => void traces.add(what.slice(0, 200));
  Object.assign(window, { watching: { traces } });

  // Not writable: a form with this name must not shadow the function.
  const ran = () => report('it ran');
  Object.defineProperty(window, mark, {
    get: () => ran,
    set: () => {
      report('its name was taken');
    },
    configurable: false,
  });
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
    Object.defineProperty(window, name, { value: () => report(`${name}()`), writable: false });
  }

  /** Elements that the site never renders. */
  const foreign =
    /^(script|iframe|frame|object|embed|base|meta|link|style|template|noscript|applet|math|marquee|audio|video|source|image|foreignobject|set|animate|xss|portal)$/i;
  const addresses =
    /^(href|xlink:href|src|srcset|srcdoc|action|formaction|data|poster|background|ping|to|from|values)$/i;
  const harmless = /^(https?|onepay|blob):$/;

  const checkAttribute = (element: Element, { name, value }: Attr) => {
    const where = `<${element.localName} ${name}=${value}>`;
    if (/^on/i.test(name)) report(`a handler: ${where}`);
    if (name.includes(mark) || /["'<>`]/.test(name)) report(`a name of an attribute: ${where}`);
    if (/^(id|name|style|class|is|slot)$/i.test(name) && value.includes(mark)) report(`a hook: ${where}`);
    if (addresses.test(name)) {
      const address = URL.parse(value, document.baseURI);
      if (name === 'srcdoc' || (address && !harmless.test(address.protocol))) report(`an address: ${where}`);
    }
  };
  const check = (node: Node) => {
    if (!(node instanceof Element)) return;
    // Elements of the head come from the build. The site writes its title, so an element with the mark of a payload counts.
    const isOfHead = document.head?.contains(node) && !node.outerHTML.includes(mark);
    const isOfBuild = document.readyState === 'loading' || isOfHead;
    // The fingerprint is measured in a blank frame.
    if (
      node.localName === 'iframe' &&
      node.getAttribute('src') === 'about:blank' &&
      !node.outerHTML.includes(mark)
    )
      return;
    if (foreign.test(node.localName) && !isOfBuild) report(`an element: ${node.outerHTML}`);
    if (node.localName.includes('-') && node.outerHTML.includes(mark))
      report(`an element: ${node.outerHTML}`);
    // By the prototype's getter: a field of a form can shadow its `attributes`.
    const attributes = Reflect.get(Element.prototype, 'attributes', node) as NamedNodeMap;
    for (const attribute of attributes) checkAttribute(node, attribute);
    for (const child of node.childNodes) check(child);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) check(node);
      const attribute = attributeName && (target as Element).getAttributeNode(attributeName);
      if (attribute) checkAttribute(target as Element, attribute);
    }
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
