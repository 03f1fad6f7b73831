/** The fragment of the viewer's address says what is simulated: `#input=start&steps=send+deposit.submit;pass`. */
import { useMemo, useSyncExternalStore } from 'react';
import { fragmentOf, type Simulation, simulationIn } from './simulation.ts';

/** What is simulated, and how to go on to another moment of it: one entry of the browser's history each. */
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
  // Another machine is another entry of the history, without a fragment.
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
