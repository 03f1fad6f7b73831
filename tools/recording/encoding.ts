/** Data of machines as JSON: what JSON cannot say is said with a name that no product data has. */
import { type Failure, FailureError } from '../../contract/errors.ts';

const ERROR = '$error';

/** An error as plain data, with what it says where JSON does not look. */
export function encodedError(error: Error): object {
  return { [ERROR]: { ...error, name: error.name, message: error.message } };
}

/** The data that was encoded, with errors that are errors again: a machine tells a `FailureError` from a defect. */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  if (ERROR in value) return revivedError(value[ERROR]);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revived(part)]));
}

/** What is seen of a machine, as plain data: the same for what was recorded and for what is replayed. */
export function encoded(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error ? encodedError(part) : part,
  );
  return text === undefined ? null : JSON.parse(text);
}

/** The same text for the same data, in whatever order its parts were written down. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

/** SHA-256 of the data's canonical text, in hexadecimal: the same in a browser and in Node. */
export async function hashOf(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonical(value)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function revivedError(said: unknown): Error {
  const { name, message, ...rest } = { name: 'Error', message: '', ...(said as object) } as {
    readonly name: string;
    readonly message: string;
    readonly failure?: Failure;
  };
  if (rest.failure !== undefined) return new FailureError(rest.failure);
  const error = new Error(message);
  // As one that was thrown: its name is inherited, and not written down among its own.
  Object.defineProperty(error, 'name', { value: name, enumerable: false, configurable: true });
  return Object.assign(error, rest);
}
