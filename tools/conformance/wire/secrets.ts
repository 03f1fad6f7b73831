/** What must not stand in a log: passwords, session ids and tokens. */
const MASK = '•••';

export class Secrets {
  readonly #known = new Set<string>();

  add(secret: string): void {
    if (secret.length >= 4) this.#known.add(secret);
  }

  /** The text with every known secret masked. */
  masked(text: string): string {
    // The longest first: one secret may begin with another.
    const secrets = [...this.#known].toSorted((a, b) => b.length - a.length);
    return secrets.reduce((safe, secret) => safe.replaceAll(secret, MASK), text);
  }
}
