/** Converts a snapshot to plain data without secrets, for display and export. */

/** What stands where a secret stood. */
export const HIDDEN = '•••';

/**
 * The names under which the contract and the machines keep what nobody else may read: passwords, tokens, account numbers
 * and their holders, and the links and codes that open a game or pay an order by themselves.
 */
const SECRET =
  /password(?!ChangedAt)|token|xsrf|cookie|secret|^account(number|name)$|^(url|address|deeplink|payload)$/i;

/** A copy as plain data: functions and what cannot be written are left out, secrets are hidden, at any depth. */
export function shareable(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part: unknown) => {
    if (isSecret(name, part)) return HIDDEN;
    // An error keeps what it says where JSON does not look.
    if (part instanceof Error) return { ...part, name: part.name, message: part.message };
    return part;
  });
  return text === undefined ? null : JSON.parse(text);
}

/** Whether what stands under a name is a secret. Nothing hides nothing: that a field is empty is often what matters. */
export function isSecret(name: string, value: unknown): boolean {
  const isSomething =
    (typeof value === 'string' && value !== '') || (typeof value === 'object' && value !== null);
  return SECRET.test(name) && (isSomething || typeof value === 'number');
}
