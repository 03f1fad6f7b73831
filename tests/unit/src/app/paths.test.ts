import { describe, expect, test } from 'vitest';
import { carryingDestination, destinationIn, loginLeadingTo, paths } from '../../../../src/app/paths.ts';

describe('the redirect to the login and back', () => {
  test('leads back to the page that the visitor requested', () => {
    const login = loginLeadingTo('/player/deposit/');
    expect(destinationIn(new URL(login, 'http://site').search)).toBe('/player/deposit/');
  });

  test('keeps its destination from the login to the registration', () => {
    const { search } = new URL(loginLeadingTo('/player/bank/'), 'http://site');
    const register = carryingDestination(paths.register, search);
    expect(destinationIn(new URL(register, 'http://site').search)).toBe('/player/bank/');
  });

  test.each([
    ['another site', 'https://evil.example/'],
    ['a path that browsers read as another site', '//evil.example'],
    ['another site, by a backslash', '/\\evil.example'],
    ['a path with backslashes', '/player\\..\\..'],
    ['a script', 'javascript:alert(1)'],
    ['another site, by a line break', '/\n/evil.example'],
    ['another site, by a tab', '/\t/evil.example'],
    ['a relative path', 'player/deposit'],
    ['the login itself, in a loop', '/login/?next=/login/'],
    ['an empty address', ''],
  ])('never leads to %s', (_, next) => {
    expect(destinationIn(`?next=${encodeURIComponent(next)}`)).toBe(paths.home);
  });
});
