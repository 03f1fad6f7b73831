/** Stately's extractor, with which its editor reads the code of a machine, and what it has read, as XState 5 writes it. */
import { requireFrom } from '../../../tests/suites/separate-packages.ts';

/** What we use of a machine that the extractor has read. A path is the keys of the states from the machine's root on. */
export interface ExtractedMachine {
  /** The configuration, in the form of xstate 4. */
  readonly toConfig: () => unknown;
  readonly getTransitionTargets: () => readonly {
    readonly fromPath: readonly string[];
    readonly targetPath: readonly (readonly string[] | undefined)[];
  }[];
  /** The names of actions, guards, actors and delays that the extractor finds implemented. */
  readonly getAllMachineImplementations: () => Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Extractor {
  readonly extractMachinesFromFile: (code: string) => {
    readonly machines: readonly (ExtractedMachine | undefined)[];
  } | null;
}

/**
 * Installs the extractor with xstate 4, and returns its function that reads the machine in a file's code.
 *
 * @throws if npm cannot install them.
 */
export async function installedExtractor(): Promise<(code: string) => ExtractedMachine> {
  const require = await requireFrom('tools/viewer/stately');
  const { extractMachinesFromFile } = require('@xstate/machine-extractor') as Extractor;
  return (code) => {
    const machine = extractMachinesFromFile(code)?.machines[0];
    if (machine === undefined) throw new Error('the extractor finds no machine');
    return machine;
  };
}

/** The configuration that the extractor has read, as XState 5 writes it. */
export function readConfig(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(readConfig);
  if (typeof read !== 'object' || read === null) return read;
  const { kind: _, cond, action, ...others } = read as Readonly<Record<string, unknown>>;
  if (action !== undefined) return named(action);
  const parts = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, readConfig(value)]));
  return cond === undefined ? parts : { ...parts, guard: named(cond) };
}

/** The extractor gives empty parameters to a guard or an action that is written as a name alone. */
function named(object: unknown): unknown {
  const { kind: _, ...own } = object as Readonly<Record<string, unknown>>;
  const { type, params } = own;
  const isNameAlone = typeof params === 'object' && params !== null && Object.keys(params).length === 0;
  return isNameAlone ? type : own;
}
