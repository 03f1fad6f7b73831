/** Finds the endpoint that a request almost matched, and the differences. Pure functions from paths and tables to sentences. */
import { unlikeness, UNRELATED } from './spelling.ts';

/** A row of a table: its path from the site's root, with `:name` for a parameter. */
export interface Row {
  readonly method: string;
  readonly path: string;
}

export interface NearMiss {
  /** Such as `POST /api/v2/deposits`. */
  readonly call: string;
  /** The differences in English, separated by `; `. */
  readonly because: string;
}

/** Another method is more similar than another word in the path, and a fixed segment more than a parameter: `/deposits/open`. */
const METHOD = 0.2;
const PARAMETER = 0.1;
/** Longer paths than any endpoint's are not compared. */
const LONGEST = 200;

/** Returns the row that a request almost matched; null if a row matched exactly, or no row is close. */
export function nearMissOf(method: string, path: string, rows: readonly Row[]): NearMiss | null {
  const [nearest] = rows
    .flatMap((row) => {
      const distance = distanceOf(path, row.path);
      return distance === null ? [] : [{ row, by: distance + (row.method === method ? 0 : METHOD) }];
    })
    .toSorted((one, other) => one.by - other.by);
  if (!nearest) return null;
  const { row } = nearest;
  const differences = pathDifference(path, row.path) ?? [];
  if (row.method !== method) differences.push(otherMethods(method, row, rows));
  if (differences.length === 0) return null;
  return { call: `${row.method} ${row.path}`, because: differences.join('; ') };
}

/** Whether a path matches the pattern exactly, including case. */
export function isWrittenAs(path: string, pattern: string): boolean {
  const asked = path.split('/');
  const segments = pattern.split('/');
  return (
    asked.length === segments.length &&
    segments.every((segment, index) =>
      segment.startsWith(':') ? asked[index] !== '' : asked[index] === segment,
    )
  );
}

/** Returns the difference between a path and a pattern, or none, in English; null if they are too different. */
export function pathDifference(path: string, pattern: string): string[] | null {
  if (isWrittenAs(path, pattern)) return [];
  return distanceOf(path, pattern) === null ? null : [`“${path}” instead of “${pattern}”`];
}

/**
 * Compares what follows `/api/v2` or `/__lab`, whatever a client writes in its place. A parameter equals what was asked in its place; a path
 * that is too short lacks it.
 */
function distanceOf(path: string, pattern: string): number | null {
  if (path.length > LONGEST) return null;
  const asked = ownSegments(path);
  const segments = ownSegments(pattern);
  const filled = segments.flatMap((segment, index) => {
    if (!segment.startsWith(':')) return segment;
    return asked.length < segments.length ? [] : (asked[index] ?? []);
  });
  const by = unlikeness(asked.join('/'), filled.join('/'));
  if (asked.length === 0 || by >= UNRELATED) return null;
  return by + (pattern.includes(':') ? PARAMETER : 0);
}

function ownSegments(path: string): readonly string[] {
  const own = path.toLowerCase().replace(/^\/+(api(\/+v\d+)?|__lab)(?=\/|$)/, '');
  return own.split('/').filter((segment) => segment !== '');
}

function otherMethods(method: string, { path }: Row, rows: readonly Row[]): string {
  const methods = rows.filter((row) => row.path === path).map((row) => row.method);
  return `it supports ${methods.join(' and ')}, not ${method}`;
}
