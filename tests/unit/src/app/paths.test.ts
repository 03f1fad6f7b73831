import { describe, expect, test } from 'vitest';
import { carryingDestination, destinationIn, loginLeadingTo, paths } from '../../../../src/app/paths.ts';

describe('the way to the login and back', () => {
  test('leads back to where the visitor was going', () => {
    const login = loginLeadingTo('/player/deposit/');
    expect(destinationIn(new URL(login, 'http://site').search)).toBe('/player/deposit/');
  });

  test('is carried from the login to the registration', () => {
    const { search } = new URL(loginLeadingTo('/player/bank/'), 'http://site');
    const register = carryingDestination(paths.register, search);
    expect(destinationIn(new URL(register, 'http://site').search)).toBe('/player/bank/');
  });

  test.each([
    ['another site', 'https://evil.example/'],
    ['a path that browsers read as another site', '//evil.example'],
    ['the same with a backslash', '/\\evil.example'],
    ['a backslash further in', '/player\\..\\..'],
    ['a script', 'javascript:alert(1)'],
    ['a line break', '/\n/evil.example'],
    ['a tab', '/\t/evil.example'],
    ['a relative path', 'player/deposit'],
    ['the login itself, for ever', '/login/?next=/login/'],
    ['nothing', ''],
  ])('never leads to %s', (_, next) => {
    expect(destinationIn(`?next=${encodeURIComponent(next)}`)).toBe(paths.home);
  });
});
