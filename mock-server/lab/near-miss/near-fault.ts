/** Finds active faults that a request almost matched: the usual reason why an expected failure did not happen. */
import { BASE_PATH } from '../../../contract/endpoints.ts';
import { type Fault, matches, matchesPath } from '../faults.ts';
import { differencesOf } from './near-miss.ts';

export interface MissedFault {
  readonly id: string;
  /** The single difference, in English. */
  readonly because: string;
}

/** Returns the faults with exactly one difference: the method, a segment, or a path that does not begin at the site's root. */
export function missedFaults(method: string, path: string, faults: readonly Fault[]): MissedFault[] {
  return faults.flatMap((fault) => {
    const because = matches(fault, method, path) ? null : reasonOf(fault, method, path);
    return because === null ? [] : [{ id: fault.id, because }];
  });
}

function reasonOf({ match }: Fault, method: string, path: string): string | null {
  if (matchesPath(match.path, path)) return `it matches ${match.method}, but the request was ${method}`;
  if (match.method !== undefined && match.method !== method) return null;
  if (matchesPath(BASE_PATH + match.path, path)) {
    return `it matches ${match.path}; a fault needs the whole path, ${BASE_PATH}${match.path}`;
  }
  // `*` matches any number of segments, so that single differences cannot be determined.
  const differences = match.path.includes('*') ? null : differencesOf(path, match.path);
  return differences?.length === 1 ? `it matches ${match.path}: ${differences[0]}` : null;
}
