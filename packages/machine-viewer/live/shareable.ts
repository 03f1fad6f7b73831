/** Converts a snapshot to plain data without secrets, for display and export. */

/** The text that replaces a secret. */
export const HIDDEN = '•••';

/** Whether a property of this name and value is masked. */
export type IsSecret = (name: string, value: unknown) => boolean;

/** Names of properties that hold a secret in any application. */
const SECRET = /password|token|secret|cookie|xsrf|csrf|credential/i;

/** Returns a JSON copy: without functions and other values that JSON does not have, and with all secrets masked, at any depth. */
export function plainData(value: unknown, isSecret: IsSecret): unknown {
  const text = JSON.stringify(value, (_, part: unknown) =>
    // The `name` and `message` of an error are not enumerable, so that JSON would omit them.
    part instanceof Error ? { ...part, name: part.name, message: part.message } : part,
  );
  return text === undefined ? null : masked(JSON.parse(text), '', isSecret);
}

/** The plain data of an application of which nothing is known: passwords and the like are masked by their names. */
export function withoutSecrets(value: unknown): unknown {
  return plainData(value, (name, part) => part !== '' && part !== null && SECRET.test(name));
}

function masked(part: unknown, name: string, isSecret: IsSecret): unknown {
  if (isSecret(name, part)) return HIDDEN;
  // A text of a list is classified by the name of the list.
  if (Array.isArray(part)) return part.map((item) => masked(item, name, isSecret));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, within]) => [key, masked(within, key, isSecret)]),
  );
}
