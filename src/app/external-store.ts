import { useSyncExternalStore } from 'react';
import type { Unsubscribe } from '../platform/unsubscribe.ts';

/** A value outside React, which views read with `useExternalStore`. */
export class ExternalStore<Value> {
  readonly #listeners = new Set<() => void>();
  #value: Value;

  constructor(initial: Value) {
    this.#value = initial;
  }

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Value => this.#value;

  protected set(value: Value): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}

/** The current value of a store. */
export function useExternalStore<Value>({ subscribe, getSnapshot }: ExternalStore<Value>): Value {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
