/** Converts a snapshot to plain data without secrets, for display and export. */

/** The text that replaces a secret. */
export const HIDDEN = '•••';

/**
 * The property names of secrets in the contract and the machines: passwords, tokens, account numbers and their holders, and the
 * links and codes with which anyone can open a game or pay an order.
 */
const SECRET =
  /password(?!ChangedAt)|token|xsrf|cookie|secret|^account(number|name)$|^(url|address|deeplink|payload)$/i;

/** Returns a JSON copy: without functions and other values that JSON does not have, and with all secrets masked, at any depth. */
export function shareable(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part: unknown) => {
    if (isSecret(name, part)) return HIDDEN;
    // The `name` and `message` of an error are not enumerable, so that JSON would omit them.
    if (part instanceof Error) return { ...part, name: part.name, message: part.message };
    return part;
  });
  return text === undefined ? null : JSON.parse(text);
}

/** Whether a property is a secret. Empty strings and null are not masked: that a field is empty often matters for debugging. */
export function isSecret(name: string, value: unknown): boolean {
  const isSomething =
    (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null);
  return SECRET.test(name) && (isSomething || typeof value === 'number');
}
