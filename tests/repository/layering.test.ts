/**
 * Imports are allowed as in `contract ← machines ← src` and `contract ← mock-server`, never in reverse. The linter checks the
 * repository; this test plants a violation of each restriction, which the linter has to find.
 */
import { expect, test } from 'vitest';
import { lintPlanted } from './planted.ts';

/** The folders and packages that a folder may not import. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  contract: 'machines src mock-server packages tools tests react react-dom xstate msw node:fs',
  machines:
    'src mock-server packages tools tests react react-dom ofetch wouter @lingui/core @tanstack/react-query node:fs',
  src: 'mock-server packages tools tests node:fs',
  'mock-server': 'machines src packages tools tests',
  deploy: 'contract machines src mock-server packages tools tests',
  packages: 'contract machines src mock-server tools tests',
  'packages/conformance-kit': 'machines src mock-server tools tests',
};

const ALLOWED: Readonly<Record<string, string>> = {
  'packages/conformance-kit': 'contract',
  machines: 'contract',
  src: 'contract machines',
  'mock-server': 'contract',
  tools: 'contract machines src',
  tests: 'src mock-server tools',
};

const FOLDERS = [...Object.keys(FORBIDDEN), 'tools', 'tests'];

/** Side effects that a machine leaves to its actors: one of each kind that the linter knows. */
const EFFECTS = ["fetch('/api')", "localStorage.getItem('a')", 'Date.now()', 'Math.random()'];

/** Browser interfaces, which may be missing, blocked or broken: `src/platform` guards each of them. One of each kind. */
const INTERFACES = ['navigator.onLine', "window.sessionStorage.getItem('a')", 'document.cookie', "open('')"];

/** Forms of import other than a named import from a neighbouring folder. */
const WAYS = {
  'from a folder inside': `import { x } from '../src/inside/x.ts';\nexport const y = x;`,
  'as a type': `import type { x } from '../src/x.ts';\nexport const y: typeof x = 1;`,
  'to export it': `export * from '../src/x.ts';`,
  'on demand': `const { x } = await import('../src/x.ts');\nexport const y = x;`,
};

/** Ways in which a feature could import another one. */
const FEATURE_IMPORTS = [
  "import { x } from '../withdraw/x.ts';\nexport const y = x;",
  "import type { x } from '../withdraw/x.ts';\nexport const y: typeof x = 1;",
  "export { x } from '../withdraw/x.ts';",
  "export * from '../withdraw/x.ts';",
  "export const load = () => import('../withdraw/x.ts');",
];

const sources = new Map<string, string>(
  FOLDERS.flatMap((folder) =>
    [`${folder}/x.ts`, `${folder}/inside/x.ts`].map((path) => [path, 'export const x = 1;\n']),
  ),
);

/** Plants a file and returns its path. */
function plant(folder: string, source: string): string {
  const path = `${folder}/planted-${sources.size}.ts`;
  sources.set(path, `${source}\n`);
  return path;
}

function importing(importers: Readonly<Record<string, string>>) {
  return Object.entries(importers).flatMap(([folder, names]) =>
    names.split(' ').map((name) => {
      const source = FOLDERS.includes(name) ? `${'../'.repeat(folder.split('/').length)}${name}/x.ts` : name;
      const path = plant(folder, `import { x } from '${source}';\nexport const y = x;`);
      return { name: `${folder} imports ${name}`, path };
    }),
  );
}

sources.set('src/features/withdraw/x.ts', 'export const x = 1;\n');
sources.set('src/features/deposit/order/x.ts', 'export const x = 1;\n');
sources.set('packages/machine-core/index.ts', 'export const x = 1;\n');
sources.set('packages/machine-core/inside/x.ts', 'export const x = 1;\n');
sources.set('contract/egg.ts', "import { hen } from './hen.ts';\nexport const egg = () => hen;\n");
sources.set('contract/hen.ts', "import { egg } from './egg.ts';\nexport const hen = () => egg;\n");

const planted = [
  ...importing(FORBIDDEN).map((row) => ({ ...row, rule: /no-restricted-imports/ })),
  ...Object.entries(WAYS).map(([way, source]) => ({
    name: `contract imports src ${way}`,
    path: plant('contract', source),
    rule: /no-restricted-imports/,
  })),
  ...EFFECTS.map((effect) => ({
    name: `a machine calls ${effect}`,
    path: plant('machines', `export const x = ${effect};`),
    rule: /no-restricted-(globals|properties)/,
  })),
  ...['useActor', 'useActorRef', 'useMachine'].map((hook) => ({
    name: `a view owns an actor by ${hook}`,
    path: plant('src', `import { ${hook} } from '@xstate/react';\nexport const x = ${hook};`),
    rule: /no-restricted-imports/,
  })),
  ...INTERFACES.map((use) => ({
    name: `the site uses ${use} outside of src/platform`,
    path: plant('src/ui', `export const x = ${use};`),
    rule: /no-restricted-(globals|properties)/,
  })),
  ...FEATURE_IMPORTS.map((source) => ({
    name: `a feature imports another one: ${source.split(';')[0]}`,
    path: plant('src/features/deposit', source),
    rule: /no-feature-imports/,
  })),
  ...["import('./x.ts')", "lazy(() => import('./x.ts'))"].map((load) => ({
    name: `the site loads code by ${load}`,
    path: plant(
      'src/shared',
      `import { lazy } from 'react';\nexport const load = () => ${load};\nexport { lazy };`,
    ),
    rule: /late-code/,
  })),
  ...['1000', 'rows.length', 'list.total - 1', 'String(total)', 'isAll ? total : 0'].map((count) => ({
    name: `the site puts the bare number ${count} into a message`,
    path: plant(
      'src/shared',
      `export const x = (i18n, rows, list, total, isAll) => i18n._('game.search.found', { count: ${count} });`,
    ),
    rule: /formatted-numbers/,
  })),
  ...['tools/planted-inner.ts', 'tests/unit/planted-inner.ts'].map((path) => {
    const source = `${'../'.repeat(path.split('/').length - 1)}packages/machine-core/inside/x.ts`;
    sources.set(path, `import { x } from '${source}';\nexport const y = x;\n`);
    return { name: `${path} imports an inner file of a package`, path, rule: /no-restricted-imports/ };
  }),
  { name: 'two files import each other', path: 'contract/hen.ts', rule: /no-cycle/ },
];
const allowed = [
  ...importing(ALLOWED),
  {
    name: 'a tool imports the public API of a package',
    path: plant('tools', "import { x } from '../packages/machine-core/index.ts';\nexport const y = x;"),
  },
  {
    name: 'a feature imports a folder of its own',
    path: plant('src/features/deposit', "import { x } from './order/x.ts';\nexport const y = x;"),
  },
  {
    name: 'the site loads code by lateCode',
    path: plant(
      'src/shared',
      "import { lateCode } from './late.ts';\nexport const code = lateCode(() => import('./x.ts'));",
    ),
  },
  {
    name: 'the site formats the number in a message',
    path: plant(
      'src/shared',
      "import { formatCount } from './numbers.ts';\nexport const x = (i18n, rows) => i18n._('game.search.found', { count: formatCount(rows.length) });",
    ),
  },
  {
    name: 'src/platform uses a browser interface',
    path: plant('src/platform', "export const x = localStorage.getItem('a');"),
  },
  {
    name: 'a view selects from an actor',
    path: plant('src', "import { useSelector } from '@xstate/react';\nexport const x = useSelector;"),
  },
];

const foundIn = lintPlanted(sources);

test.each(planted)('$name: reported by the linter', ({ path, rule }) => {
  expect(
    foundIn(path)
      .map(({ code }) => code)
      .join(),
  ).toMatch(rule);
});

test.each(allowed)('$name: allowed', ({ path }) => {
  expect(foundIn(path)).toEqual([]);
});
