import { createRoot, type Root } from 'react-dom/client';
import { type MachineAdapter, machinesOf, type Modules } from '../machine-core/index.ts';
import { Viewer } from './page/Viewer.tsx';
import type { ViewerInput } from './viewer-input.ts';

const roots = new WeakMap<Element, Root>();

/**
 * Shows the viewer on this page, in the element with the id `root`. Called again, it shows the new machines at the place that the URL
 * names. @throws if there is no such element, or no machine.
 */
export function showMachines(input: ViewerInput): void {
  // No StrictMode: it renders everything twice, which slows down the live diagram of a running machine. The key makes the viewer anew.
  rootOfPage().render(<Viewer key={performance.now()} input={input} />);
}

export interface ModulesInput extends Omit<ViewerInput, 'machines'> {
  /** Functions of the modules to call for a machine: `makeDoor`, or `makeDoor(2)` with arguments in JSON. */
  readonly calls?: readonly string[];
  /** The payloads and results that cannot be read from the machines, by their ids. */
  readonly adapters?: Readonly<Record<string, MachineAdapter>>;
}

/** Shows the machines that modules export. A module that has none, or throws, is named with the reason; `problems` are more of these. */
export async function showModules(
  modules: Modules,
  { calls = [], adapters = {}, problems = [], ...input }: ModulesInput = {},
): Promise<void> {
  const loaded = await machinesOf(modules, calls);
  const all = [...problems, ...loaded.problems];
  if (loaded.machines.length === 0) {
    const lines = ['There is no machine to show.', ...all];
    return rootOfPage().render(lines.map((line) => <p key={line}>{line}</p>));
  }
  const machines = loaded.machines.map(({ machine, source }) => {
    const adapter = adapters[machine.id];
    return { machine, source, ...(adapter && { adapter }) };
  });
  showMachines({ ...input, machines, problems: all });
}

function rootOfPage(): Root {
  const element = document.getElementById('root');
  if (!element) throw new Error('the viewer has no #root');
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  return root;
}
