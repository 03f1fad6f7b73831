/** The licences that the build ships, compared with what it contains. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LICENCES_FILE } from '../../src/platform/site-root.ts';
import { Build } from './weight.ts';

const FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** The notices by the name of their package. */
const notices = new Map(
  readFileSync(`${FOLDER}/${LICENCES_FILE}`, 'utf8')
    .split('\n## ')
    .slice(1)
    .map((notice) => [/^(.+) - /.exec(notice)?.[1] ?? '', notice] as const),
);

test('each package of the code has its notice', () => {
  const modules = new Build(FOLDER).weights.code.flatMap((code) => code.modules);
  const packages = new Set(
    modules.flatMap((module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? []),
  );
  expect(packages.size).toBeGreaterThan(20);
  expect([...packages].filter((name) => !notices.has(name))).toEqual([]);
});

test('each font has its notice', () => {
  const fonts = readdirSync(`${FOLDER}/assets`).filter((file) => file.endsWith('.woff2'));
  const families = new Set(fonts.map((file) => /^noto-sans-[a-z]+/.exec(file)?.[0] ?? file));
  expect(families.size).toBeGreaterThan(1);
  for (const family of families)
    expect(notices.get(`@fontsource/${family}`)).toContain('SIL OPEN FONT LICENSE');
});

test.each([
  ['react-dom', 'Copyright (c) Meta Platforms'],
  ['tailwindcss', 'Copyright (c) Tailwind Labs'],
  ['react-aria', 'Apache License'],
])('the notice of %s has its text', (name, text) => {
  expect(notices.get(name)).toContain(text);
});
