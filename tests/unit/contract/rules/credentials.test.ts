/** Validation of usernames and passwords: specification §5, lengths of contract §4. */
import { describe, expect, test } from 'vitest';
import {
  confirmationProblem,
  loginUsernameProblem,
  passwordChangeProblems,
  passwordProblem,
  usernameProblem,
} from '../../../../contract/rules/credentials.ts';

describe('a username', () => {
  test.each([
    ['noy1', null],
    ['a_b-c_d-e_f-g_h-1', null],
    ['', 'REQUIRED'],
    ['noy', 'TOO_SHORT'],
    ['a_b-c_d-e_f-g_h-12', 'TOO_LONG'],
    ['Noy1', 'FORMAT'],
    ['noy 1', 'FORMAT'],
    ['noy.1', 'FORMAT'],
    ['ນ້ອຍ', 'FORMAT'],
    [' noy1\u200b\n', null],
    ['no\ny1', 'FORMAT'],
  ])('%j: %s', (username, problem) => {
    expect(usernameProblem(username)).toBe(problem);
  });
});

describe('a password', () => {
  test.each([
    ['12345678', null],
    ['a'.repeat(64), null],
    ['ລະຫັດລັບຂອງຂ້ອຍ', null],
    ['', 'REQUIRED'],
    ['1234567', 'TOO_SHORT'],
    ['a'.repeat(65), 'TOO_LONG'],
    // One letter is one code point in NFC, and two as some keyboards type it.
    ['ế'.normalize('NFD').repeat(64), null],
    ['ế'.normalize('NFD').repeat(7), 'TOO_SHORT'],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

test('the confirmation is required and equals the password (specification §5)', () => {
  expect(confirmationProblem('12345678', '')).toBe('REQUIRED');
  expect(confirmationProblem('12345678', '12345679')).toBe('MISMATCH');
  expect(confirmationProblem('12345678', '12345678')).toBeNull();
  expect(confirmationProblem('mật khẩu 1'.normalize('NFC'), 'mật khẩu 1'.normalize('NFD'))).toBeNull();
});

test('to log in, the username has a minimum length and allowed characters, but no maximum length (specification §5)', () => {
  expect(loginUsernameProblem('')).toBe('REQUIRED');
  expect(loginUsernameProblem('abc')).toBe('TOO_SHORT');
  expect(loginUsernameProblem('Somphone')).toBe('FORMAT');
  expect(loginUsernameProblem('somphone')).toBeNull();
  expect(loginUsernameProblem('a'.repeat(18))).toBeNull();
});

describe('a change of the password: three fields of at least 8 characters, the last two equal (specification §5)', () => {
  test.each([
    ['current-1', 'new-pass-1', 'new-pass-1', null, null, null],
    ['12345678', '12345678', '12345678', null, null, null],
    ['1234567', '1234567', '1234567', 'TOO_SHORT', 'TOO_SHORT', 'TOO_SHORT'],
    ['', '', '', 'REQUIRED', 'REQUIRED', 'REQUIRED'],
    ['current-1', 'new-pass-1', '', null, null, 'REQUIRED'],
    ['current-1', 'new-pass-1', 'new-pas', null, null, 'TOO_SHORT'],
    ['current-1', 'new-pass-1', 'new-pass-2', null, null, 'MISMATCH'],
    ['current-1', 'a'.repeat(65), 'a'.repeat(65), null, 'TOO_LONG', 'TOO_LONG'],
  ])('%j, %j, %j: %s, %s, %s', (currentPassword, newPassword, confirmNewPassword, ...problems) => {
    const judged = passwordChangeProblems({ currentPassword, newPassword, confirmNewPassword });
    expect([judged.currentPassword, judged.newPassword, judged.confirmNewPassword]).toEqual(problems);
  });
});
