/**
 * `npm run packages`: builds the packages into their `dist` folders, to be packed by `npm pack`: the page of the viewer with its styles,
 * the command lines, and the modules for other programs, with their types.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build as buildScript } from 'esbuild';
import { build as buildPage } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const viewer = (path: string) => at(`machine-viewer/${path}`);

/** The modules of each package, by their names in `dist`. What a package uses of another one is in it. */
const SCRIPTS = {
  'machine-core': [
    ['index', 'index.ts'],
    ['node', 'node.ts'],
  ],
  'machine-tests': [
    ['machine-tests', 'command-line/main.ts'],
    ['index', 'index.ts'],
    ['node', 'node.ts'],
    ['vitest', 'vitest.ts'],
  ],
  'machine-viewer': [
    ['machine-viewer', 'command-line/main.ts'],
    ['node', 'node.ts'],
    ['inspect', 'inspect.ts'],
  ],
} as const;

const REQUIRE =
  "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);";

for (const name of Object.keys(SCRIPTS)) rmSync(at(`${name}/dist`), { recursive: true, force: true });

await buildPage({
  configFile: false,
  root: at('..'),
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: viewer('dist'),
    assetsInlineLimit: 2 ** 20,
    lib: { entry: viewer('page.ts'), formats: ['es'], fileName: () => 'page.js', cssFileName: 'viewer' },
    rolldownOptions: { external: [/^xstate(\/|$)/], output: { codeSplitting: false } },
  },
});

for (const [name, entries] of Object.entries(SCRIPTS)) {
  await buildScript({
    entryPoints: Object.fromEntries(entries.map(([to, from]) => [to, at(`${name}/${from}`)])),
    outdir: at(`${name}/dist`),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['xstate', 'esbuild', 'tsx', 'tsx/*', 'vitest'],
    // React's server renderer requires modules of Node.
    ...(name === 'machine-viewer' && { banner: { js: REQUIRE } }),
  });
}

for (const [from, to] of [
  ['diagram/diagram.css', 'diagram.css'],
  ['styles/tokens.css', 'tokens.css'],
] as const)
  copyFileSync(viewer(from), viewer(`dist/${to}`));

execFileSync('npx', ['tsc', '-p', at('tsconfig.json')], { stdio: 'inherit', cwd: at('..') });
for (const name of ['machine-core', 'machine-tests'])
  cpSync(viewer(`dist/types/${name}`), at(`${name}/dist/types/${name}`), { recursive: true });
cpSync(viewer('dist/types/machine-core'), at('machine-tests/dist/types/machine-core'), { recursive: true });
rmSync(viewer('dist/types/machine-tests'), { recursive: true });
