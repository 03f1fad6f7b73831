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
export type SourceName = keyof Measured;

/** The options that the library passes to each source. */
type Options = Parameters<typeof sources.webGlBasics>[0];

/** The source of each component, by the name of the component. */
export type Sources = Readonly<Partial<Record<SourceName, Source<Options, unknown>>>>;

/**
 * The library's sources, except two that Trusted Types forbid: one writes an HTML document as text into an iframe; the
 * other, which runs on phones only, sets inline event handlers (`onclick`). Device ids are stored, so that omitting these
 * sources did not change existing ids.
 */
const { fontPreferences: _document, domBlockers: _handlers, ...allowed } = sources;
export const SOURCES = allowed as Sources;

/** Sources that take long on a slow phone (docs/decisions/0020). */
export const SLOW_SOURCES: ReadonlySet<SourceName> = new Set<SourceName>([
  'audio',
  'canvas',
  'fonts',
  'timezone',
  'webGlBasics',
  'webGlExtensions',
]);

/** A source that takes longer is skipped. */
const PATIENCE_MS = 2_000;

/** Resolves when the next source may run. */
export type Pause = () => Promise<void>;

/**
 * Measures components, one source at a time and each after a pause, so that input is handled first. Without `pause`, all sources
 * run side by side, which takes little more than 2 seconds. A source that fails, or takes longer than 2 seconds, affects no other.
 */
export async function measure(sources: Sources, pause: Pause | null): Promise<Measured> {
  const patient = Object.entries(sources).map(([name, source]) => ({ [name]: withPatience(source) }));
  if (!pause) return load(Object.assign({}, ...patient));
  const measured: Measured = {};
  for (const one of patient) {
    // oxlint-disable-next-line no-await-in-loop -- together, the sources would block the page for a second
    await pause();
    // oxlint-disable-next-line no-await-in-loop -- see above
    Object.assign(measured, await load(one));
  }
  return measured;
}

function load(sources: UnknownSources<Options>): Promise<Measured> {
  return loadSources<Options, typeof sources, never>(sources, { cache: {} }, [])() as Promise<Measured>;
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
