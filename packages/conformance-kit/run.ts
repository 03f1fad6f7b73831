/** Runs one command line and returns its exit code. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BASE_PATH } from '../../contract/endpoints.ts';
import { READ_TIMEOUT_MS } from '../../contract/limits.ts';
import { conform, everyRule } from './conform.ts';
import { type Command, readCommand, USAGE, WrongUsage } from './options.ts';
import { junitOf } from './report/junit.ts';
import { type Progressing, progressTo } from './report/progress.ts';
import { count, failuresOf, callHeading, reportOf } from './report/table.ts';
import type { RuleFacts } from './rule/rule.ts';
import { type Adapter, loadAdapter } from './wire/adapter.ts';
import { reasonOf } from './wire/caller.ts';

export const EXIT = { conforms: 0, fails: 1, wrongUsage: 2, notReachable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Dependencies {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Where progress is shown; nowhere by default. */
  readonly progress?: Parameters<typeof progressTo>[0];
}

export async function run(argumentList: readonly string[], dependencies: Dependencies): Promise<ExitCode> {
  const { print, complain, environment } = dependencies;
  try {
    const command = readCommand(argumentList, environment);
    if (command.help) {
      print(USAGE);
      return EXIT.conforms;
    }
    const isWanted = wantedBy(command.only);
    if (command.list) {
      for (const rule of everyRule.filter(isWanted)) print(listed(rule));
      return EXIT.conforms;
    }
    const adapter = await adapterIn(command);
    const silence = await silenceOf(command.conform.origin);
    if (silence !== null) {
      complain(`No server responds at ${command.conform.origin}: ${silence}.`);
      return EXIT.notReachable;
    }
    const progress = dependencies.progress && progressTo(dependencies.progress);
    return await measure(command, { isWanted, adapter, print, progress });
  } catch (thrown) {
    if (!(thrown instanceof WrongUsage)) throw thrown;
    complain(`${thrown.message}\n\n${USAGE}`);
    return EXIT.wrongUsage;
  }
}

async function measure(
  { conform: options, json, junit }: Command,
  {
    isWanted,
    adapter,
    print,
    progress,
  }: {
    readonly isWanted: (rule: RuleFacts) => boolean;
    readonly adapter: Adapter | null;
    readonly print: (line: string) => void;
    readonly progress: Progressing | undefined;
  },
): Promise<ExitCode> {
  const start = performance.now();
  const onProgress = progress?.show;
  const { findings, requests, codes, jobs } = await conform({
    ...options,
    adapter,
    isWanted,
    ...(onProgress && { onProgress }),
  });
  progress?.end();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { origin, mode, lab, seed } = options;
  const setUp = lab !== null ? 'with a lab' : adapter ? 'with an adapter' : 'without a lab';

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
  const jobsText = jobs === 1 ? '1 job' : `${jobs} jobs`;
  print(`${mode}, ${setUp}, ${jobsText}, seed ${seed}; ${requests} requests in ${seconds} s`);

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
  if (junit !== null) await written(junit, junitOf(findings, origin));
  return verdicts.fail === 0 ? EXIT.conforms : EXIT.fails;
}

/** Throws WrongUsage if no rule matches, because such a run would pass without testing anything. */
function wantedBy(only: readonly string[]): (rule: RuleFacts) => boolean {
  if (only.length === 0) return () => true;
  const wishes = only.map((word) => {
    const isCall = everyRule.some(({ call }) => call === word);
    const isMeant = ({ id, call }: RuleFacts) =>
      isCall ? call === word : id.toLowerCase().includes(word.toLowerCase());
    if (!everyRule.some(isMeant))
      throw new WrongUsage(`There is no call or rule ${word}; --list prints them.`);
    return isMeant;
  });
  return (rule) => wishes.some((isMeant) => isMeant(rule));
}

function listed(rule: RuleFacts): string {
  const cells = [rule.id.padEnd(36), callHeading(rule.call).padEnd(36), rule.section.padEnd(11), rule.says];
  return cells.join('  ');
}

async function adapterIn({ adapter, conform: { origin } }: Command): Promise<Adapter | null> {
  if (adapter === null) return null;
  try {
    return await loadAdapter(resolve(adapter), { baseUrl: origin });
  } catch (thrown) {
    throw new WrongUsage(`The adapter ${adapter} cannot be used: ${reasonOf(thrown)}.`);
  }
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
