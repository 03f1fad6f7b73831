import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Loaded, machinesOf } from './machines-of.ts';

export interface LoadOptions {
  /** The paths of the machines are relative to it. */
  readonly folder: string;
  /** Factories to call. */
  readonly calls?: readonly string[];
}

/**
 * Imports each file, TypeScript or JavaScript, for its machines. tsx does it, and not the bundler of the application that the files are
 * of: that would run the application's own configuration, which may start servers, and take longer than all modules together.
 */
export async function loadMachines(
  files: readonly string[],
  { folder, calls }: LoadOptions,
): Promise<Loaded> {
  const { register } = await import('tsx/esm/api');
  const modules = register({ namespace: 'machines' });
  try {
    const loading = files.map((file) => [
      relative(folder, file),
      () => modules.import(pathToFileURL(file).href, import.meta.url) as Promise<unknown>,
    ]);
    return await machinesOf(Object.fromEntries(loading), calls);
  } finally {
    await modules.unregister();
  }
}
