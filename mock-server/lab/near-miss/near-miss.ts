/** Finds the endpoint that a request almost matched, and the differences. Pure functions from paths and tables to sentences. */
import { isLikely, unlikeness } from './spelling.ts';

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

/** One difference between the request and a row. The row with the lowest total cost is the most likely. */
interface Step {
  readonly cost: number;
  readonly difference: string | null;
  /** Whether a fixed segment of the row, not a parameter, was matched. */
  readonly isFound: boolean;
}

interface Alignment {
  readonly cost: number;
  readonly steps: readonly Step[];
}

/** A parameter matches any segment, but costs slightly more than an exact match: `/deposits/open` is not a code. */
const PARAMETER = 0.01;
/** Differences that many servers ignore: case, an extra slash. */
const LOOSE = 0.1;
const VERSION = 0.3;
/** A missing parameter: `/deposits/check`. */
const FORGOTTEN = 0.4;
const METHOD = 0.5;
const SEGMENT = 0.75;
/** The maximum cost of a near miss: one segment that differs completely, or several that differ slightly. */
const NEAR = 1;
/** Longer paths than any endpoint's are not compared. */
const DEEPEST = 16;
/** The rest of a longer segment is neither compared nor printed. */
const LONGEST = 40;

/** Returns the row that a request almost matched; null if a row matched exactly, or no row is close. */
export function nearMissOf(method: string, path: string, rows: readonly Row[]): NearMiss | null {
  const asked = segmentsOf(path);
  if (asked.length > DEEPEST) return null;
  let nearest: { readonly row: Row; readonly cost: number; readonly differences: string[] } | null = null;
  for (const row of rows) {
    const { cost: pathCost, steps } = align(asked, segmentsOf(row.path));
    // The first segment and the version are common to all paths, and do not count as similarity.
    const isAlike = steps.slice(1).some((step) => step.isFound);
    const cost = pathCost + (row.method === method ? 0 : METHOD);
    if (pathCost > NEAR || !isAlike || (nearest && nearest.cost <= cost)) continue;
    const differences = steps.flatMap(({ difference }) => difference ?? []);
    nearest = { row, cost, differences };
  }
  if (!nearest) return null;
  const { row, differences } = nearest;
  if (row.method !== method) differences.push(otherMethods(method, row, rows));
  if (differences.length === 0) return null;
  return { call: `${row.method} ${row.path}`, because: differences.join('; ') };
}

/** Whether a path matches the pattern exactly, including case. */
export function isWrittenAs(path: string, pattern: string): boolean {
  const asked = segmentsOf(path);
  const segments = segmentsOf(pattern);
  return asked.length === segments.length && segments.every((segment, index) => takes(segment, asked[index]));
}

/** Returns the differences between a path and a pattern, in English; null if they are too different. */
export function differencesOf(path: string, pattern: string): readonly string[] | null {
  const asked = segmentsOf(path);
  if (asked.length > DEEPEST) return null;
  const { cost, steps } = align(asked, segmentsOf(pattern));
  const isAlike = steps.slice(1).some((step) => step.isFound);
  return cost <= NEAR && isAlike ? steps.flatMap(({ difference }) => difference ?? []) : null;
}

function otherMethods(method: string, { path }: Row, rows: readonly Row[]): string {
  const methods = rows.filter((row) => row.path === path).map((row) => row.method);
  return `it supports ${methods.join(' and ')}, not ${method}`;
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

function takes(segment: string, asked: string | undefined): boolean {
  return segment.startsWith(':') ? asked !== undefined && asked !== '' : asked === segment;
}

/** The alignment of request and row segments with the lowest cost, computed backwards by dynamic programming. */
function align(asked: readonly string[], row: readonly string[]): Alignment {
  let following: Alignment[] = [];
  for (let i = asked.length; i >= 0; i -= 1) {
    const ways: Alignment[] = [];
    for (let j = row.length; j >= 0; j -= 1) {
      const [here, there] = [asked[i], row[j]];
      const choices: [Step, Alignment | undefined][] = [];
      if (here !== undefined && there !== undefined) choices.push([replaced(here, there), following[j + 1]]);
      if (there !== undefined) choices.push([missing(there), ways[j + 1]]);
      if (here !== undefined) choices.push([surplus(here, i === asked.length - 1), following[j]]);
      const [cheapest] = choices
        .flatMap(([step, rest]) => (rest ? [after(step, rest)] : []))
        .toSorted((one, other) => one.cost - other.cost);
      ways[j] = cheapest ?? { cost: 0, steps: [] };
    }
    following = ways;
  }
  return following[0] ?? { cost: 0, steps: [] };
}

function after(step: Step, rest: Alignment): Alignment {
  return { cost: step.cost + rest.cost, steps: [step, ...rest.steps] };
}

function replaced(asked: string, segment: string): Step {
  if (segment.startsWith(':') && asked !== '') return { cost: PARAMETER, difference: null, isFound: false };
  if (asked === segment) return { cost: 0, difference: null, isFound: !isVersion(segment) };
  const difference = `${quoted(asked)} instead of ${quoted(segment)}`;
  if (asked.toLowerCase() === segment.toLowerCase()) return { cost: LOOSE, difference, isFound: true };
  const word = asked.slice(0, LONGEST);
  if (isVersion(asked) && isVersion(segment)) return { cost: VERSION, difference, isFound: false };
  return { cost: unlikeness(word, segment), difference, isFound: isLikely(word, segment) };
}

function missing(segment: string): Step {
  const cost = isVersion(segment) ? VERSION : segment.startsWith(':') ? FORGOTTEN : SEGMENT;
  return { cost, difference: `${quoted(`/${segment}`)} is missing`, isFound: false };
}

function surplus(asked: string, isLast: boolean): Step {
  if (asked !== '') {
    return { cost: SEGMENT, difference: `${quoted(`/${asked}`)} is one segment too many`, isFound: false };
  }
  const difference = isLast ? 'a slash too many at the end' : 'two slashes in a row';
  return { cost: LOOSE, difference, isFound: false };
}

function isVersion(segment: string): boolean {
  return /^v\d+$/i.test(segment);
}

function quoted(segment: string): string {
  return `“${segment.length > LONGEST ? `${segment.slice(0, LONGEST)}…` : segment}”`;
}
