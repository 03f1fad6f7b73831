#!/usr/bin/env node
/** The command `machine-viewer`. */
import { createServer } from 'node:http';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mermaidOf } from '../export/mermaid.ts';
import { counted } from '../../machine-core/index.ts';
import {
  type Command,
  filesNamed,
  type Loaded,
  type LoadedMachine,
  loadMachines,
  Refused,
  runCommandLine,
} from '../../machine-core/node.ts';
import { combinedChart } from '../difference/combined-chart.ts';
import { differenceOf, isEmpty } from '../difference/difference.ts';
import { differenceInMarkdown } from '../difference/in-words.ts';
import { hasVersions, loadMachinesAt, versionsOf } from './history.ts';
import { type Page, pageOf } from './page.ts';
import { namesOf } from '../machine-names.ts';
import { svgOf } from './svg.tsx';

const USAGE = `Shows XState 5 machines as diagrams.

  machine-viewer open FILE…                shows the machines in a browser, to be read and simulated
  machine-viewer svg FILE…                 prints each diagram as SVG
  machine-viewer mermaid FILE…             prints each diagram as Mermaid's stateDiagram-v2
  machine-viewer diff REF[..REF] FILE…     prints what changed since a tag or commit, as Markdown
  machine-viewer charts REF FILE…          prints the charts at a tag or commit, as JSON

FILE is a path or a pattern: 'src/**/*.machine.ts'.

  --out DIR       writes files instead: the page, which needs no server; diagrams; the difference with its pictures
  --call NAME     makes a machine by an exported function; with arguments in JSON: --call 'makeDoor(2)'
  --adapter FILE  (open) the payloads and results of the machines, by their ids, as the default export
  --since REF     (open --out) a tag or commit with which the page compares the machines
  --port PORT     (open) of the page's server; else 4700
`;

type Option = 'adapter' | 'out' | 'port' | 'since';

/** Returns true: what fails, throws. */
async function run({ command, given, options, calls }: Command<Option>): Promise<true> {
  const hasVersion = command === 'diff' || command === 'charts';
  const [range = '', ...changed] = given;
  const patterns = hasVersion ? changed : given;
  if (patterns.length === 0) throw new Refused(`${command} needs a file: machine-viewer ${command} REF FILE`);
  const folder = process.cwd();
  const files = filesNamed(patterns, folder);
  const out = options.out === undefined ? null : resolve(folder, options.out);
  if (command === 'diff') return diff(range, files, calls, out);
  if (command === 'charts') return say(JSON.stringify(await chartsAt(range, files, calls)));
  const loaded = await loadMachines(files, { folder, calls });
  report(loaded);
  if (command === 'open') {
    const { since, adapter } = options;
    const page = await pageOf(loaded, {
      folder,
      calls,
      adapter: adapter === undefined ? null : resolve(folder, adapter),
      since: since === undefined ? null : { version: since, charts: await chartsAt(since, files, calls) },
      hasHistory: out === null && (await hasVersions(files)),
    });
    if (out === null) return serve(page, Number(options.port ?? 4700), files, calls);
    write(out, page);
    return say(`${join(out, 'index.html')}: ${counted(loaded.machines.length, 'machine')}`);
  }
  const textOf = (chart: LoadedMachine['chart']) => (command === 'svg' ? svgOf(chart) : mermaidOf(chart));
  const extension = command === 'svg' ? 'svg' : 'mmd';
  const texts = new Map(
    named(loaded.machines).map(([name, { chart }]) => [`${name}.${extension}`, textOf(chart)]),
  );
  if (out !== null) return sayWritten(out, write(out, texts));
  process.stdout.write([...texts.values()].join('\n'));
  return true;
}

async function diff(
  range: string,
  files: readonly string[],
  calls: readonly string[],
  out: string | null,
): Promise<true> {
  const [from = '', to = ''] = range.split(/\.\.\.?/);
  const [before, after] = [
    await loadMachinesAt(from, files, calls),
    to === ''
      ? await loadMachines(files, { folder: process.cwd(), calls })
      : await loadMachinesAt(to, files, calls),
  ];
  // A file that could not be loaded once is not compared: all its machines would look new.
  for (const problem of new Set([...before.problems, ...after.problems])) warn(problem);
  const earlier = new Map(named(before.machines));
  const later = new Map(named(after.machines));
  const texts: string[] = [];
  const same: string[] = [];
  const pictures = new Map<string, string>();
  for (const [name, machine] of later) {
    const was = earlier.get(name);
    if (!was) {
      texts.push(`### ${name}: new\n`);
      continue;
    }
    const difference = differenceOf(was.chart, machine.chart);
    if (isEmpty(difference)) {
      same.push(name);
      continue;
    }
    const { chart, marks } = combinedChart(difference);
    texts.push(differenceInMarkdown(difference, mermaidOf(chart, marks)));
    pictures.set(`${name}.svg`, svgOf(chart, marks));
  }
  for (const name of earlier.keys()) if (!later.has(name)) texts.push(`### ${name}: gone\n`);
  if (later.size + earlier.size === 0) throw new Refused('There is no machine to compare.');
  if (same.length > 0) texts.push(`Nothing has changed in ${same.join(', ')}.\n`);
  const text = texts.join('\n');
  if (out !== null) return sayWritten(out, write(out, new Map([['changes.md', text], ...pictures])));
  process.stdout.write(text);
  return true;
}

/** The charts at a version by the names of the machines. */
async function chartsAt(version: string, files: readonly string[], calls: readonly string[]) {
  const { machines } = await loadMachinesAt(version, files, calls);
  return Object.fromEntries(named(machines).map(([name, { chart }]) => [name, chart]));
}

/** The machines by name, as in the page. */
function named(machines: readonly LoadedMachine[]): readonly (readonly [string, LoadedMachine])[] {
  const names = namesOf(machines);
  return machines.map((one, index) => [names[index] ?? one.chart.id, one] as const);
}

function report({ machines, problems }: Loaded): void {
  for (const problem of problems) warn(problem);
  if (machines.length === 0) throw new Refused('There is no machine to show.');
}

function serve(page: Page, port: number, files: readonly string[], calls: readonly string[]): Promise<true> {
  const types: Readonly<Record<string, string>> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const name = pathname.slice(1) || 'index.html';
    if (name === 'versions' || name === 'charts') {
      const answer =
        name === 'versions' ? versionsOf(files) : chartsAt(searchParams.get('at') ?? '', files, calls);
      answer.then(
        (value) => response.end(JSON.stringify(value)),
        (error: Error) => response.writeHead(404).end(error.message),
      );
      return;
    }
    const content = page.get(name);
    response.writeHead(content === undefined ? 404 : 200, {
      'Content-Type': `${types[name.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(content ?? 'Not found');
  });
  return new Promise((_, reject) => {
    server.on('error', () => reject(new Refused(`Port ${port} is taken: choose another one with --port.`)));
    server.listen(port, '127.0.0.1', () => say(`http://localhost:${port}/ (Ctrl+C ends it)`));
  });
}

/** Returns the names of the files. */
function write(folder: string, files: ReadonlyMap<string, string | Uint8Array>): readonly string[] {
  if (existsSync(join(folder, 'package.json')))
    throw new Refused(`${folder} has a package.json: choose a folder of its own.`);
  mkdirSync(folder, { recursive: true });
  // A name of a machine may have signs that a name of a file may not have.
  return [...files].map(([title, content]) => {
    const name = title.replaceAll(/[/\\:*?"<>|]+/g, '-');
    writeFileSync(join(folder, name), content);
    return name;
  });
}

function sayWritten(folder: string, names: readonly string[]): true {
  return say(`${folder}: ${names.join(', ')}`);
}

function say(line: string): true {
  process.stdout.write(`${line}\n`);
  return true;
}

function warn(line: string): void {
  process.stderr.write(`Not shown: ${line}\n`);
}

await runCommandLine(
  {
    name: 'machine-viewer',
    usage: USAGE,
    commands: ['open', 'svg', 'mermaid', 'diff', 'charts'],
    options: ['adapter', 'out', 'port', 'since'] satisfies Option[],
  },
  run,
);
