/** The base path of the site on its host. */
import { afterEach, expect, test } from 'vitest';
import { siteRoot } from '../../../../src/platform/site-root.ts';

afterEach(() => document.head.replaceChildren());

test('at the host’s root, unless the page says otherwise', () => {
  expect(siteRoot()).toBe('');
});

test.each([
  ['/', ''],
  ['/demo/', '/demo'],
  ['/some/sub/folder/', '/some/sub/folder'],
])('a page that says %s: %j', (content, root) => {
  const said = Object.assign(document.createElement('meta'), { name: 'site-root', content });
  document.head.append(said);
  expect(siteRoot()).toBe(root);
});
