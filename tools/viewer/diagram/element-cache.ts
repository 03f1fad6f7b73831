import type { ReactElement } from 'react';

/** Returns the cached element of this name, or creates it by `draw`. */
export type Keep = (name: string, draw: () => ReactElement) => ReactElement;

/**
 * Caches React elements by name, because React skips an element that is identical to that of the previous render. Make a new
 * cache when `_circumstances` change; the name must contain everything else that the element depends on.
 */
export function keeper(_circumstances: object): Keep {
  const elements = new Map<string, ReactElement>();
  return (name, draw) => {
    const element = elements.get(name) ?? draw();
    elements.set(name, element);
    return element;
  };
}
