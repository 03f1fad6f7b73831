/** What of the viewer needs no page: machines from files and their history, pictures and words. */
export { loadMachinesAt, versionsOf } from './command-line/history.ts';
export { svgOf } from './command-line/svg.tsx';
export { combinedChart } from './difference/combined-chart.ts';
export { type Change, type Difference, differenceOf, type Field, isEmpty } from './difference/difference.ts';
export { differenceInMarkdown, differenceInWords, type Sentence } from './difference/in-words.ts';
export { mermaidOf } from './export/mermaid.ts';
export { fragmentOf, type Simulation } from './simulator/simulation.ts';
