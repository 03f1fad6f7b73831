/** Finds what the schema of a fault cannot express: options of another kind, and a match that can meet no call. */
import { isErrorCode } from '../../contract/errors.ts';
import type { FaultName, FaultRequest } from './faults.ts';
import { type InputProblem, type Known, matchProblems } from './match/match-problems.ts';

type Option = keyof FaultRequest;

const OF_EVERY_FAULT: readonly Option[] = ['match', 'fault', 'after', 'times', 'probability', 'delay'];

/** The options of one kind, in addition to those of every fault. */
const OF_KIND: Readonly<Partial<Record<FaultName, readonly Option[]>>> = {
  drop: ['cut'],
  'lost-reply': ['cut'],
  status: ['status', 'code', 'meta', 'fields'],
  respond: ['respond'],
  'slow-body': ['bytesPerSecond'],
};

/** The statuses whose responses have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

export function faultProblems(reader: Known, request: FaultRequest): readonly InputProblem[] {
  return [
    ...matchProblems(reader, request.match),
    ...optionProblems(request),
    ...valueProblems(request),
    ...responseProblems(request),
  ];
}

function optionProblems(request: FaultRequest): InputProblem[] {
  const { fault } = request;
  const ofKind = OF_KIND[fault] ?? [];
  const given = Object.entries(request).filter(([, value]) => value !== undefined) as [Option, unknown][];
  return given
    .filter(([option]) => ![...OF_EVERY_FAULT, ...ofKind].includes(option) || isEndless(fault, option))
    .map(([option]) => ({ path: option, code: 'UNKNOWN', message: `a fault ${fault} has no ${option}` }));
}

/** A response that never comes has no delay. */
function isEndless(fault: FaultName, option: Option): boolean {
  return fault === 'timeout' && option === 'delay';
}

function valueProblems({ fault, code, probability, delay, bytesPerSecond }: FaultRequest): InputProblem[] {
  const problems: InputProblem[] = [];
  if (code !== undefined && !isErrorCode(code)) {
    problems.push({ path: 'code', code: 'UNKNOWN', message: `${code} is not a code of the contract` });
  }
  if (probability !== undefined && !(probability > 0 && probability <= 1)) {
    problems.push({ path: 'probability', code: 'FORMAT', message: 'probability is above 0 and at most 1' });
  }
  if (typeof delay === 'object' && delay.p95 < delay.median) {
    problems.push({ path: 'delay.p95', code: 'FORMAT', message: 'p95 is at least the median' });
  }
  if (fault === 'slow-body' && bytesPerSecond === undefined) {
    problems.push({ path: 'bytesPerSecond', code: 'REQUIRED', message: 'slow-body needs bytesPerSecond' });
  }
  return problems;
}

function responseProblems({ fault, respond }: FaultRequest): InputProblem[] {
  if (fault !== 'respond') return [];
  if (!respond) return [{ path: 'respond', code: 'REQUIRED', message: 'respond needs the response' }];
  const { status = 200, headers = {}, body } = respond;
  const problems = Object.entries(headers).flatMap(([name, value]): InputProblem[] => {
    const message = flawOf(name, value);
    return message === null ? [] : [{ path: `respond.headers.${name}`, code: 'FORMAT', message }];
  });
  if (body === undefined || !WITHOUT_BODY.includes(status)) return problems;
  return [...problems, { path: 'respond.body', code: 'FORMAT', message: `a ${status} has no body` }];
}

/** Why a header cannot be sent; null if it can. */
function flawOf(name: string, value: string): string | null {
  try {
    void new Headers([[name, value]]);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
