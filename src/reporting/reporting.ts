/**
 * Reports of errors, blocked content and performance to the operator, if the build enables them: `docs/operations.md`. They contain no data
 * of players.
 */

import { attempt } from '../platform/attempt.ts';

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

/** Something that the content security policy or Trusted Types has blocked. Without its sample and its addresses. */
export interface ViolationReport {
  readonly kind: 'violation';
  /** `script-src-elem`, `require-trusted-types-for` … */
  readonly directive: string;
  /** `inline`, `eval`, `trusted-types-sink` …; `self`, or the origin of another host; of another scheme its name. */
  readonly blocked: string;
  /** As of an error; of a violation by markup there is none. */
  readonly at: readonly string[];
  readonly times: number;
}

/** What the browser says of a violation; parts of `SecurityPolicyViolationEvent`. */
export interface Violation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string | null;
  readonly lineNumber: number | null;
  readonly columnNumber: number | null;
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
  readonly reports: readonly (ErrorReport | ViolationReport | VitalReport)[];
}

/** Maximum number of distinct errors, and of distinct violations, per visit. Further ones are not reported. */
export const MOST_OF_A_KIND = 10;
const MOST_PLACES = 5;

/** Reads the error's name and stack frames, never its message. */
export function errorReportOf(thrown: unknown, origin: string): Omit<ErrorReport, 'times'> {
  if (!(thrown instanceof Error)) return { kind: 'error', name: typeof thrown, at: [] };
  return { kind: 'error', name: nameOf(thrown), at: placesIn(thrown.stack ?? '', origin) };
}

/** Reads what was blocked, by which directive and by which file of the site. */
export function violationReportOf(violation: Violation, origin: string): Omit<ViolationReport, 'times'> {
  const { effectiveDirective: directive, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  const at = placesIn(`${sourceFile}:${lineNumber}:${columnNumber}`, origin);
  return { kind: 'violation', directive, blocked: withoutPath(blockedURI, origin), at };
}

/** An address may name a promotion or a player; its origin and its scheme do not. */
function withoutPath(blocked: string, origin: string): string {
  const url = attempt(() => new URL(blocked), null);
  if (url === null) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : '';
  const { protocol, origin: from } = url;
  if (from === origin) return 'self';
  return /^(http|ws)s?:$/.test(protocol) ? from : protocol.slice(0, -1);
}

/** The positions in the site's own files. */
function placesIn(text: string, origin: string): readonly string[] {
  return [...text.matchAll(/(https?:\/\/[^/\s)]+)\/([^\s)?#]+?)(?:[?#][^\s):]*)?(:\d+:\d+)/g)]
    .filter(([, from, path = '']) => from === origin && path.endsWith('.js'))
    .map(([, , path = '', place = '']) => path + place)
    .slice(0, MOST_PLACES);
}

/** Only an identifier: code may have set any text as the name. */
function nameOf({ name }: Error): string {
  return /^[A-Z]\w{0,39}$/.test(name) ? name : 'Error';
}
