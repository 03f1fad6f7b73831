/**
 * `npm run packages`: builds the packages into their `dist` folders, to be packed by `npm pack`: the page of the viewer with its styles,
 * its command line, and the modules for other programs, with their types.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build as buildScript } from 'esbuild';
import { build as buildPage } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const viewer = (path: string) => at(`machine-viewer/${path}`);

rmSync(viewer('dist'), { recursive: true, force: true });

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
    rolldownOptions: { external: ['xstate'], output: { codeSplitting: false } },
  },
});

await buildScript({
  entryPoints: {
    'machine-viewer': viewer('command-line/main.ts'),
    node: viewer('node.ts'),
    inspect: viewer('inspect.ts'),
  },
  outdir: viewer('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: ['xstate', 'esbuild', 'tsx', 'tsx/*'],
  // React's server renderer requires modules of Node.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
  },
});

for (const [from, to] of [
  ['diagram/diagram.css', 'diagram.css'],
  ['styles/tokens.css', 'tokens.css'],
] as const)
  copyFileSync(viewer(from), viewer(`dist/${to}`));

execFileSync('npx', ['tsc', '-p', at('tsconfig.json')], { stdio: 'inherit', cwd: at('..') });
