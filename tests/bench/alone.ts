/** Runs a benchmark whose module is started as a script, and prints its rows. */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { printSiteTable, type Row } from './verdict.ts';

/** `name` is the numeric option of the command line: `--runs=3`. */
export async function runIfAlone(
  module: string,
  name: string,
  bench: (amount: number | undefined) => Promise<readonly Row[]>,
): Promise<void> {
  if (module !== pathToFileURL(process.argv[1] ?? '').href) return;
  const { values } = parseArgs({ options: { [name]: { type: 'string' } } });
  const asked = values[name];
  if (asked !== undefined && !/^[1-9]\d*$/.test(String(asked))) {
    throw new Error(`--${name} is a number above zero, not ${String(asked)}.`);
  }
  printSiteTable(await bench(asked === undefined ? undefined : Number(asked)));
}
