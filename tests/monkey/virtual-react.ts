/**
 * React keeps the timers and the clock that it finds when it is loaded. It would wait in real time for what a walk waits for in
 * virtual time (300 ms between two fallbacks of `Suspense`), and yield after 5 ms of real time: a walk would depend on the
 * machine. So React is loaded after this module, and gets timers and a clock that follow the virtual time of the walk.
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

/** React compares moments of different walks, so its clock never goes back. */
let aheadMs = 0;
let latestMs = 0;
performance.now = () => (latestMs = Math.max(latestMs, aheadMs + Date.now()));

/** A walk begins: for React it begins long after the one before. */
export function beginReactTime(): void {
  aheadMs = latestMs + 60_000 - Date.now();
}
