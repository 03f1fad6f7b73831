/**
 * React captures the timers and the clock when it is loaded. With real ones it would delay `Suspense` fallbacks by 300 ms of
 * real time and yield after 5 ms of real time, so that walks would depend on the machine. React is therefore loaded after this
 * module, whose timers and clock follow the virtual time of the walk.
 */
const { setTimeout, clearTimeout } = globalThis;

type SetTimeout = (ring: () => void, milliseconds?: number) => unknown;

const late: { readonly setTimeout: SetTimeout; readonly clearTimeout: (id: never) => void } = {
  setTimeout: (ring, milliseconds) =>
    (replaced('setTimeout') ? (globalThis.setTimeout as SetTimeout) : setTimeout)(ring, milliseconds),
  clearTimeout: (id) => (replaced('clearTimeout') ? globalThis.clearTimeout : clearTimeout)(id),
};
Object.assign(globalThis, late);

function replaced(name: keyof typeof late): boolean {
  return globalThis[name] !== late[name];
}

/** React compares timestamps across walks, so its clock is monotonic. */
let aheadMs = 0;
let latestMs = 0;
performance.now = () => (latestMs = Math.max(latestMs, aheadMs + Date.now()));

/** Starts a walk: advances React's clock well past the previous walk. */
export function beginReactTime(): void {
  aheadMs = latestMs + 60_000 - Date.now();
}
