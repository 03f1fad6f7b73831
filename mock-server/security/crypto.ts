/** Digests, comparisons of secrets, and unguessable secrets for session ids, XSRF tokens and world ids. */

/** Lower-case hex. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a text. */
export async function digestOf(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** Returns a new secret on each call. Tests may provide a deterministic one. */
export type SecretSource = () => string;

/** 192 random bits, base64url. */
export const randomSecret: SecretSource = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** 64 random bits in hex: short enough for a command line, and a valid name of a file, a cookie and a header. */
export const randomId: SecretSource = () => hexOf(crypto.getRandomValues(new Uint8Array(8)));

/** The duration does not depend on the position of the first difference. */
export function equalInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
