/** What the site tells its operator about itself, if it is asked to: `docs/operations.md`. Never anything about a player. */

/** What was asked for when the site was built. */
export interface Reporting {
  /** Where reports are sent: a path of the site's own. */
  readonly path: string;
  /** Of how many visits: above 0, up to 1. */
  readonly share: number;
}

/** Something broke. What an error says may hold a name or an amount, and is not told. */
export interface ErrorReport {
  readonly kind: 'error';
  /** `TypeError`, `FailureError` … */
  readonly name: string;
  /** Where in the site's own files, the innermost place first: `assets/site-1a2b.js:1:2034`. */
  readonly at: readonly string[];
  readonly times: number;
}

/** How fast a page was, in the words of web.dev/vitals. */
export interface VitalReport {
  readonly kind: 'vital';
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; of `CLS`, a share of the screen. */
  readonly value: number;
}

/** One letter to the operator. */
export interface ReportBatch {
  /** The build that the page runs, as `/version.json` has it. */
  readonly build: string;
  /** The page's pattern in the table of routes, such as `/player/promotion/:promotionId`; null for none of them. */
  readonly page: string | null;
  readonly language: string;
  readonly reports: readonly (ErrorReport | VitalReport)[];
}

/** How many different errors one visit tells of. Who is caught in a loop of errors tells of the first. */
export const MOST_ERRORS = 10;
const MOST_PLACES = 5;

/** Takes of what was thrown its kind and its places, and nothing that it says. */
export function errorReportOf(thrown: unknown, origin: string): Omit<ErrorReport, 'times'> {
  if (!(thrown instanceof Error)) return { kind: 'error', name: typeof thrown, at: [] };
  const at = [
    ...(thrown.stack ?? '').matchAll(/(https?:\/\/[^/\s)]+)\/([^\s)?#]+?)(?:[?#][^\s):]*)?(:\d+:\d+)/g),
  ]
    .filter(([, from, path = '']) => from === origin && path.endsWith('.js'))
    .map(([, , path = '', place = '']) => path + place);
  return { kind: 'error', name: nameOf(thrown), at: at.slice(0, MOST_PLACES) };
}

/** Only what looks like a name: anybody may have put a sentence there. */
function nameOf({ name }: Error): string {
  return /^[A-Z]\w{0,39}$/.test(name) ? name : 'Error';
}
