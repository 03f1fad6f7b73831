import type { ReactElement } from 'react';

/** Draws what goes by a name once. */
export type Keep = (name: string, draw: () => ReactElement) => ReactElement;

/**
 * Keeps what is drawn by name, as long as `_circumstances` are the same: a part of a picture that is handed out once more
 * as it was is not even looked at by React. A name says all else that the part depends on.
 */
export function keeper(_circumstances: object): Keep {
  const elements = new Map<string, ReactElement>();
  return (name, draw) => {
    const element = elements.get(name) ?? draw();
    elements.set(name, element);
    return element;
  };
}
