/**
 * Replaces React's `lazy`, which suspends only at the first render of a component in a process, so that a walk would depend on
 * the walks before it. This module is loaded before the site.
 */
import React, { type ComponentType, createElement } from 'react';

type Load = () => Promise<{ readonly default: ComponentType<object> }>;

const loads: (() => Promise<void>)[] = [];

function lazy(load: Load): ComponentType<object> {
  let Loaded: ComponentType<object> | null = null;
  loads.push(async () => {
    ({ default: Loaded } = await load());
  });
  return function Lazy(props) {
    if (!Loaded) throw new Error('a component is rendered before its code is loaded');
    return createElement(Loaded, props);
  };
}
Object.assign(React, { lazy });

/** Loads the code of all components that are lazy. */
export async function loadLazyComponents(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
