/**
 * Shows any XState 5 machine as a diagram, simulates it, and follows it while it runs. Machines come in by `showMachines`; what a host
 * needs for a tab of its own is exported too. A running application reports by `inspect.ts`.
 */
export { type Charts, type History, historyAt, keptHistory } from './changes/history.ts';
export type { Drawing } from './diagram/drawing.ts';
export { type Language, type Spoken, useSpoken } from './labels.ts';
export { EventLog } from './live/EventLog.tsx';
export { useAddress } from './page/address.ts';
export { Chosen } from './panel/Chosen.tsx';
export { PanelButton } from './panel/PanelButton.tsx';
export { PanelFrame } from './panel/PanelFrame.tsx';
export { PanelSection } from './panel/PanelSection.tsx';
export { ReadableData } from './panel/ReadableData.tsx';
export { useCopy } from './panel/use-copy.ts';
export type { Proof, Walked } from './proven/proof.ts';
export { browserChannel } from './live/browser-channel.ts';
export { type ModulesInput, showMachines, showModules } from './show-machines.tsx';
export {
  type LiveSource,
  Machines,
  type PanelProps,
  useMachines,
  type ViewerInput,
  type ViewerMachine,
  type ViewerTab,
} from './viewer-input.ts';
