/** What the code of a load consists of, by who wrote it: why a page weighs what it weighs. */
import { Build } from '../../deploy/weight.ts';
import type { Asked } from './traffic.ts';

/** Names the parts of the site by the first folder of a source module. Every other owner is a library. */
const PARTS: readonly (readonly [name: string, owners: RegExp])[] = [
  ['machines and contract', /^(machines|contract)\//],
  ['messages', /^src\/locales/],
  ['views', /^src\//],
];

const LIBRARIES = 'libraries';
const KILOBYTE = 1024;

/**
 * Kilobytes of gzip by part, for the scripts that a load has transferred. A file is compressed as a whole, so its parts are shares by
 * their length before minification.
 */
export function compositionOf(build: Build, asked: readonly Asked[]): string {
  const sizes = new Map<string, number>([[LIBRARIES, 0], ...PARTS.map(([name]) => [name, 0] as const)]);
  for (const { url, codeBytes } of asked) {
    const code = build.weights.code.find(({ file }) => new URL(url).pathname === `/${file}`);
    if (!code) continue;
    const whole = Object.values(code.kept).reduce((sum, bytes) => sum + bytes, 0);
    for (const [owner, bytes] of Object.entries(code.kept)) {
      const part = PARTS.find(([, owners]) => owners.test(owner))?.[0] ?? LIBRARIES;
      sizes.set(part, (sizes.get(part) ?? 0) + (bytes / whole) * codeBytes);
    }
  }
  const styles = build.styles / KILOBYTE;
  return [
    ...[...sizes].map(([name, bytes]) => `${name} ${(bytes / KILOBYTE).toFixed(0)}`),
    `styles ${styles.toFixed(0)}`,
  ].join(', ');
}
