/** Watches: rules that every response must satisfy, whichever rule sent the request: contract §1. */
import { type Call, endpointOf, endpoints, errorsOf } from '../../../../contract/endpoints.ts';
import type { ErrorCode } from '../../../../contract/errors.ts';
import {
  codesOf,
  deviationAt,
  everyResponse,
  type Judgement,
  type ResponseRule,
} from '../../../../contract/exchange/rules.ts';
import { structOf } from '../../../../contract/schema/struct.ts';
import { written } from '../../rule/expect.ts';
import { Mismatch } from '../../rule/outcome.ts';
import type { Watch } from '../../rule/rule.ts';
import { type Answer, reported } from '../../wire/answer.ts';

function watchOf({ judge, ...rule }: ResponseRule): Watch {
  return { ...rule, judge: (answer) => verdictOf(judge(answer), answer) };
}

function verdictOf(judgement: Judgement, { line, headers }: Answer): ReturnType<Watch['judge']> {
  if (typeof judgement === 'string') return judgement;
  const { expected, received } = judgement;
  return new Mismatch(expected, `${written(received)} (${line})`, headers.get('x-request-id'));
}

function watchesOf(call: Call): Watch[] {
  const { status, answer: declared } = endpointOf(call);
  const shape: ResponseRule = {
    id: `${call}.shape`,
    call,
    section: 'contract §2',
    says: `a success is ${status} with exactly the declared shape`,
    receives: 'a successful response of the call',
    judge: (answer) => {
      if (answer.status >= 300) return 'apart';
      const received = reported(answer);
      if (answer.status !== status) return { expected: String(status), received, part: 'status' };
      if (!declared) return answer.text === '' ? 'right' : { expected: 'no body', received, part: 'body' };
      const [failure] = structOf(declared).validate(answer.body);
      return failure ? deviationAt(failure, answer, 'the declared shape') : 'right';
    },
  };
  return [shape, ...(mayReject(call) ? [codesOf(call)] : [])].map(watchOf);
}

/** Codes that any server may return at any time, but that no request can provoke. */
const NEVER_PROVOKED: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE'];

function mayReject(call: Call): boolean {
  return errorsOf(endpointOf(call)).some((code) => !NEVER_PROVOKED.includes(code));
}

export const responseWatches: readonly Watch[] = [
  ...everyResponse.map(watchOf),
  ...(Object.keys(endpoints) as Call[]).flatMap(watchesOf),
];
