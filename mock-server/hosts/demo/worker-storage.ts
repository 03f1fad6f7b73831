/**
 * MSW looks for a place to keep cookies of its own as soon as it is loaded, and takes a worker, which has none, for a
 * broken page. It gets one that forgets; ours are in the jar. Imported before anything that imports MSW.
 */
const kept = new Map<string, string>();

Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  },
});
