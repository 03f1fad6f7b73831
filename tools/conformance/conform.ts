/** Checks a running backend against the contract: runs every rule and returns one finding for each. */
import { watches as allWatches } from './rules/conventions/watches.ts';
import { rules as allRules } from './rules/all.ts';
import { Mismatch, NotReached } from './rule/outcome.ts';
import type { Finding, Rule, RuleFacts, Watch } from './rule/rule.ts';
import { type Credentials, TargetState } from './target-state.ts';
import { type Answer, codeIn } from './wire/answer.ts';
import type { Line, Mode } from './wire/caller.ts';
import { Lab } from './wire/lab.ts';
import { Secrets } from './wire/secrets.ts';

export interface ConformOptions {
  /** The site's root; `/api/v2` lies below it. */
  readonly origin: string;
  readonly mode: Mode;
  /** The base URL of the lab; null if the server has none. */
  readonly lab: string | null;
  readonly credentials: readonly Credentials[];
  readonly seed: number;
  /** Selects the rules to report; default: all. */
  readonly isWanted?: (rule: RuleFacts) => boolean;
  /**
   * Selects unreported rules that run only to produce responses for the watches; default: all that concern the watches' calls.
   */
  readonly isTraffic?: (rule: RuleFacts) => boolean;
  /** Called with every answer. */
  readonly onAnswer?: (answer: Answer) => void;
}

export interface Conformance {
  readonly findings: readonly Finding[];
  /** The number of requests sent. */
  readonly requests: number;
  /** All error codes in the server's responses. */
  readonly codes: ReadonlySet<string>;
}

export const everyRule: readonly RuleFacts[] = [...allWatches, ...allRules];

export async function conform(options: ConformOptions): Promise<Conformance> {
  const {
    isWanted = () => true,
    isTraffic = () => true,
    onAnswer,
    origin,
    mode,
    credentials,
    seed,
  } = options;
  const watching = allWatches.filter(isWanted).map((watch) => new Watching(watch));
  const codes = new Set<string>();
  let requests = 0;
  const secrets = new Secrets();
  for (const { password } of credentials) secrets.add(password);
  const received = (answer: Answer) => {
    requests += 1;
    const code = answer.status >= 400 ? codeIn(answer) : undefined;
    if (code !== undefined) codes.add(code);
    onAnswer?.(answer);
    for (const each of watching) each.receive(answer);
  };
  const line: Line = { origin, mode, secrets, received };
  const lab = options.lab === null ? null : new Lab(options.lab);
  const target = new TargetState({ line, lab, credentials, seed });

  const tried: Finding[] = [];
  for (const rule of allRules) {
    if (isWanted(rule)) tried.push(await attempt(rule, target));
    // Watches judge responses only, so further rules must run to produce traffic for them.
    else if (isTraffic(rule) && watching.some(({ watch }) => isAbout(watch, rule))) {
      await attempt(rule, target);
    }
  }
  await lab?.restoreClock();

  const findings = [...watching.map((each) => each.finding()), ...tried].map((finding) => ({
    ...finding,
    expected: secrets.masked(finding.expected),
    received: secrets.masked(finding.received),
  }));
  return { findings, requests, codes };
}

function isAbout(watch: Watch, rule: Rule): boolean {
  return watch.call === 'every call' || watch.call === rule.call;
}

async function attempt(rule: Rule, target: TargetState): Promise<Finding> {
  const lack = rule.needs.map((need) => target.lacks(need)).find((reason) => reason !== null);
  if (lack) return notReached(rule, lack);
  try {
    await rule.run(target);
    return passed(rule);
  } catch (thrown) {
    if (thrown instanceof Mismatch) return failed(rule, thrown);
    if (thrown instanceof NotReached) return notReached(rule, thrown.message);
    return notReached(rule, `the kit itself failed: ${String(thrown)}`);
  }
}

/** Applies a watch to each response. Only the first violation is reported. */
class Watching {
  #received = 0;
  #mismatch: Mismatch | null = null;

  constructor(readonly watch: Watch) {}

  receive(answer: Answer): void {
    if (this.watch.call !== 'every call' && this.watch.call !== answer.call) return;
    const judgement = this.watch.judge(answer);
    if (judgement === 'apart') return;
    this.#received += 1;
    if (judgement instanceof Mismatch) this.#mismatch ??= judgement;
  }

  finding(): Finding {
    if (this.#mismatch) return failed(this.watch, this.#mismatch);
    return this.#received > 0 ? passed(this.watch) : notReached(this.watch, this.watch.receives);
  }
}

function passed(rule: RuleFacts): Finding {
  return { ...factsOf(rule), verdict: 'pass', expected: '', received: '', requestId: null };
}

function notReached(rule: RuleFacts, reason: string): Finding {
  return { ...factsOf(rule), verdict: 'not reached', expected: reason, received: '', requestId: null };
}

function failed(rule: RuleFacts, { expected, received, requestId }: Mismatch): Finding {
  return { ...factsOf(rule), verdict: 'fail', expected, received, requestId };
}

/** The fields of a rule that are copied into a finding. */
function factsOf({ id, call, section, says }: RuleFacts): RuleFacts {
  return { id, call, section, says };
}
