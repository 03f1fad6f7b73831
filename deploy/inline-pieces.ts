/** Inline scripts, styles and attributes of the built pages. The CSP allows exactly the hashed ones. */
import { createHash } from 'node:crypto';
import type { InlineHashes } from './content-security-policy.ts';

const COMMENT = /<!--[\s\S]*?-->/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const SOURCE = /\ssrc\s*=/i;
const OPENING_TAG = /<[a-z][^\s/>]*((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const FORBIDDEN_ATTRIBUTE = /\s(style|on[a-z]+)\s*=/i;

/** The hashes of all inline scripts and styles of these pages, unique and sorted. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages.map((html) => html.replace(COMMENT, ''))) {
    for (const [, attributes = '', text = ''] of page.matchAll(SCRIPT)) {
      if (!SOURCE.test(attributes)) scripts.add(hashOf(text));
    }
    for (const [, text = ''] of page.matchAll(STYLE)) styles.add(hashOf(text));
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() };
}

/**
 * Finds `style=` and `on…=` attributes, which CSP hashes cannot allow, so that the build fails instead of the browser
 * blocking them.
 */
export function rejectedAttributes(page: string): readonly string[] {
  const markup = page
    .replace(COMMENT, '')
    .replace(SCRIPT, '<script$1></script>')
    .replace(STYLE, '<style></style>');
  return [...markup.matchAll(OPENING_TAG)]
    .filter(([, attributes = '']) => FORBIDDEN_ATTRIBUTE.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""')))
    .map(([tag]) => tag);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
