// @vitest-environment jsdom
/** The base path of the site on its host. */
import { afterEach, expect, test } from 'vitest';
import { siteRoot } from '../../../../src/platform/site-root.ts';

afterEach(() => document.head.replaceChildren());

test('the base path is empty if the page has no site-root element', () => {
  expect(siteRoot()).toBe('');
});

test.each([
  ['/', ''],
  ['/demo/', '/demo'],
  ['/some/sub/folder/', '/some/sub/folder'],
])('a site-root of %s gives the base path %j', (content, root) => {
  const said = Object.assign(document.createElement('meta'), { name: 'site-root', content });
  document.head.append(said);
  expect(siteRoot()).toBe(root);
});
