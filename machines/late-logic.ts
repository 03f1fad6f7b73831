/** Logic of actors whose code is loaded after the page has started. */
import type { AnyStateMachine } from 'xstate';

/**
 * Returns logic that delegates to what `loaded` returns at each use, so that a machine can invoke an actor by name whose code
 * is not part of the first download.
 *
 * @throws when the actor starts before its code is loaded.
 */
export function lateLogic<Machine extends AnyStateMachine>(
  loaded: () => Machine | null = () => null,
): Machine {
  const machine = (): Machine => {
    const it = loaded();
    if (it === null) throw new Error('an actor starts before its code is loaded');
    return it;
  };
  return new Proxy({} as Machine, {
    get: (_, key) => Reflect.get(machine(), key) as unknown,
    getPrototypeOf: () => Reflect.getPrototypeOf(machine()),
  });
}
