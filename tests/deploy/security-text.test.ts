import { describe, expect, test } from 'vitest';
import { buildDay } from '../../deploy/build-identity.ts';
import { securityText } from '../../deploy/security-text.ts';

test('security.txt has the fields of RFC 9116, and expires within a year of the build', () => {
  const text = securityText(
    { contact: 'mailto:security@play.example', languages: 'lo, en' },
    new Date('2026-11-28T00:00:00Z'),
  );
  expect(text).toBe(
    'Contact: mailto:security@play.example\nExpires: 2027-11-27T00:00:00Z\nPreferred-Languages: lo, en\n',
  );
});

describe('the day of a build', () => {
  const now = new Date('2026-11-28T23:59:59.999Z');
  const day = (SOURCE_DATE_EPOCH?: string) => buildDay({ SOURCE_DATE_EPOCH }, now).toISOString();

  test('is the current one, in UTC, so that two builds of one day are equal, or that of SOURCE_DATE_EPOCH', () => {
    expect(day()).toBe('2026-11-28T00:00:00.000Z');
    expect(day('')).toBe('2026-11-28T00:00:00.000Z');
    expect(day('1764345600')).toBe('2025-11-28T00:00:00.000Z');
  });

  test.each(['today', '-1', '1.5', '2025-11-28'])('a SOURCE_DATE_EPOCH of %s is rejected', (said) => {
    expect(() => day(said)).toThrow('SOURCE_DATE_EPOCH must be a number of seconds');
  });
});
