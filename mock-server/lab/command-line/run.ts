/** Executes one command line: parses it, sends the request, prints the result. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LAB_PATH } from '../../paths.ts';
import { isWrittenAs } from '../near-miss/near-miss.ts';
import type { ScenarioCard } from '../scenarios/scenario-card.ts';
import { type Command, readCommand } from './command.ts';
import { findLab, type FoundLab, type LabAnswer, NothingThere, send } from './connection.ts';
import { withAmount } from './amount.ts';
import { withImportantColumns } from './columns.ts';
import { about, guide } from './guide.ts';
import { type LabRequest, requestOf, verbsNamed } from './request.ts';
import { type JournalAnswer, journalLines, type StateAnswer, summary } from './summary.ts';
import { readable } from './table.ts';
import { watch } from './watch.ts';
import { WrongUsage } from './wrong-usage.ts';

export const EXIT = { done: 0, rejected: 1, wrongUsage: 2, nothingThere: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Dependencies {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder that file names are relative to. */
  readonly folder: string;
  /** The number of characters per line. */
  readonly width: number;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Ends `state --watch`, which otherwise runs until the process ends. */
  readonly stopped?: AbortSignal;
}

export async function run(argumentList: readonly string[], dependencies: Dependencies): Promise<ExitCode> {
  try {
    const command = readCommand(argumentList);
    const { url, world } = command.options;
    const { LAB_URL, LAB_WORLD, LAB_TOKEN } = dependencies.environment;
    const lab = await findLab(url ?? LAB_URL, { world: world ?? LAB_WORLD, token: LAB_TOKEN });
    return await carryOut(command, lab, dependencies);
  } catch (thrown) {
    if (!(thrown instanceof WrongUsage) && !(thrown instanceof NothingThere)) throw thrown;
    dependencies.complain(thrown.message);
    return thrown instanceof WrongUsage ? EXIT.wrongUsage : EXIT.nothingThere;
  }
}

async function carryOut(command: Command, lab: FoundLab, dependencies: Dependencies): Promise<ExitCode> {
  const { text, options } = command;
  const print = (lines: readonly string[]) => lines.forEach(dependencies.print);
  if (text.length === 0 && command.fields.length > 0)
    throw new WrongUsage('The verb must come before its fields.');
  if (text.length === 0 && options.json) print([JSON.stringify({ verbs: lab.verbs })]);
  else if (text.length === 0) print(guide(lab.verbs, lab.origin));
  else if (options.help) print(verbsNamed(command, lab.verbs).flatMap(about));
  else if (text[0] === 'export') return exportTo(fileOf(command, dependencies), lab, dependencies);
  else {
    const isImport = text[0] === 'import';
    const request = isImport
      ? await importFrom(fileOf(command, dependencies))
      : requestOf(command, lab.verbs);
    if (isEntrance(request)) {
      // A link for a browser: the command line has no cookies.
      print([lab.origin + request.path]);
      return EXIT.done;
    }
    const meant = await withAmount(lab, request);
    const answer = 'rejection' in meant ? meant.rejection : await send(lab, meant.request);
    if (options.json) print([answer.text.trimEnd()]);
    if (answer.status >= 400) return rejected(answer, dependencies);
    if (!options.json) print(linesOf(request, answer, command, dependencies.width));
    if (options.watch) return follow(command, lab, dependencies);
    return isExpected(command, answer, dependencies) ? EXIT.done : EXIT.rejected;
  }
  return EXIT.done;
}

async function follow(
  { text, options }: Command,
  lab: FoundLab,
  dependencies: Dependencies,
): Promise<ExitCode> {
  if (text.join() !== 'state') throw new WrongUsage('--watch is an option of state.');
  const { print, complain, stopped } = dependencies;
  const rejection = await watch(lab, { print, complain, isJson: options.json, stopped });
  if (!rejection) return EXIT.done;
  const body = (await rejection.json()) as unknown;
  return rejected({ status: rejection.status, text: JSON.stringify(body), body }, dependencies);
}

/** Whether the count is the one that `count` expects; says what it is otherwise. */
function isExpected(
  { options: { expected } }: Command,
  { body }: LabAnswer,
  { complain }: Dependencies,
): boolean {
  if (expected === undefined) return true;
  const { count } = body as { readonly count: number };
  if (count !== expected) complain(`${count} requests, but ${expected} expected.`);
  return count === expected;
}

function isEntrance({ path }: LabRequest): boolean {
  return isWrittenAs(path.replace(/\?.*/, ''), `${LAB_PATH}/worlds/:id/enter`);
}

function linesOf(
  { path }: LabRequest,
  { body }: LabAnswer,
  { options: { allColumns } }: Command,
  width: number,
): string[] {
  const place = path.replace(/\?.*$/, '');
  switch (place) {
    case `${LAB_PATH}/journal`:
      return journalLines(body as JournalAnswer);
    case `${LAB_PATH}/state`:
      return summary(body as StateAnswer);
    case `${LAB_PATH}/scenarios`: {
      const { scenarios } = body as { scenarios: readonly ScenarioCard[] };
      // Only these columns: the names already contain the area and the error code.
      const cards = scenarios.map(({ name, player, explanation }) => ({ name, player, explanation }));
      return readable(cards, width);
    }
    default: {
      const [, collection] = /\/db\/(\w+)$/.exec(place) ?? [];
      const isWhole = collection === undefined || allColumns;
      return readable(isWhole ? body : withImportantColumns(collection, body), width);
    }
  }
}

function rejected({ status, text, body }: LabAnswer, { complain }: Dependencies): ExitCode {
  const {
    code,
    message,
    fields = {},
  } = (body ?? {}) as {
    code?: string;
    message?: string;
    fields?: Readonly<Record<string, string>>;
  };
  complain(code === undefined ? `rejected: ${status} ${text}` : `rejected: ${status} ${code}: ${message}`);
  for (const [name, problem] of Object.entries(fields)) complain(`  ${name}: ${problem}`);
  return EXIT.rejected;
}

/** Returns the file argument of `export FILE` and `import FILE`. */
function fileOf({ text, fields }: Command, { folder }: Dependencies): string {
  const [verb, file] = text;
  if (file === undefined || text.length > 2 || fields.length > 0) throw new WrongUsage(`Write ${verb} FILE.`);
  return resolve(folder, file);
}

async function exportTo(file: string, lab: FoundLab, dependencies: Dependencies): Promise<ExitCode> {
  const answer = await send(lab, { method: 'GET', path: `${LAB_PATH}/export` });
  if (answer.status >= 400) return rejected(answer, dependencies);
  try {
    await writeFile(file, answer.text);
  } catch (thrown) {
    throw new WrongUsage(`${file} cannot be written: ${String(thrown)}`);
  }
  dependencies.print(`The state is saved in ${file}.`);
  return EXIT.done;
}

async function importFrom(file: string): Promise<LabRequest> {
  try {
    const body = JSON.parse(await readFile(file, 'utf8')) as unknown;
    return { method: 'POST', path: `${LAB_PATH}/import`, body };
  } catch (thrown) {
    throw new WrongUsage(`${file} is not an exported state: ${String(thrown)}`);
  }
}
