import { expect, test } from 'vitest';
import { FailureError } from '../../../../../contract/errors.ts';
import { HIDDEN } from '../../../../../packages/machine-viewer/live/shareable.ts';
import { shareable } from '../../../live/shareable.ts';

test.each(['confirmNewPassword', 'xsrfToken', 'accountNumber', 'deeplink', 'payload', 'url', 'address'])(
  '%s is masked, at any depth',
  (name) => {
    const reported = shareable({ [name]: 'a secret', deep: [{ [name]: 'a secret', amount: '10.00' }] });
    expect(reported).toEqual({ [name]: HIDDEN, deep: [{ [name]: HIDDEN, amount: '10.00' }] });
  },
);

test('a secret that is a number or an object is masked as well', () => {
  expect(shareable({ token: 123456, accountNumber: { digits: '0102' } })).toEqual({
    token: HIDDEN,
    accountNumber: HIDDEN,
  });
});

test('empty and missing secrets are not masked', () => {
  expect(shareable({ password: '', token: null })).toEqual({ password: '', token: null });
});

test.each([
  { passwordChangedAt: '2026-01-05T03:00:00Z' },
  { username: 'somphone', idempotencyKey: 'key-1', code: 'D1' },
  { imageUrl: '/pictures/game.svg', accountDigits: { min: 4, max: 34 } },
])('%o is not masked', (value) => {
  expect(shareable(value)).toEqual(value);
});

test('an error keeps its message and its failure', () => {
  const failure = { kind: 'timeout' } as const;
  expect(shareable({ error: new FailureError(failure) })).toEqual({
    error: { name: 'FailureError', message: 'timeout', failure },
  });
});

test('clocks and functions are left out', () => {
  const clock = { now: () => 0 };
  expect(shareable({ clock, newKey: () => 'key', tries: 1 })).toEqual({ clock: {}, tries: 1 });
  expect(shareable(() => 'nothing')).toBeNull();
});
