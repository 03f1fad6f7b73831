/** JSON encoding of machine data. Errors are encoded under `$error`, a name that no product data uses. */
import { createActor, fromTransition } from 'xstate';
import { type Failure, FailureError } from '../../contract/errors.ts';

const ERROR = '$error';
/** XState encodes a reference to an actor under this name, with the id of the actor. */
const REFERENCE = 'xstate$$type';

/** An error as plain data, with the `name` and `message` that `JSON.stringify` omits. */
export function encodedError(error: Error): object {
  return { [ERROR]: { ...error, name: error.name, message: error.message } };
}

/**
 * Decodes errors in encoded data to `Error` objects, because machines distinguish a `FailureError` from a defect, and references
 * to actors to actors that ignore what they receive, because each machine is replayed separately.
 */
export function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  if (ERROR in value) return revivedError(value[ERROR]);
  if (REFERENCE in value && 'id' in value) return ignoringActor(String(value.id));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revived(part)]));
}

/** Machine data as plain JSON data, so that recorded and replayed data can be compared. */
export function encoded(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error ? encodedError(part) : part,
  );
  return text === undefined ? null : JSON.parse(text);
}

/** JSON text with sorted keys: equal data gives equal text. */
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

function ignoringActor(id: string) {
  return createActor(
    fromTransition(() => null, null),
    { id },
  ).start();
}

function revivedError(said: unknown): Error {
  const { name, message, ...rest } = { name: 'Error', message: '', ...(said as object) } as {
    readonly name: string;
    readonly message: string;
    readonly failure?: Failure;
  };
  if (rest.failure !== undefined) return new FailureError(rest.failure);
  const error = new Error(message);
  // Not enumerable, as the inherited name of a thrown error.
  Object.defineProperty(error, 'name', { value: name, enumerable: false, configurable: true });
  return Object.assign(error, rest);
}
