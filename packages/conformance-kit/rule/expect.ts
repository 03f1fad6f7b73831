/** Assertions for rules: each throws a Mismatch that contains the expected and the actual value. */
import { isDeepStrictEqual } from 'node:util';
import { type AnswerOf, type Call, endpointOf } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts';
import { sameAmount } from '../../../contract/money/money.ts';
import { read } from '../../../contract/schema/struct.ts';
import { type Answer, codeIn, reported } from '../wire/answer.ts';
import { Mismatch, NotReached } from './outcome.ts';

export function holds(
  condition: boolean,
  expected: string,
  received: unknown,
  answer: Answer | null = null,
): asserts condition {
  if (!condition) throw new Mismatch(expected, written(received), answer?.headers.get('x-request-id'));
}

/** Deep equality; the order of fields does not matter. The Mismatch contains only the fields that differ. */
export function equal(what: string, received: unknown, expected: unknown): void {
  if (isDeepStrictEqual(received, expected)) return;
  const names = isFields(received) && isFields(expected) ? differing(received, expected) : null;
  if (names === null) throw new Mismatch(`${what} ${written(expected)}`, written(received));
  const only = (fields: unknown) => written(pick(fields as FieldsOf, names));
  throw new Mismatch(`${what} with ${only(expected)}`, only(received));
}

/** Compares amounts by value: `12.5` equals `12.50`. */
export function equalMoney(what: string, received: unknown, expected: string): void {
  const isMoney = typeof received === 'string' && /^\d+(\.\d+)?$/.test(received);
  holds(isMoney && sameAmount(received, expected), `${what} ${expected}`, received);
}

/** Compares an instant with tolerance: the expected one derives from the Date header, which has whole seconds. */
export function near(what: string, received: string, expectedMs: number): void {
  const isNear = Math.abs(Date.parse(received) - expectedMs) <= NEAR_MS;
  holds(isNear, `${what} about ${new Date(expectedMs).toISOString()}`, received);
}

const NEAR_MS = 5_000;

/** Asserts that a call succeeded with the status and shape of its endpoint; returns the body. */
export function expectSuccess<C extends Call>(call: C, answer: Answer): AnswerOf<C> {
  const row = endpointOf(call);
  throttled(answer);
  holds(answer.status === row.status, String(row.status), reported(answer), answer);
  if (!row.answer) return undefined as AnswerOf<C>;
  const reading = read(row.answer, answer.body);
  // A wrong shape is reported only once, by the call's `.shape` rule.
  if (!reading.ok) throw new NotReached(`a response that can be parsed: see ${call}.shape`);
  return reading.value as AnswerOf<C>;
}

/** Asserts a rejection with one of the codes; returns its `meta`. */
export function expectRejection(
  answer: Answer,
  ...codes: readonly ErrorCode[]
): Readonly<Record<string, unknown>> {
  const isExpected = codes.some((code) => codeIn(answer) === code && answer.status === ERROR_STATUS[code]);
  const expected = codes.map((code) => `${ERROR_STATUS[code]} ${code}`).join(' or ');
  if (!isExpected) throttled(answer);
  holds(isExpected, expected, reported(answer), answer);
  return errorDetail(answer, 'meta');
}

/** Asserts a 422 with one of the codes for this field. */
export function rejectedField(answer: Answer, field: string, ...codes: readonly string[]): void {
  const fields = errorDetail(answer, 'fields');
  const isExpected = codeIn(answer) === 'VALIDATION_FAILED' && codes.includes(String(fields[field]));
  throttled(answer);
  const received = answer.status === 422 ? `422 ${codeIn(answer)} ${written(fields)}` : reported(answer);
  const expected = `422 VALIDATION_FAILED, ${field} ${codes.join(' or ')}`;
  holds(isExpected && answer.status === 422, expected, received, answer);
}

/** Runs a precondition of a rule. If it fails, the rule counts as not reached instead of failed. */
export async function given<T>(what: string, arrange: () => Promise<T>): Promise<T> {
  try {
    return await arrange();
  } catch (thrown) {
    if (thrown instanceof Mismatch) throw new NotReached(`${what}: ${thrown.message}`);
    throw thrown;
  }
}

/** Returns the value. If it is missing, the rule counts as not reached. */
export function needed<T>(what: string, value: T | null | undefined | false): T {
  if (value === null || value === undefined || value === false) throw new NotReached(what);
  return value;
}

/** Returns the first matching item. If there is none, the rule counts as not reached. */
export function neededIn<T>(what: string, all: readonly T[], isWanted: (one: T) => boolean): T {
  return needed(what, all.find(isWanted));
}

/** A 429 proves nothing about a rule, so the rule counts as not reached. */
function throttled(answer: Answer): void {
  if (answer.status === ERROR_STATUS.RATE_LIMITED) {
    throw new NotReached(`a server that does not throttle the kit: 429 to ${answer.line}`);
  }
}

type FieldsOf = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is FieldsOf {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function differing(a: FieldsOf, b: FieldsOf): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => !isDeepStrictEqual(a[name], b[name]));
}

function pick(fields: FieldsOf, names: readonly string[]): FieldsOf {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function errorDetail(answer: Answer, part: 'fields' | 'meta'): Readonly<Record<string, unknown>> {
  const { body } = answer;
  const value = typeof body === 'object' && body !== null && part in body ? Reflect.get(body, part) : {};
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function written(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
