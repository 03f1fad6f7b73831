import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Contrast of WCAG 2.2 AA: 4.5:1 for text, 3:1 for icons and the borders of controls. */
const MESSAGES = 4.5;
const SIGNS = 3;

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const THEMES = {
  night: colours(/@utility night-tokens \{([^}]*)\}/),
  day: colours(/@utility day-tokens \{([^}]*)\}/),
};

const SURFACES = ['canvas', 'surface', 'raised', 'sunken'];
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['ink', 'muted', 'accent-text'].flatMap((front) =>
    [...SURFACES, 'accent-soft'].map((back) => [front, back, MESSAGES] as const),
  ),
  ['on-accent', 'accent', MESSAGES],
  ['on-accent', 'accent-top', MESSAGES],
  ['on-danger', 'danger', MESSAGES],
  ...['gray', 'red', 'yellow', 'green', 'info'].flatMap(
    (tone) =>
      [
        [`${tone}-fg`, `${tone}-bg`, MESSAGES],
        [`${tone}-icon`, `${tone}-bg`, SIGNS],
      ] as const,
  ),
  // Text of field errors and countdowns.
  ...['red-fg', 'yellow-fg', 'green-fg'].flatMap((front) =>
    SURFACES.map((back) => [front, back, MESSAGES] as const),
  ),
  ...['line-strong', 'chosen', 'focus', 'red-icon'].flatMap((front) =>
    SURFACES.map((back) => [front, back, SIGNS] as const),
  ),
  ['focus', 'accent-soft', SIGNS],
];

test.each(Object.entries(THEMES))('%s: every pair of text or icon and background is AA', (_, theme) => {
  const weak = PAIRS.filter(([front, back, least]) => contrast(theme.get(front), theme.get(back)) < least);
  expect(weak).toEqual([]);
});

test('both themes name the same tokens', () => {
  expect([...THEMES.day.keys()].toSorted()).toEqual([...THEMES.night.keys()].toSorted());
});

function colours(block: RegExp): ReadonlyMap<string, string> {
  const [, body = ''] = block.exec(tokens) ?? [];
  return new Map(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function contrast(a: string | undefined, b: string | undefined): number {
  if (!a?.startsWith('#') || !b?.startsWith('#')) throw new Error('no such solid colour');
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
