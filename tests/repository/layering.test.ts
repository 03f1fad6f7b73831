/**
 * `contract ← machines ← src` and `contract ← mock-server`, never back. The linter holds this, and here the linter is
 * held: violations are planted in a house of the same rooms, and each must be found.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolPath } from '../suites/child.ts';
import { REPOSITORY } from './files.ts';

/** What a room may not import, and from where: the shortest way and one from a folder inside. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  contract: ['machines', 'src', 'mock-server', 'tests'],
  machines: ['src', 'mock-server', 'tests'],
  src: ['mock-server', 'tests'],
  'mock-server': ['machines', 'src', 'tests'],
  deploy: ['contract', 'machines', 'src', 'mock-server', 'tests'],
};

/** Packages that would make a room do what it is not for. */
const FORBIDDEN_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contract: ['react', 'react-dom', 'xstate', 'msw', 'node:fs'],
  machines: ['react', 'ofetch', 'wouter', '@lingui/core', '@tanstack/react-query', 'node:fs'],
  src: ['node:fs'],
};

/** What a machine would do instead of asking for an actor. */
const EFFECTS = [
  "fetch('/api')",
  'window.open()',
  'document.title',
  "localStorage.getItem('a')",
  "sessionStorage.getItem('a')",
  'setTimeout(() => 1, 1)',
  'setInterval(() => 1, 1)',
  'Date.now()',
  'new Date()',
  'crypto.randomUUID()',
];

interface Planted {
  readonly name: string;
  readonly path: string;
  readonly source: string;
  readonly rule: RegExp;
}

const IMPORTS = /no-restricted-imports/;
const LAYERING = /no-restricted-imports|no-restricted-globals|no-cycle/;

const planted: readonly Planted[] = [
  ...Object.entries(FORBIDDEN).flatMap(([room, others]) =>
    others.flatMap((other) => [
      importing(`${room} imports ${other}`, `${room}/a-${other}.ts`, `import { x } from '../${other}/x.ts';`),
      importing(
        `${room} imports ${other} from a folder inside`,
        `${room}/inside/a-${other}.ts`,
        `import { x } from '../../${other}/inside/x.ts';`,
      ),
      importing(
        `${room} imports a type of ${other}`,
        `${room}/type-${other}.ts`,
        `import type { x } from '../${other}/x.ts';`,
      ),
      importing(
        `${room} exports what is ${other}'s`,
        `${room}/export-${other}.ts`,
        `export * from '../${other}/x.ts';\nimport { x } from './x.ts';`,
      ),
      importing(
        `${room} imports ${other} when it is asked to`,
        `${room}/dynamic-${other}.ts`,
        `const { x } = await import('../${other}/x.ts');`,
      ),
    ]),
  ),
  ...Object.entries(FORBIDDEN_PACKAGES).flatMap(([room, packages]) =>
    packages.map((name) =>
      importing(
        `${room} imports ${name}`,
        `${room}/package-${name.replace(/\W/g, '-')}.ts`,
        `import { x } from '${name}';`,
      ),
    ),
  ),
  ...EFFECTS.map((effect, index) => ({
    name: `a machine calls ${effect}`,
    path: `machines/effect-${index}.machine.ts`,
    source: `export const x = ${effect};\n`,
    rule: /no-restricted-globals/,
  })),
  {
    name: 'two files import each other',
    path: 'contract/hen.ts',
    source: "import { egg } from './egg.ts';\nexport const hen = () => egg;\n",
    rule: /no-cycle/,
  },
];

function importing(name: string, path: string, line: string): Planted {
  return {
    name,
    path,
    source: `${line}\nexport const y: unknown = null as unknown as typeof x;\n`,
    rule: IMPORTS,
  };
}

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

let house: string;
let diagnostics: readonly Diagnostic[];

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'layering-'));
  cpSync(join(REPOSITORY, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  cpSync(join(REPOSITORY, 'tests/lint'), join(house, 'tests/lint'), { recursive: true });
  for (const room of ['contract', 'machines', 'src', 'mock-server', 'deploy', 'tests']) {
    plant(`${room}/x.ts`, 'export const x = 1;\n');
    plant(`${room}/inside/x.ts`, 'export const x = 1;\n');
  }
  plant('contract/egg.ts', "import { hen } from './hen.ts';\nexport const egg = () => hen;\n");
  for (const { path, source } of planted) plant(path, source);
  diagnostics = lint(house);
});

afterAll(() => rmSync(house, { recursive: true }));

test.each(planted)('$name: found', ({ path, rule }) => {
  const found = diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(path));
  expect(found.map(({ code }) => code).join()).toMatch(rule);
});

describe('what is allowed is not found', () => {
  test.each([
    ['machines', 'contract'],
    ['src', 'contract'],
    ['src', 'machines'],
    ['mock-server', 'contract'],
    ['tests', 'src'],
    ['tests', 'mock-server'],
  ])('%s imports %s', (room, other) => {
    const path = `${room}/allowed-${other}.ts`;
    plant(path, `import { x } from '../${other}/x.ts';\nexport const y = x;\n`);
    const found = lint(house).filter(({ filename }) => filename.endsWith(`allowed-${other}.ts`));
    expect(found).toEqual([]);
  });
});

test('the repository itself keeps the layers', () => {
  const found = lint(REPOSITORY).filter(({ code }) => LAYERING.test(code));
  expect(found.map(({ code, filename }) => `${filename}: ${code}`)).toEqual([]);
});

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), source);
}

function lint(folder: string): readonly Diagnostic[] {
  const { stdout } = spawnSync(process.execPath, [toolPath('oxlint', 'oxlint'), '--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}
