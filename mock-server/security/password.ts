/** Salted password hashes, stored as `pbkdf2-sha256$iterations$salt$hash`, so that the cost can differ per row. */
import { equalInConstantTime, hexOf } from './crypto.ts';

/** High enough for a realistic delay, low enough for tests that register hundreds of players. */
const ITERATIONS = 5_000;

/** A hash that no password has. A login with an unknown username is compared with it, so that its duration reveals nothing. */
export const NO_PASSWORD = `pbkdf2-sha256$${ITERATIONS}$nobody$-`;

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
  return (await matchingForm(password, stored)) !== null;
}

/**
 * The Unicode form in which the password has the stored hash; null if it has it in neither. Passwords are hashed in NFC; hashes
 * from before that rule may be of NFD (contract §1).
 */
export async function matchingForm(password: string, stored: string): Promise<'NFC' | 'NFD' | null> {
  const [, iterations = '', salt = ''] = stored.split('$');
  const matches = async (form: 'NFC' | 'NFD') =>
    equalInConstantTime(await hashPassword(password.normalize(form), salt, Number(iterations)), stored);
  if (await matches('NFC')) return 'NFC';
  return password.normalize('NFD') !== password && (await matches('NFD')) ? 'NFD' : null;
}
