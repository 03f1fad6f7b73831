/**
 * MSW opens a cookie store in `localStorage` when it is loaded, and throws in a worker, which has none. This replacement is
 * in memory only; our cookies are in the jar. Must be imported before any module that imports MSW.
 */
const kept = new Map<string, string>();

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  },
});
