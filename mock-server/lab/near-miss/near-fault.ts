/** Finds active faults that a request almost matched: the usual reason why an expected failure did not happen. */
import type { Fault } from '../faults.ts';
import {
  includes,
  isObject,
  isPartMet,
  isPattern,
  MATCH_PARTS,
  type MatchPart,
  matchText,
  type ObservedRequest,
} from '../match/match.ts';
import { pathDifference } from './near-miss.ts';

export interface MissedFault {
  readonly id: string;
  /** The single difference, in English. It contains no value of a body or a header. */
  readonly because: string;
}

/** Returns the faults that differ in exactly one part of their match. */
export function missedFaults(request: ObservedRequest, faults: readonly Fault[]): MissedFault[] {
  return faults.flatMap((fault) => {
    const [part, ...others] = MATCH_PARTS.filter((candidate) => !isPartMet(fault.match, candidate, request));
    const because = part === undefined || others.length > 0 ? null : reasonOf(fault, part, request);
    return because === null ? [] : [{ id: fault.id, because }];
  });
}

function reasonOf({ match }: Fault, part: MatchPart, request: ObservedRequest): string | null {
  const expected = match[part];
  switch (part) {
    case 'method':
      return `it matches ${matchText(expected)}, but the request was ${request.method}`;
    case 'player':
      return `it matches ${matchText(expected)}, but the request was from ${request.player ?? 'a visitor'}`;
    case 'path': {
      // A regular expression is not similar to a path.
      if (typeof expected !== 'string') return null;
      const [difference] = pathDifference(request.path, expected) ?? [];
      return difference === undefined ? null : `it matches ${expected}: ${difference}`;
    }
    default: {
      const names = isObject(expected) && !isPattern(expected) ? differingNames(expected, request[part]) : [];
      const place = part === 'headers' ? 'other headers' : `another ${part}`;
      return `it matches ${place}${names.length === 0 ? '' : `: ${names.join(', ')}`}`;
    }
  }
}

function differingNames(expected: Readonly<Record<string, unknown>>, actual: unknown): string[] {
  const fields = isObject(actual) ? actual : {};
  // Headers have lower-case names.
  return Object.keys(expected).filter(
    (name) => !includes(expected[name], fields[name] ?? fields[name.toLowerCase()]),
  );
}
