import { type BuiltinComponents, load } from '@fingerprintjs/fingerprintjs';
import type { Fingerprint } from '../../contract/fingerprint.ts';
import type { Browser } from '../platform/browser.ts';

/** A slow signal never holds up a registration longer than this. */
const PATIENCE_MS = 2_000;
const STORED_AS = 'visitor-id';

/**
 * What this device says of itself: specification §3. A signal that cannot be read is null; where the whole reading fails
 * or takes too long, an id that is made up once and kept stands for the device.
 */
export async function readFingerprint(browser: Browser): Promise<Fingerprint> {
  const read = await within(PATIENCE_MS, measure());
  return {
    fingerprint: read?.visitorId ?? madeUpId(browser),
    version: read?.version ?? null,
    screen: `${window.screen.width}x${window.screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    userAgent: navigator.userAgent,
    languages: navigator.languages.join(','),
    hardwareConcurrency: navigator.hardwareConcurrency,
    ...(read ? signalsOf(read.components) : {}),
  };
}

async function measure() {
  const agent = await load({ monitoring: false });
  return agent.get();
}

function signalsOf(components: BuiltinComponents): Partial<Fingerprint> {
  const basics = valueOf(components.webGlBasics);
  const webGL = typeof basics === 'object' ? basics : null;
  return {
    platform: valueOf(components.platform) ?? null,
    vendor: valueOf(components.vendor) ?? null,
    memory: valueOf(components.deviceMemory) ?? null,
    audio: valueOf(components.audio) ?? null,
    fonts: valueOf(components.fonts)?.join(',') ?? null,
    plugins:
      valueOf(components.plugins)
        ?.map(({ name }) => name)
        .join(',') ?? null,
    webGL: webGL && {
      version: webGL.version,
      vendor: webGL.vendor,
      vendorUnmasked: webGL.vendorUnmasked,
      renderer: webGL.renderer,
      rendererUnmasked: webGL.rendererUnmasked,
      shadingLanguageVersion: webGL.shadingLanguageVersion,
    },
  };
}

function valueOf<T>(component: { readonly value: T } | { readonly error: unknown }): T | undefined {
  return 'value' in component ? component.value : undefined;
}

function madeUpId(browser: Browser): string {
  const kept = browser.device.read(STORED_AS);
  if (kept) return kept;
  const made = browser.newKey();
  browser.device.write(STORED_AS, made);
  return made;
}

/** The result, or null when it fails or takes longer than `milliseconds`. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      () => {
        clearTimeout(timer);
        resolve(null);
      },
    );
  });
}
