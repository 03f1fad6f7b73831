/** Browser interfaces that are missing, throw, or return something odd: breaks them in a page, before its scripts. */

/** An interface by its owner and name, and whether it is an object that throws when it is read, or throws when it is called. */
type Interface = readonly [owner: string, name: string, kind: 'object' | 'function'];

/** Without `matchMedia` below: the library of the dialogs calls it too, and no browser is known in which it throws. */
const THROWING: readonly Interface[] = [
  ['window', 'BroadcastChannel', 'function'],
  ['window', 'localStorage', 'object'],
  ['window', 'sessionStorage', 'object'],
  ['window', 'caches', 'object'],
  ['window', 'requestIdleCallback', 'function'],
  ['navigator', 'locks', 'object'],
  ['navigator', 'clipboard', 'object'],
  ['navigator', 'serviceWorker', 'object'],
  ['crypto', 'randomUUID', 'function'],
  ['document', 'fonts', 'object'],
  ['history', 'replaceState', 'function'],
  ['history', 'scrollRestoration', 'object'],
  ['performance', 'timeOrigin', 'object'],
];
const OPEN: Interface = ['window', 'open', 'function'];
const MISSING: readonly Interface[] = [
  ...THROWING,
  ['window', 'matchMedia', 'function'],
  ['window', 'ResizeObserver', 'function'],
  ['window', 'IntersectionObserver', 'function'],
  ['window', 'visualViewport', 'object'],
];

/** Runs in the page, before its scripts. */
export function breakInterfaces([broken, isMissing]: readonly [readonly Interface[], boolean]): void {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const owners: Readonly<Record<string, object>> = {
    window,
    navigator,
    crypto,
    document,
    history,
    performance,
  };
  for (const [owner, name, kind] of broken) {
    const isUnreadable = kind === 'object' && !isMissing;
    const get = isMissing ? () => undefined : isUnreadable ? blocked : () => blocked;
    Object.defineProperty(owners[owner], name, { get, set: isUnreadable ? blocked : () => undefined });
  }
}

export const WAYS: readonly (readonly [title: string, ...args: Parameters<typeof breakInterfaces>[0]])[] = [
  ['every browser interface is missing', [...MISSING, OPEN], true],
  ['every browser interface throws', [...THROWING, OPEN], false],
];
