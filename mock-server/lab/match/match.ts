/** Which requests a fault or a count is about: contract §6. */
import { BASE_PATH, type Call, endpoints } from '../../../contract/endpoints.ts';
import { type Infer, json, map, optional, record, text, union } from '../../../contract/schema/vocabulary.ts';
import { isFound, Pattern } from './pattern.ts';

const TextMatch = union(text({ minLength: 0, maxLength: 500 }), Pattern);

/** Absent parts match everything. */
export const RequestMatch = record({
  method: optional(TextMatch),
  /** The request's path, or the path of its call as the endpoint table has it: `/api/v2/deposits/:code`. */
  path: optional(TextMatch),
  /** The parameters that the request must have; others are ignored. */
  query: optional(map(TextMatch)),
  /** The fields that the JSON body must have, at any depth; others are ignored. */
  body: optional(json()),
  /** The headers that the request must have; the case of names is ignored. */
  headers: optional(map(TextMatch)),
  /** The username of the player who is signed in. */
  player: optional(TextMatch),
});
export type RequestMatch = Infer<typeof RequestMatch>;
export type MatchPart = keyof RequestMatch;

/** The parts of a request that a match compares. */
export interface ObservedRequest {
  readonly method: string;
  readonly path: string;
  /** Null if no endpoint has the method and path. */
  readonly call: Call | null;
  readonly query: Readonly<Record<string, string>>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON; null without a body. */
  readonly body: unknown;
  /** Null for a visitor. */
  readonly player: string | null;
}

export const MATCH_PARTS = Object.keys(RequestMatch.fields) as readonly MatchPart[];

export function isMatch(match: RequestMatch, request: ObservedRequest): boolean {
  return MATCH_PARTS.every((part) => isPartMet(match, part, request));
}

export function isPartMet(match: RequestMatch, part: MatchPart, request: ObservedRequest): boolean {
  const expected = match[part];
  if (expected === undefined) return true;
  switch (part) {
    case 'path': {
      const { path, call } = request;
      return includes(expected, path) || (call !== null && expected === BASE_PATH + endpoints[call].path);
    }
    case 'headers':
      return includes(withLowerCaseNames(expected as object), request.headers);
    default:
      return includes(expected, request[part]);
  }
}

/** Whether a value equals the expected one, or has its fields; a pattern matches the value as text. */
export function includes(expected: unknown, actual: unknown): boolean {
  if (isPattern(expected)) {
    if (actual === null || actual === undefined) return false;
    const written = typeof actual === 'object' ? JSON.stringify(actual) : String(actual);
    return isFound(expected, written);
  }
  if (Array.isArray(expected)) {
    const items: readonly unknown[] | null = Array.isArray(actual) ? actual : null;
    return items?.length === expected.length && expected.every((item, index) => includes(item, items[index]));
  }
  if (isObject(expected)) {
    return (
      isObject(actual) &&
      Object.entries(expected).every(
        ([name, value]) => Object.hasOwn(actual, name) && includes(value, actual[name]),
      )
    );
  }
  return expected === actual;
}

export function isPattern(value: unknown): value is Pattern {
  return isObject(value) && typeof value['matches'] === 'string' && Object.keys(value).length === 1;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Such as `POST`, or `/^P/` for a pattern. */
export function matchText(expected: unknown): string {
  if (isPattern(expected)) return `/${expected.matches}/`;
  return typeof expected === 'string' ? expected : JSON.stringify(expected);
}

/** Such as `POST /api/v2/deposits body {"amount":"1"}`; `any request` for an empty match. */
export function requestMatchText({ method, path, ...rest }: RequestMatch): string {
  const others = Object.entries(rest)
    .filter(([, expected]) => expected !== undefined)
    .map(([part, expected]) => `${part} ${matchText(expected)}`);
  const parts = [method, path].filter((part) => part !== undefined).map(matchText);
  return [...(parts.length === 0 ? ['any request'] : parts), ...others].join(' ');
}

function withLowerCaseNames(values: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name.toLowerCase(), value]),
  );
}
