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
  return [...[shape, ...(mayReject(call) ? [codesOf(call)] : [])].map(watchOf), ...orderOf(call)];
}

/** The sort field of each list: instants newest first, ranks from 1. */
const ORDER: Readonly<Partial<Record<Call, { readonly field: string; readonly direction: 1 | -1 }>>> = {
  depositList: { field: 'createdAt', direction: -1 },
  withdrawList: { field: 'createdAt', direction: -1 },
  usageList: { field: 'claimedAt', direction: -1 },
  games: { field: 'rank', direction: 1 },
};

/** A watch, because the lists that a single rule would fetch are as long as the rules before it have made them. */
function orderOf(call: Call): Watch[] {
  const order = ORDER[call];
  if (!order) return [];
  const { field, direction } = order;
  const says = `items are in ${direction === 1 ? 'ascending' : 'descending'} order of ${field}`;
  const judge: ResponseRule['judge'] = ({ status, body }) => {
    const items: unknown = status === 200 && Object(body).items;
    if (!Array.isArray(items) || items.length < 2) return 'apart';
    const fields = items.map((item: unknown): unknown => Object(item)[field]);
    const values = fields.map((value) => (typeof value === 'number' ? value : Date.parse(String(value))));
    const isOrdered = values.every((value, index) => (value - (values[index - 1] ?? value)) * direction >= 0);
    return isOrdered ? 'right' : { expected: says, received: fields.slice(0, 4), part: 'body' };
  };
  return [
    watchOf({
      id: `${call}.order`,
      call,
      section: 'contract §1',
      says,
      receives: 'two items in one list',
      judge,
    }),
  ];
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
