/** Masks secrets in reports: passwords, session ids and tokens. */
const MASK = '•••';

export class Secrets {
  readonly #known = new Set<string>();

  add(secret: string): void {
    if (secret.length >= 4) this.#known.add(secret);
  }

  /** Returns the text with every known secret masked. */
  masked(text: string): string {
    // Longest first, because one secret may be a prefix of another.
    const secrets = [...this.#known].toSorted((a, b) => b.length - a.length);
    return secrets.reduce((safe, secret) => safe.replaceAll(secret, MASK), text);
  }
}
