/** Checks a running backend against the contract: runs every rule and returns one finding for each. */
import { responseWatches } from './rules/conventions/watches.ts';
import { rules as allRules } from './rules/all.ts';
import { Names } from './names.ts';
import { type Exchange, exchangeOf } from './report/exchange.ts';
import { Mismatch, NotReached } from './rule/outcome.ts';
import type { Finding, Rule, RuleFacts, Watch } from './rule/rule.ts';
import { TargetState } from './target-state.ts';
import { type Adapter, adapterVerbs, type Credentials } from './wire/adapter.ts';
import { type Answer, codeIn } from './wire/answer.ts';
import type { Line, Mode } from './wire/caller.ts';
import { deleteWorlds, type Lab, labOf, labVerbs, newWorlds, WORLD_HEADER } from './wire/lab.ts';
import { Secrets } from './wire/secrets.ts';

export interface ConformOptions {
  /** The site's root; `/api/v2` lies below it. */
  readonly origin: string;
  readonly mode: Mode;
  /** The base URL of the lab; null if the server has none. */
  readonly lab: string | null;
  /** How the target is set up, if not by a lab. */
  readonly adapter?: Adapter | null;
  readonly credentials: readonly Credentials[];
  readonly seed: number;
  /** How many rules run at the same time, each job in a world of its own if there is a lab. 1 by default. */
  readonly jobs?: number;
  /** Selects the rules to report; default: all. */
  readonly isWanted?: (rule: RuleFacts) => boolean;
  /**
   * Selects unreported rules that run only to produce responses for the watches; default: all that concern the watches' calls.
   */
  readonly isTraffic?: (rule: RuleFacts) => boolean;
  /** Called with every answer. */
  readonly onAnswer?: (answer: Answer) => void;
  /** Called after each rule, with the number of rules that have run and of those that will. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly finding: Finding;
  readonly done: number;
  readonly total: number;
}

export interface Conformance {
  readonly findings: readonly Finding[];
  /** The number of requests sent. */
  readonly requests: number;
  /** All error codes in the server's responses. */
  readonly codes: ReadonlySet<string>;
  /** How many rules ran at the same time. */
  readonly jobs: number;
}

export const everyRule: readonly RuleFacts[] = [...responseWatches, ...allRules];

export async function conform(options: ConformOptions): Promise<Conformance> {
  const { isWanted = () => true, isTraffic = () => true, onAnswer, onProgress } = options;
  const watching = responseWatches.filter(isWanted).map((watch) => new Watching(watch));
  const codes = new Set<string>();
  let requests = 0;
  const secrets = new Secrets();
  for (const { password } of options.credentials) secrets.add(password);
  const received = (answer: Answer) => {
    requests += 1;
    const code = answer.status >= 400 ? codeIn(answer) : undefined;
    if (code !== undefined) codes.add(code);
    onAnswer?.(answer);
    for (const each of watching) each.receive(answer);
  };

  // Watches judge responses only, so further rules must run to produce traffic for them.
  const isRun = (rule: Rule) =>
    isWanted(rule) || (isTraffic(rule) && watching.some(({ watch }) => isAbout(watch, rule)));
  const waiting = groupsOf(allRules.filter(isRun));
  const total = waiting.flat().length;
  const found = new Map<RuleFacts, Finding>();
  const work = async (job: Job) => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const rule of group) {
        const finding = masked(await attempt(rule, job), secrets);
        found.set(rule, finding);
        onProgress?.({ finding, done: found.size, total });
      }
    }
    await job.lab?.restoreClock();
  };

  const worlds = await worldsFor(options);
  const jobs = jobsOf(options, { worlds, secrets, received });
  try {
    await Promise.all(jobs.map(work));
  } finally {
    if (options.lab !== null && worlds) await deleteWorlds(options.lab, worlds);
  }
  const findings = [
    ...watching.map((each) => masked(each.finding(), secrets)),
    ...allRules.filter(isWanted).flatMap((rule) => found.get(rule) ?? []),
  ];
  return { findings, requests, codes, jobs: jobs.length };
}

/** Rules of one call stay together, because some of them share what they set up. */
function groupsOf(rules: readonly Rule[]): Rule[][] {
  const groups: Rule[][] = [];
  for (const rule of rules) {
    const last = groups.at(-1);
    if (last?.[0]?.call === rule.call) last.push(rule);
    else groups.push([rule]);
  }
  return groups;
}

/** Runs one rule after another. */
interface Job {
  readonly target: TargetState;
  readonly lab: Lab | null;
  /** The answers to the rule that is running. */
  readonly answers: Answer[];
}

/** The ids of the worlds in which several jobs do not disturb each other. Null if there are none. */
async function worldsFor({ jobs = 1, lab, mode, credentials }: ConformOptions) {
  const isFree = lab !== null && mode === 'full' && credentials.length === 0;
  return isFree && jobs > 1 ? newWorlds(lab, jobs) : null;
}

/** As many jobs as the target allows: a clock, a bank or a given player is there only once. */
function jobsOf(
  { jobs = 1, origin, mode, lab: base, adapter = null, credentials, seed }: ConformOptions,
  shared: { worlds: readonly string[] | null; secrets: Secrets; received: (answer: Answer) => void },
): readonly Job[] {
  const isShared = base !== null || adapter !== null || credentials.length > 0;
  const names = new Names(seed);
  const worlds = shared.worlds ?? Array.from({ length: isShared ? 1 : jobs }, () => undefined);
  return worlds.map((world) => {
    const answers: Answer[] = [];
    const received = (answer: Answer) => {
      answers.push(answer);
      shared.received(answer);
    };
    const headers = world === undefined ? {} : { [WORLD_HEADER]: world };
    const line: Line = { origin, mode, secrets: shared.secrets, headers, received };
    const verbs = adapter ? adapterVerbs(adapter) : base === null ? null : labVerbs(base, world);
    const lab = verbs && labOf(verbs);
    return { target: new TargetState({ line, lab, adapter, credentials, names }), lab, answers };
  });
}

function isAbout(watch: Watch, rule: Rule): boolean {
  return watch.call === 'every call' || watch.call === rule.call;
}

async function attempt(rule: Rule, { target, answers }: Job): Promise<Finding> {
  const lack = rule.needs.map((need) => target.lacks(need)).find((reason) => reason !== null);
  if (lack) return notReached(rule, lack);
  answers.length = 0;
  const startedAt = performance.now();
  const finding = await outcomeOf(rule, target, answers);
  return { ...finding, seconds: (performance.now() - startedAt) / 1000 };
}

async function outcomeOf(rule: Rule, target: TargetState, answers: readonly Answer[]): Promise<Finding> {
  try {
    await rule.run(target);
    return passed(rule);
  } catch (thrown) {
    if (thrown instanceof Mismatch) return failed(rule, thrown, exchangeOf(thrown, answers));
    if (thrown instanceof NotReached) return notReached(rule, thrown.message);
    return notReached(rule, `the kit itself failed: ${String(thrown)}`);
  }
}

/** Applies a watch to each response. Only the first violation is reported. */
class Watching {
  #received = 0;
  #failure: { readonly mismatch: Mismatch; readonly exchange: Exchange | null } | null = null;

  constructor(readonly watch: Watch) {}

  receive(answer: Answer): void {
    if (this.watch.call !== 'every call' && this.watch.call !== answer.call) return;
    const judgement = this.watch.judge(answer);
    if (judgement === 'apart') return;
    this.#received += 1;
    if (judgement instanceof Mismatch)
      this.#failure ??= { mismatch: judgement, exchange: exchangeOf(judgement, [answer]) };
  }

  finding(): Finding {
    if (this.#failure) return failed(this.watch, this.#failure.mismatch, this.#failure.exchange);
    return this.#received > 0 ? passed(this.watch) : notReached(this.watch, this.watch.receives);
  }
}

const NOTHING = { expected: '', received: '', requestId: null, exchange: null, seconds: 0 } as const;

function passed(rule: RuleFacts): Finding {
  return { ...factsOf(rule), ...NOTHING, verdict: 'pass' };
}

function notReached(rule: RuleFacts, reason: string): Finding {
  return { ...factsOf(rule), ...NOTHING, verdict: 'not reached', expected: reason };
}

function failed(rule: RuleFacts, mismatch: Mismatch, exchange: Exchange | null): Finding {
  const { expected, received, requestId } = mismatch;
  return { ...factsOf(rule), ...NOTHING, verdict: 'fail', expected, received, requestId, exchange };
}

/** The fields of a rule that are copied into a finding. */
function factsOf({ id, call, section, says }: RuleFacts): RuleFacts {
  return { id, call, section, says };
}

function masked(finding: Finding, secrets: Secrets): Finding {
  const safe = (text: string) => secrets.masked(text);
  const { expected, received, exchange } = finding;
  return {
    ...finding,
    expected: safe(expected),
    received: safe(received),
    exchange: exchange && {
      before: exchange.before.map(safe),
      curl: safe(exchange.curl),
      response: safe(exchange.response),
    },
  };
}
