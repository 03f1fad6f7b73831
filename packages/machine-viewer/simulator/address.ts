/** Keeps the simulation in the URL fragment of the viewer: `#input=start&steps=send+deposit.submit;pass`. */
import { useMemo, useSyncExternalStore } from 'react';
import { fragmentOf, type Simulation, simulationIn } from './simulation.ts';

/** Returns the simulation in the URL and a function that replaces it. Each call adds one entry to the browser's history. */
export function useSimulation(): readonly [Simulation, (simulation: Simulation) => void] {
  const fragment = useSyncExternalStore(onMove, () => window.location.hash);
  const simulation = useMemo(() => simulationIn(fragment.slice(1)), [fragment]);
  return [simulation, goTo];
}

function goTo(simulation: Simulation): void {
  window.location.hash = fragmentOf(simulation);
}

function onMove(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  // History entries of other machines differ in the query too; navigation between them fires `popstate`.
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
