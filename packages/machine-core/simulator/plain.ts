/** Converts to plain data. A reference to an actor becomes `actor ID`. */
export function plain(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value, (_, part: unknown) =>
    isReference(part) ? `actor ${String(part.id)}` : part,
  );
  return text === undefined ? null : JSON.parse(text);
}

/** Whether XState has encoded a reference to an actor. */
function isReference(part: unknown): part is { readonly id: unknown } {
  return typeof part === 'object' && part !== null && 'xstate$$type' in part;
}
