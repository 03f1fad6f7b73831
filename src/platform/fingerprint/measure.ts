import {
  type BuiltinComponents,
  type Component,
  loadSources,
  type Source,
  sources,
  type UnknownSources,
} from '@fingerprintjs/fingerprintjs';

/** The measured components of a device. Components that failed or were not measured are missing. */
export type Measured = Partial<Omit<BuiltinComponents, 'fontPreferences' | 'domBlockers'>>;

/** The options that the library passes to each source. */
type Options = Parameters<typeof sources.webGlBasics>[0];

/**
 * The library's sources, except two that Trusted Types forbid: one writes an HTML document as text into an iframe; the
 * other, which runs on phones only, sets inline event handlers (`onclick`). Device ids are stored, so that omitting these
 * sources did not change existing ids.
 */
const { fontPreferences: _document, domBlockers: _handlers, ...SOURCES } = sources;

/** A source that takes longer is skipped. */
const PATIENCE_MS = 2_000;

/**
 * Measures the device within 2 seconds: all sources run concurrently, in short tasks, so that input is handled between
 * them. A source that fails or is too slow affects no other.
 */
export async function measure(
  given: UnknownSources<Options> = SOURCES as UnknownSources<Options>,
): Promise<Measured> {
  const patient = Object.entries(given).map(([name, source]) => [name, withPatience(source)] as const);
  return loadSources<Options, UnknownSources<Options>, never>(
    Object.fromEntries(patient),
    { cache: {} },
    [],
  )() as Promise<Measured>;
}

/** The value of a component; undefined if there is none. */
export function valueOf<T>(component: Component<T> | undefined): T | undefined {
  return component && 'value' in component ? component.value : undefined;
}

/** Adds a timeout to an asynchronous source. A synchronous value is returned as it is. */
function withPatience(source: Source<Options, unknown>): Source<Options, unknown> {
  return (options) => {
    const begun = source(options);
    return begun instanceof Promise || typeof begun === 'function' ? inTime(ended(begun)) : begun;
  };
}

/** A source may return a function, which has to be called for the value. */
async function ended(begun: unknown): Promise<unknown> {
  const half = await begun;
  return typeof half === 'function' ? half() : half;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
