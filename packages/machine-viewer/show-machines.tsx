import { createRoot } from 'react-dom/client';
import { Viewer } from './page/Viewer.tsx';
import type { ViewerInput } from './viewer-input.ts';

/** Shows the viewer on this page, in the element with the id `root`. @throws if there is no such element, or no machine. */
export function showMachines(input: ViewerInput): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the viewer has no #root');
  // No StrictMode: it renders everything twice, which slows down the live diagram of a running machine.
  createRoot(root).render(<Viewer input={input} />);
}
