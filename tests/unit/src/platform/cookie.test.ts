// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { realBrowser } from '../../../../src/platform/browser.ts';

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
});

test.each([
  ['decoded', 'a%20b=c', 'a b=c'],
  ['unchanged if it cannot be decoded', '%E0%A4%A', '%E0%A4%A'],
])('a cookie is read %s', (_, written, read) => {
  document.cookie = `XSRF-TOKEN=${written}; Path=/`;
  expect(realBrowser().readCookie('XSRF-TOKEN')).toBe(read);
});

test('a cookie that is not set is read as null', () => {
  expect(realBrowser().readCookie('XSRF-TOKEN')).toBeNull();
});
