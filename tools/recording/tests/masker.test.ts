import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountNumberProblem, isWallet } from '../../../contract/rules/bank.ts';
import { passwordProblem } from '../../../contract/rules/credentials.ts';
import { FailureError } from '../../../contract/errors.ts';
import { Masker } from '../masking/masker.ts';

const passwords = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .filter((text) => text.trim() !== '');

test('the stand-in of a password is as long and as valid as the password, and never the password', () => {
  fc.assert(
    fc.property(passwords, (password) => {
      const masked = new Masker().masked({ password }) as { password: string };
      expect(masked.password).not.toBe(password);
      expect([...masked.password]).toHaveLength([...password.normalize('NFC')].length);
      expect(passwordProblem(masked.password)).toBe(passwordProblem(password));
    }),
  );
});

test('equal secrets have equal stand-ins, different secrets different ones', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^\d{12}$/), { minLength: 2, maxLength: 20 }), (numbers) => {
      const masker = new Masker();
      const standIns = numbers.map((accountNumber) => masker.masked({ accountNumber }));
      expect(new Set(standIns.map((one) => JSON.stringify(one))).size).toBe(numbers.length);
      expect(numbers.map((accountNumber) => masker.masked({ accountNumber }))).toEqual(standIns);
    }),
  );
});

test('the stand-in of an account number is as valid as the number, and that of a wallet is a wallet', () => {
  const numbers = fc.oneof(fc.stringMatching(/^\d{4,34}$/), fc.stringMatching(/^0?20\d{8}$/));
  fc.assert(
    fc.property(numbers, (accountNumber) => {
      const masked = new Masker().masked({ accountNumber }) as { accountNumber: string };
      expect(isWallet(masked.accountNumber)).toBe(isWallet(accountNumber));
      expect(accountNumberProblem(masked.accountNumber, null)).toBe(
        accountNumberProblem(accountNumber, null),
      );
    }),
  );
});

test('the stand-in of a link keeps its scheme, and discloses nothing else of its target', () => {
  const masked = new Masker().masked({ address: 'https://provider.example/?launch=1' });
  expect(JSON.stringify(masked)).toMatch(/^\{"address":"https:\/\/[a-zA-Z]{26}"\}$/);
});

test('a secret is masked in other texts too, plain, percent-encoded and in base64, but not in event types', () => {
  const masker = new Masker();
  const secret = 'pass/word 9';
  masker.masked({ password: secret });
  const reported = masker.scrubbed({
    type: secret,
    detail: `it was ${secret}`,
    route: `/?q=${encodeURIComponent(secret)}`,
    header: btoa(secret),
  });
  const text = JSON.stringify({ ...(reported as object), type: '' });
  for (const form of [secret, encodeURIComponent(secret), btoa(secret).replaceAll('=', '')]) {
    expect(text).not.toContain(form);
  }
  expect(reported).toMatchObject({ type: secret });
});

test('empty secrets and values that are not secret are not masked', () => {
  const data = { password: '', token: null, username: 'somphone', code: 'D1', at: 12 };
  expect(new Masker().masked(data)).toEqual(data);
});

test('a secret within an error is masked as well', () => {
  const error = new FailureError({ kind: 'wrong-shape', status: null, detail: 'x' });
  expect(
    JSON.stringify(new Masker().masked({ error: Object.assign(error, { token: 'abcdef123' }) })),
  ).not.toContain('abcdef123');
});
