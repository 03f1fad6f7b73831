/** Lighthouse, which has a package.json of its own beside this file, and the parts of it that the benchmark uses. */
import { pathToFileURL } from 'node:url';
import { requireFrom } from '../suites/separate-packages.ts';

export interface Lighthouse {
  readonly default: (
    address: string,
    flags: {
      readonly port: number;
      readonly logLevel: 'error';
      readonly onlyCategories: readonly string[];
    },
  ) => Promise<{ readonly lhr: Result; readonly artifacts: { readonly Trace: Trace } } | undefined>;
  readonly Audit: { readonly computeLogNormalScore: (curve: Curve, value: number) => number };
}

interface Curve {
  readonly p10: number;
  readonly median: number;
}

export interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, AuditResult>>;
}

interface Category {
  /** Between 0 and 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface AuditResult {
  readonly numericValue?: number;
  readonly details?: {
    readonly type: string;
    /** The rows of a table. */
    readonly items?: readonly Readonly<Record<string, unknown>>[];
  };
}

export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** The length of an event and its time on the CPU are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * Installs and loads Lighthouse.
 *
 * @throws if npm cannot install it.
 */
export async function installedLighthouse(): Promise<Lighthouse> {
  const require = await requireFrom('tests/bench');
  return (await import(pathToFileURL(require.resolve('lighthouse')).href)) as Lighthouse;
}
