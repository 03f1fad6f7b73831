/** Logic of actors whose code is loaded after the page has started. */
import type { AnyActorLogic } from 'xstate';

/**
 * Returns logic that delegates to what `loaded` returns at each use, so that a machine can invoke an actor by name whose code
 * is not part of the first download.
 *
 * @throws when the actor starts before its code is loaded.
 */
export function lateLogic<Logic extends AnyActorLogic>(loaded: () => Logic | null = () => null): Logic {
  const logic = (): Logic => {
    const it = loaded();
    if (it === null) throw new Error('code not loaded');
    return it;
  };
  return new Proxy({} as Logic, {
    get: (_, key) => Reflect.get(logic(), key) as unknown,
    getPrototypeOf: () => Reflect.getPrototypeOf(logic()),
  });
}
