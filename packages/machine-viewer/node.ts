/** What of the viewer needs no page. */
export { fragmentOf, type Simulation } from './simulator/simulation.ts';
