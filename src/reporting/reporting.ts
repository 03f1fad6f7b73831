/**
 * Reports of errors and performance to the operator, if the build enables them: `docs/operations.md`. They contain no data
 * of players.
 */

/** The configuration of the build. */
export interface Reporting {
  /** The URL path that receives the reports, on the site's own host. */
  readonly path: string;
  /** The share of visits that report: above 0, up to 1. */
  readonly share: number;
}

/** An error. Without its message, which may contain a name or an amount. */
export interface ErrorReport {
  readonly kind: 'error';
  /** `TypeError`, `FailureError` … */
  readonly name: string;
  /** Stack frames in the site's own files, innermost first: `assets/site-1a2b.js:1:2034`. */
  readonly at: readonly string[];
  readonly times: number;
}

/** A performance metric of web.dev/vitals. */
export interface VitalReport {
  readonly kind: 'vital';
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for `CLS` its score. */
  readonly value: number;
}

/** One request to the operator. */
export interface ReportBatch {
  /** The build that the page runs, as `/version.json` has it. */
  readonly build: string;
  /** The page's route pattern, such as `/player/promotion/:promotionId`; null without a route. */
  readonly page: string | null;
  readonly language: string;
  readonly reports: readonly (ErrorReport | VitalReport)[];
}

/** Maximum number of distinct errors per visit. Further ones are not reported. */
export const MOST_ERRORS = 10;
const MOST_PLACES = 5;

/** Reads the error's name and stack frames, never its message. */
export function errorReportOf(thrown: unknown, origin: string): Omit<ErrorReport, 'times'> {
  if (!(thrown instanceof Error)) return { kind: 'error', name: typeof thrown, at: [] };
  const at = [
    ...(thrown.stack ?? '').matchAll(/(https?:\/\/[^/\s)]+)\/([^\s)?#]+?)(?:[?#][^\s):]*)?(:\d+:\d+)/g),
  ]
    .filter(([, from, path = '']) => from === origin && path.endsWith('.js'))
    .map(([, , path = '', place = '']) => path + place);
  return { kind: 'error', name: nameOf(thrown), at: at.slice(0, MOST_PLACES) };
}

/** Only an identifier: code may have set any text as the name. */
function nameOf({ name }: Error): string {
  return /^[A-Z]\w{0,39}$/.test(name) ? name : 'Error';
}
