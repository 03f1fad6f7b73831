/** Types of the kit: rules of the contract, and the findings of a run. */
import type { Call } from '../../../contract/endpoints.ts';
import type { Answer } from '../wire/answer.ts';
import type { TargetState } from '../target-state.ts';
import type { Exchange } from '../report/exchange.ts';
import type { Mismatch, Need } from './outcome.ts';

export interface RuleFacts {
  /** `call.rule`; `--only` matches against it. */
  readonly id: string;
  readonly call: Call | 'every call';
  /** The section of the contract that states the rule. */
  readonly section: `contract §${number}`;
  /** The rule in one sentence. */
  readonly says: string;
}

/** A rule that sends its own requests. `run` throws Mismatch or NotReached; otherwise the rule passes. */
export interface Rule extends RuleFacts {
  readonly needs: readonly Need[];
  readonly run: (target: TargetState) => Promise<void>;
}

/** A watch: a rule that every response of a call must satisfy, regardless of which rule sent the request. */
export interface Watch extends RuleFacts {
  /** Describes the responses without which the rule is not reached. */
  readonly receives: string;
  /** Returns `apart` if the rule does not apply to the response. */
  readonly judge: (answer: Answer) => 'right' | 'apart' | Mismatch;
}

export type Verdict = 'pass' | 'fail' | 'not reached';

export interface Finding extends RuleFacts {
  readonly verdict: Verdict;
  /** For a failure: what the contract requires. For a rule that was not reached: what was missing. */
  readonly expected: string;
  /** What the server did instead; empty unless the rule failed. */
  readonly received: string;
  /** The X-Request-Id of the response that broke the rule; null if no single response did. */
  readonly requestId: string | null;
  /** The request at fault and its response; null if nothing was sent, or the rule did not fail. */
  readonly exchange: Exchange | null;
  readonly seconds: number;
}

type OwnFacts = Pick<Rule, 'says' | 'run'> & Partial<Pick<Rule, 'section' | 'needs'>>;

/** Builds the rules of one call from a record. A rule may override the section and the needs of its group. */
export function rulesOf(
  call: RuleFacts['call'],
  section: Rule['section'],
  needs: readonly Need[],
  rules: Readonly<Record<string, OwnFacts>>,
): Rule[] {
  const prefix = call === 'every call' ? 'every' : call;
  return Object.entries(rules).map(([name, rule]) => ({
    section,
    needs,
    call,
    ...rule,
    id: `${prefix}.${name}`,
  }));
}
