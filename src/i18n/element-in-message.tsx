import type { ReactNode } from 'react';

/** The value that stands for an element in a message: a private-use character, which no message contains. */
export const ELEMENT = '\uE000';

/**
 * Puts an element in its place in a message: a name or a code, which may break within and which no page translator changes. The `Trans` of
 * Lingui does the same, but would be part of every first load.
 */
export function withElement(message: string, element: ReactNode): ReactNode {
  const [before, after] = message.split(ELEMENT);
  return (
    <>
      <span>{before}</span>
      {element}
      <span>{after}</span>
    </>
  );
}
