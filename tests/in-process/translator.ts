/**
 * A page translator, as Chrome and Google have it: replaces each text node by `<font><font>text</font></font>`, at once and whenever
 * the page changes. The text itself stays the same, so that a translated page can be compared with an untranslated one.
 */

const LEFT_ALONE = new Set([
  'font',
  'input',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
]);

/** Translates the page until the returned function is called. */
export function translatePage(page: HTMLElement): () => void {
  const { MutationObserver } = page.ownerDocument.defaultView as Window & typeof globalThis;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (page.contains(node) && isTranslated(node)) translate(node);
    // Its own changes are no news.
    observer.takeRecords();
  });
  translate(page);
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

function translate(node: Node): void {
  // By type, because the document of a frame has classes of its own.
  if (node.nodeType === 1) {
    if (isLeftAlone(node as Element)) return;
    for (const child of node.childNodes) translate(child);
  } else if (node.nodeType === 3 && node.textContent?.trim()) {
    const text = node as Text;
    const font = text.ownerDocument.createElement('font');
    font.appendChild(text.ownerDocument.createElement('font')).textContent = text.data;
    text.replaceWith(font);
  }
}

/** Whether no element around the node excludes it. */
function isTranslated({ parentElement }: Node): boolean {
  for (let each = parentElement; each; each = each.parentElement) if (isLeftAlone(each)) return false;
  return true;
}

function isLeftAlone(element: Element): boolean {
  return LEFT_ALONE.has(element.localName) || element.getAttribute('translate') === 'no';
}
