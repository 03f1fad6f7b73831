/** Unguessable text: session ids and XSRF tokens. */

/** Gives a new secret at each call. Tests may pass one that repeats itself. */
export type SecretSource = () => string;

/** 192 bits from the platform's generator, in base64url. */
export const randomSecret: SecretSource = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
