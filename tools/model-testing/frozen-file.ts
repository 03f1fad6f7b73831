/** The file with the frozen cases of a product machine, by its id. */
export function frozenFile(machine: string): URL {
  return new URL(`./frozen/${machine}.json`, import.meta.url);
}

/** The command that repeats the case whose id follows. */
export const REPEAT = 'npm run test:model -- --case';
