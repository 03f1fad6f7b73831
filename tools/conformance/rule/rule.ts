/** What a rule of the contract is to this kit, and what can be found out about it on a server. */
import type { Call } from '../../../contract/endpoints.ts';
import type { Answer } from '../wire/answer.ts';
import type { TargetState } from '../target-state.ts';

/** What a rule needs before it can be tried. A run that lacks it reports the rule as not reached. */
export const NEEDS = {
  writes: 'writes, and this run is read-only',
  player: 'a player: give --username and --password, or let a full run register one',
  newcomer: 'a player of its own, whom only a full run registers',
  lab: 'a lab that pays, acts as staff and moves the clock: give --lab',
} as const;
export type Need = keyof typeof NEEDS;

export interface RuleFacts {
  /** `call.rule`, as `--filter` finds it. */
  readonly id: string;
  readonly call: Call | 'every call';
  /** Where the contract has the rule. */
  readonly section: `contract §${number}`;
  /** The rule in one sentence. */
  readonly says: string;
}

/** A rule that is tried by requests of its own. Throws Mismatch or NotReached; else it passes. */
export interface Rule extends RuleFacts {
  readonly needs: readonly Need[];
  readonly run: (target: TargetState) => Promise<void>;
}

/** A rule that every response of a call must satisfy, for any caller. */
export interface InspectionOptions extends RuleFacts {
  /** What has to come, for the rule to be reached. */
  readonly receives: string;
  /** `apart` where the answer has nothing to do with the rule. */
  readonly judge: (answer: Answer) => 'right' | 'apart' | Mismatch;
}

export type Verdict = 'pass' | 'fail' | 'not reached';

export interface Finding extends RuleFacts {
  readonly verdict: Verdict;
  /** Of a failure: what the contract asks for. Of a rule that was not reached: what was missing. */
  readonly expected: string;
  /** What the server did instead. */
  readonly came: string;
  /** The X-Request-Id of the answer that is at fault, where it is one. */
  readonly requestId: string | null;
}

/** The server did something that the contract does not allow. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  constructor(
    readonly expected: string,
    readonly came: string,
    /** By which the server's logs find the request, where one answer alone is at fault. */
    readonly requestId: string | null = null,
  ) {
    super(`expected ${expected}, came ${came}`);
  }
}

/** The rule could not be tried; says why. Never the same as a pass. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

type OwnFacts = Pick<Rule, 'says' | 'run'> & Partial<Pick<Rule, 'section' | 'needs'>>;

/** The rules of one call by their names; section and needs are those of the group, unless a rule has its own. */
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
