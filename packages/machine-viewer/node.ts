/** What of the viewer needs no page. */
export { mermaidOf } from './diagram/mermaid.ts';
export { fragmentOf, type Simulation } from './simulator/simulation.ts';
