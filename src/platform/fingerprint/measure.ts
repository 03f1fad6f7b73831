import {
  type BuiltinComponents,
  type Component,
  loadSources,
  type Source,
  sources,
  type UnknownSources,
} from '@fingerprintjs/fingerprintjs';

/** What was measured of a device. Where the whole list was not measured, or a part failed, a part is missing. */
export type Measured = Partial<Omit<BuiltinComponents, 'fontPreferences' | 'domBlockers'>>;

/** What the library hands to each of its sources. */
type Options = Parameters<typeof sources.webGlBasics>[0];

/**
 * The library's sources, but two that Trusted Types forbid: one writes a document as text into a frame; the other, which
 * runs on phones only, gives elements event handlers as text (`onclick`). The id of a device is kept, so that none changed by it.
 */
const { fontPreferences: _document, domBlockers: _handlers, ...SOURCES } = sources;

/** A part of the device that is slower than this is skipped. */
const PATIENCE_MS = 2_000;

/**
 * Measures the device, all parts side by side, a few milliseconds of work at a time: what is typed meanwhile comes
 * through. A part that fails or is too slow costs only itself; there is an answer in any case, within 2 seconds.
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

/** What came of a part; undefined where nothing did. */
export function valueOf<T>(component: Component<T> | undefined): T | undefined {
  return component && 'value' in component ? component.value : undefined;
}

/** The same source, which fails where it would not end. What it does at once, it still does at once. */
function withPatience(source: Source<Options, unknown>): Source<Options, unknown> {
  return (options) => {
    const begun = source(options);
    return begun instanceof Promise || typeof begun === 'function' ? inTime(ended(begun)) : begun;
  };
}

/** Some sources have a second half, which is called once the first is done. */
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
