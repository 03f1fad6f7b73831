/** Salted password hashes, stored as `pbkdf2-sha256$iterations$salt$hash`, so that the cost can differ per row. */
import { equalInConstantTime, hexOf } from './crypto.ts';

/** High enough for a realistic delay, low enough for tests that register hundreds of players. */
const ITERATIONS = 5_000;

export async function hashPassword(password: string, salt: string, iterations = ITERATIONS): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  return ['pbkdf2-sha256', iterations, salt, hexOf(new Uint8Array(bits))].join('$');
}

/** Whether the password is the one of the stored hash. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, iterations = '', salt = ''] = stored.split('$');
  return equalInConstantTime(await hashPassword(password, salt, Number(iterations)), stored);
}
