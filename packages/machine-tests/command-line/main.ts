#!/usr/bin/env node
/** The command `machine-tests`. */
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { counted, fixturesOf, type MachineAdapter } from '../../machine-core/index.ts';
import {
  type Command,
  filesNamed,
  type LoadedMachine,
  loadMachines,
  Refused,
  runCommandLine,
} from '../../machine-core/node.ts';
import { messageFor } from '../cases/deviation-message.ts';
import { readFrozen, writeFrozen } from '../cases/frozen.ts';
import { generatedCases } from '../cases/generate.ts';
import { KINDS, measureOf } from '../measure.ts';
import { reportOn } from '../report/report.ts';

const USAGE = `Tests XState 5 machines by cases that are generated from them.

  machine-tests report FILE…   what a search reaches, what can never happen and why, and what depends on data
  machine-tests freeze FILE…   writes a shortest way to each transition as a case, with its effects
  machine-tests check FILE…    replays the cases; fails if one has other effects

FILE is a path or a pattern: 'src/**/*.machine.ts'.

  --adapter FILE  the payloads and results of the machines, by their ids, as the default export
  --cases DIR     where the cases are; else machine-cases
  --call NAME     makes a machine by an exported function; with arguments in JSON: --call 'makeDoor(2)'
`;

type Adapters = Readonly<Record<string, MachineAdapter>>;

/** Returns whether everything is as it should be. */
async function run({ command, given, options, calls }: Command<'adapter' | 'cases'>): Promise<boolean> {
  const folder = process.cwd();
  const { machines, problems } = await loadMachines(filesNamed(given, folder), { folder, calls });
  for (const problem of problems) process.stderr.write(`Not tested: ${problem}\n`);
  if (machines.length === 0) throw new Refused('There is no machine to test.');
  const adapters = options.adapter === undefined ? {} : await adaptersIn(resolve(folder, options.adapter));
  for (const id of Object.keys(adapters))
    if (!machines.some(({ chart }) => chart.id === id))
      throw new Refused(`${options.adapter}: no machine is called ${id}.`);
  const cases = resolve(folder, options.cases ?? 'machine-cases');
  if (command === 'freeze') mkdirSync(cases, { recursive: true });
  return machines
    .map((machine) => {
      const fixtures = fixturesOf(machine.machine, adapters[machine.chart.id]);
      if (command === 'report') return print(reportText(reportOn(fixtures), machine));
      const file = fileOf(cases, machine, machines);
      if (command === 'freeze') {
        const frozen = generatedCases(fixtures);
        writeFrozen(pathToFileURL(file), frozen);
        return print(`${machine.source}: ${counted(frozen.cases.length, 'case')} in ${file}`);
      }
      if (!existsSync(file)) {
        print(`${machine.source}: has no cases yet: machine-tests freeze`);
        return false;
      }
      const measure = measureOf(fixtures, readFrozen(pathToFileURL(file)));
      print(checkText(measure, machine));
      return measure.deviations.length === 0;
    })
    .every(Boolean);
}

function reportText(report: ReturnType<typeof reportOn>, { source }: LoadedMachine): string {
  const { chart, reached, impossible, undecided, errors } = report;
  const list = (title: string, rows: readonly string[]) =>
    rows.length === 0 ? [] : [`  ${title}:`, ...rows.map((row) => `    ${row}`)];
  const told = ({ id, reason }: (typeof impossible)[number]) => `${id}: ${reason}`;
  const states = chart.nodes.filter(({ type }) => type !== 'history').length;
  return [
    `${chart.id} (${source}): ${reached.states.length}/${states} states, ${reached.transitions.length}/${chart.edges.length} transitions reached`,
    ...list('Can never happen', impossible.map(told)),
    ...list('Depends on data, or was not found', undecided.map(told)),
    ...list('The machine stopped with an error', errors),
  ].join('\n');
}

function checkText(measure: ReturnType<typeof measureOf>, { source }: LoadedMachine): string {
  const { machine, cases, deviations, tallies } = measure;
  const counts = KINDS.map(
    (kind) => `${tallies[kind].of - tallies[kind].missing.length}/${tallies[kind].of} ${kind}`,
  );
  return [
    `${machine} (${source}): ${cases - deviations.length} of ${counted(cases, 'case')} as frozen; ${counts.join(', ')}`,
    ...deviations.map((deviation) => messageFor(deviation, 'machine-tests freeze writes them again; case')),
  ].join('\n');
}

function print(text: string): true {
  process.stdout.write(`${text}\n`);
  return true;
}

/** The file of a machine's cases: its id, with a number for the second machine of that id. */
function fileOf(folder: string, machine: LoadedMachine, all: readonly LoadedMachine[]): string {
  const alike = all.filter(({ chart }) => chart.id === machine.chart.id);
  const count = alike.indexOf(machine) + 1;
  const name = machine.chart.id.replaceAll(/[/\\:*?"<>|]+/g, '-');
  return resolve(folder, `${name}${count === 1 ? '' : ` (${count})`}.json`);
}

async function adaptersIn(file: string): Promise<Adapters> {
  if (!existsSync(file)) throw new Refused(`${file}: there is no such file.`);
  const { tsImport } = await import('tsx/esm/api');
  const exported = (await tsImport(pathToFileURL(file).href, import.meta.url)) as {
    readonly default?: unknown;
  };
  if (typeof exported.default !== 'object' || exported.default === null)
    throw new Refused(
      `${file}: its default export must be an object of adapters by the ids of the machines.`,
    );
  return exported.default as Adapters;
}

await runCommandLine(
  {
    name: 'machine-tests',
    usage: USAGE,
    commands: ['report', 'freeze', 'check'],
    options: ['adapter', 'cases'],
  },
  run,
);
