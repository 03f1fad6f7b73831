/** Runs one command line and returns its exit code. */
import { writeFile } from 'node:fs/promises';
import { BASE_PATH } from '../../contract/endpoints.ts';
import { READ_TIMEOUT_MS } from '../../contract/limits.ts';
import { conform, everyRule } from './conform.ts';
import { type Command, readCommand, USAGE, WrongUsage } from './options.ts';
import { count, reportOf } from './report/table.ts';
import type { Finding, RuleFacts } from './rule/rule.ts';
import { reasonOf } from './wire/caller.ts';

export const EXIT = { conforms: 0, fails: 1, wrongUsage: 2, notReachable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Dependencies {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

export async function run(argumentList: readonly string[], dependencies: Dependencies): Promise<ExitCode> {
  const { print, complain, environment } = dependencies;
  try {
    const command = readCommand(argumentList, environment);
    if (command.help) {
      print(USAGE);
      return EXIT.conforms;
    }
    const isWanted = wantedBy(command.filters);
    const silence = await silenceOf(command.conform.origin);
    if (silence !== null) {
      complain(`No server responds at ${command.conform.origin}: ${silence}.`);
      return EXIT.notReachable;
    }
    return await measure(command, isWanted, print);
  } catch (thrown) {
    if (!(thrown instanceof WrongUsage)) throw thrown;
    complain(`${thrown.message}\n\n${USAGE}`);
    return EXIT.wrongUsage;
  }
}

async function measure(
  { conform: options, json }: Command,
  isWanted: (rule: RuleFacts) => boolean,
  print: (line: string) => void,
): Promise<ExitCode> {
  const start = performance.now();
  const { findings, requests, codes } = await conform({ ...options, isWanted });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { origin, mode, lab, seed } = options;

  print(`Contract ${BASE_PATH} on ${origin}\n`);
  for (const line of reportOf(findings)) print(line);
  for (const line of failuresOf(findings)) print(line);
  const verdicts = {
    pass: count(findings, 'pass'),
    fail: count(findings, 'fail'),
    notReached: count(findings, 'not reached'),
  };
  print(
    `${findings.length} rules: ${verdicts.pass} pass, ${verdicts.fail} fail, ${verdicts.notReached} not reached`,
  );
  print(
    `${mode}, ${lab === null ? 'without a lab' : 'with a lab'}, seed ${seed}; ${requests} requests in ${seconds} s`,
  );

  if (json !== null) {
    const report = {
      baseUrl: origin,
      mode,
      lab: lab !== null,
      seed,
      requests,
      verdicts,
      codes: [...codes].toSorted(),
      findings,
    };
    await written(json, JSON.stringify(report, null, 2));
  }
  return verdicts.fail === 0 ? EXIT.conforms : EXIT.fails;
}

/** Repeats the names of failed rules at the end of the log, where readers look first. */
function failuresOf(findings: readonly Finding[]): string[] {
  const failures = findings.filter(({ verdict }) => verdict === 'fail');
  return failures.length === 0 ? [] : ['Failed', ...failures.map(({ id }) => `  ${id}`), ''];
}

/** Throws WrongUsage if no rule matches, because such a run would pass without testing anything. */
function wantedBy(filters: readonly string[]): (rule: RuleFacts) => boolean {
  if (filters.length === 0) return () => true;
  const isWanted = ({ id }: RuleFacts) =>
    filters.some((word) => id.toLowerCase().includes(word.toLowerCase()));
  if (!everyRule.some(isWanted)) throw new WrongUsage(`There is no rule ${filters.join(' or ')}.`);
  return isWanted;
}

/** Returns the reason why no server responds; null if one does, with any status. */
async function silenceOf(origin: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    await (await fetch(`${origin}${BASE_PATH}/agency/info`, { signal })).arrayBuffer();
    return null;
  } catch (thrown) {
    return reasonOf(thrown);
  }
}

async function written(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text}\n`);
  } catch (thrown) {
    throw new WrongUsage(`${file} cannot be written: ${reasonOf(thrown)}.`);
  }
}
