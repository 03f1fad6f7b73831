// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { Fingerprint } from '../../../../../contract/fingerprint.ts';
import { read } from '../../../../../contract/schema/struct.ts';
import { readFingerprint } from '../../../../../src/platform/fingerprint/device.ts';
import type { SourceName, Sources } from '../../../../../src/platform/fingerprint/measure.ts';
import { HandClock, handBrowser, memoryStore } from '../../browser.ts';

const NAMES = {
  version: 'WebGL 1.0',
  vendor: 'WebKit',
  vendorUnmasked: 'ARM',
  renderer: 'WebKit WebGL',
  rendererUnmasked: 'Mali-G52',
  shadingLanguageVersion: 'WebGL GLSL ES 1.0',
};
const part =
  <T>(value: T) =>
  () =>
    value;
const broken = () => {
  throw new Error('broken');
};
const PARTS: Sources = {
  platform: part('Linux armv81'),
  vendor: part('Google Inc.'),
  deviceMemory: part(4),
  audio: part(124.04),
  fonts: part(['Phetsarath OT', 'Noto Sans Lao']),
  plugins: part([{ name: 'PDF Viewer', description: '', mimeTypes: [] }]),
  webGlBasics: part(NAMES),
};

const DAY = '2026-08-15T03:00:00Z';

/** Reads the fingerprint with these sources; `read` receives the names of the sources that were read. */
function readWith(sources: Sources, browser = handBrowser(), day = DAY, names: SourceName[] = []) {
  const noted = Object.entries(sources).map(([name, source]) => {
    const noting: typeof source = (options) => {
      names.push(name as SourceName);
      return source(options);
    };
    return [name, noting] as const;
  });
  return readFingerprint(browser, {
    clock: new HandClock(Date.parse(day)),
    pause: () => Promise.resolve(),
    sources: Object.fromEntries(noted),
  });
}

describe('the fingerprint of a device (specification §3)', () => {
  test('has each field of the specification, in the shape of the contract', async () => {
    const fingerprint = await readWith(PARTS);
    expect(read(Fingerprint, fingerprint).ok).toBe(true);
    expect(Object.keys(fingerprint).toSorted()).toEqual(Object.keys(Fingerprint.fields).toSorted());
    expect(fingerprint).toMatchObject({
      screen: `${window.screen.width}x${window.screen.height}`,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      timezone: expect.any(String),
      userAgent: navigator.userAgent,
      languages: navigator.languages.join(','),
      hardwareConcurrency: navigator.hardwareConcurrency,
      platform: 'Linux armv81',
      vendor: 'Google Inc.',
      memory: 4,
      audio: 124.04,
      fonts: 'Phetsarath OT,Noto Sans Lao',
      plugins: 'PDF Viewer',
      webGL: NAMES,
    });
  });

  test.each([
    ['audio', { audio: broken }],
    ['audio', { audio: part(-3) }],
    ['fonts', { fonts: broken }],
    ['plugins', { plugins: part(undefined) }],
    ['webGL', { webGlBasics: part(-1) }],
    ['memory', { deviceMemory: part(undefined) }],
  ] satisfies readonly (readonly [keyof Fingerprint, Sources])[])(
    '%s is null if it cannot be read, and no other field is affected',
    async (name, changes) => {
      const fingerprint = await readWith({ ...PARTS, ...changes });
      expect(fingerprint).toEqual({
        ...(await readWith(PARTS)),
        fingerprint: fingerprint.fingerprint,
        [name]: null,
      });
    },
  );

  test('a field is null if the browser throws an error or returns a value that the contract does not allow', async () => {
    vi.stubGlobal('navigator', {
      get userAgent(): string {
        throw new Error('broken');
      },
      languages: ['lo'.repeat(4_000)],
      hardwareConcurrency: 0.5,
    });
    expect(await readWith(PARTS)).toMatchObject({
      userAgent: null,
      languages: null,
      hardwareConcurrency: null,
      platform: 'Linux armv81',
    });
  });
});

describe('the signals that are read from a device', () => {
  const QUICK = ['plugins', 'platform', 'deviceMemory', 'vendor'] as const;
  const SLOW = ['audio', 'fonts', 'webGlBasics'] as const;
  const ONLY_FOR_THE_ID = { math: part({}), canvas: part('image') } as const;
  const sources = { ...PARTS, ...ONLY_FOR_THE_ID } as Sources;

  async function namesOf(browser: ReturnType<typeof handBrowser>, day = DAY, changes: Sources = {}) {
    const names: SourceName[] = [];
    const fingerprint = await readWith({ ...sources, ...changes }, browser, day, names);
    return { names, fingerprint };
  }

  test('a new device: all of them, because its id is derived from them, and the slow ones last', async () => {
    const { names } = await namesOf(handBrowser());
    expect(names.toSorted()).toEqual([...QUICK, ...SLOW, 'canvas', 'math'].toSorted());
    expect(names.slice(-4).toSorted()).toEqual([...SLOW, 'canvas'].toSorted());
  });

  test('the next page load of the day: the quick signals; the slow ones are reused', async () => {
    const browser = handBrowser();
    const first = await namesOf(browser);
    const second = await namesOf(browser);
    expect(second.names.toSorted()).toEqual([...QUICK].toSorted());
    expect(second.fingerprint).toEqual(first.fingerprint);
  });

  test.each([
    ['the next day in Vientiane', '2026-08-15T17:00:00Z', {}],
    ['a quick signal that has changed', DAY, { deviceMemory: part(8) }],
  ] as const)('%s: all signals except those that only the id needs', async (_, day, changes) => {
    const browser = handBrowser();
    await namesOf(browser);
    const { names, fingerprint } = await namesOf(browser, day, { ...changes, fonts: part(['Saysettha OT']) });
    expect(names.toSorted()).toEqual([...QUICK, ...SLOW].toSorted());
    expect(fingerprint.fonts).toBe('Saysettha OT');
  });

  test('a device whose stored signals are invalid: all signals', async () => {
    const browser = handBrowser();
    await namesOf(browser);
    browser.device.write('slow-signals', '{"version":1,"value":{"day":"2026-08-15"}}');
    expect((await namesOf(browser)).names.toSorted()).toEqual([...QUICK, ...SLOW].toSorted());
  });
});

describe('the id of the device', () => {
  test('is derived from the signals, so that the same device has the same id', async () => {
    const { fingerprint } = await readWith(PARTS);
    expect((await readWith(PARTS)).fingerprint).toBe(fingerprint);
    expect((await readWith({ ...PARTS, deviceMemory: part(8) })).fingerprint).not.toBe(fingerprint);
  });

  test('is kept if a signal cannot be read later', async () => {
    const browser = handBrowser();
    const { fingerprint } = await readWith(PARTS, browser);
    expect((await readWith({ ...PARTS, audio: broken }, browser)).fingerprint).toBe(fingerprint);
  });

  test('is random if no signal can be read, and is kept', async () => {
    const browser = handBrowser();
    const first = await readWith({ audio: broken }, browser);
    expect(read(Fingerprint, first).ok).toBe(true);
    expect((await readWith({ audio: broken }, browser)).fingerprint).toBe(first.fingerprint);
    expect((await readWith({ audio: broken }, handBrowser())).fingerprint).toBe(
      '00000000-0000-4000-8000-000000000001',
    );
  });

  test('is created again if the stored one is invalid', async () => {
    const device = memoryStore({ 'visitor-id': '{"version":1,"value":"<script>"}' });
    const { fingerprint } = await readWith(PARTS, handBrowser({ device }));
    expect(fingerprint).toBe((await readWith(PARTS)).fingerprint);
  });
});
