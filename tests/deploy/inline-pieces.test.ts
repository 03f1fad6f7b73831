/** The policy allows inline scripts and styles by their hashes. Inline code that no hash can allow fails the build. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, NOTHING_INLINE } from '../../deploy/content-security-policy.ts';
import { inlineHashes, rejectedAttributes } from '../../deploy/inline-pieces.ts';
import { nginxIncludes } from '../../deploy/nginx-includes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('every inline script and style of every page is hashed, once, byte by byte', () => {
  const pages = [
    '<script>\n start()\n</script><script type="module" src="/assets/a.js"></script><style>a { b: c }</style>',
    '<STYLE media="print">d</STYLE><script nonce="x">start(1 > 0)</script><style>a { b: c }</style>',
    '<!-- <script>not()</script> --><script async\nsrc=/a.js></script>',
  ];
  expect(inlineHashes(pages)).toEqual({
    scripts: [hash('\n start()\n'), hash('start(1 > 0)')].toSorted(),
    styles: [hash('a { b: c }'), hash('d')].toSorted(),
  });
});

test('the content security policy and the configuration of nginx contain the hashes', () => {
  const inline = inlineHashes(['<script>start()</script><style>a</style>']);
  const policy = contentSecurityPolicy(inline);
  expect(policy).toContain(`script-src 'self' '${hash('start()')}';`);
  expect(policy).toContain(`style-src 'self' '${hash('a')}';`);
  expect(nginxIncludes(inline, { missing: '', refused: '' })['headers-page.conf']).toContain(policy);
  expect(contentSecurityPolicy(NOTHING_INLINE)).not.toContain('sha256');
});

test.each([
  '<p style="color: red">',
  "<p class='a' STYLE='b'>",
  '<body onload="start()">',
  '<img src="a" onerror=start()>',
])('%s is rejected', (tag) => {
  expect(rejectedAttributes(`<main>${tag}</main>`)).toEqual([tag]);
});

test.each([
  '<p title="style=1 onload=2">',
  '<link rel="stylesheet" href="/a.css?style=1">',
  '<script>const a = "<p style=b>";</script>',
  '<!-- <p style="a"> -->',
  '<p>style="a" onload="b"</p>',
])('%s is accepted', (tag) => {
  expect(rejectedAttributes(tag)).toEqual([]);
});
