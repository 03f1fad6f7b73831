/** Bundles the walks and the site into one file: dynamic imports then take no real time, so that walks are reproducible. */
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { sitePlugins } from '../../deploy/site-plugins.ts';
import { REPOSITORY } from '../suites/child.ts';

/** Packages that need no window. All others are bundled, so that they are loaded after the window exists. */
const EXTERNAL = ['jsdom', 'msw', '@mswjs/data', 'fast-check', 'qrcode-generator', 'xstate'];

/** Resolves with the path of the file. */
export async function buildWalks(): Promise<string> {
  const outDir = join(REPOSITORY, 'node_modules/.cache/monkey');
  const { NODE_ENV } = process.env;
  // Vitest sets `test`, which would bundle React's development runtime, which renders every component twice.
  process.env['NODE_ENV'] = 'production';
  try {
    await build(options(outDir));
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  return join(outDir, 'worker.js');
}

function options(outDir: string): InlineConfig {
  return {
    configFile: false,
    mode: 'production',
    root: REPOSITORY,
    plugins: sitePlugins(),
    define: { 'import.meta.env.SITE_REPORTING': 'null', 'import.meta.env.SITE_WORKER': 'null' },
    logLevel: 'error',
    ssr: { noExternal: true, external: EXTERNAL },
    resolve: {
      alias: [
        { find: /^.*\/hooks\/use-owner\.js$/, replacement: join(REPOSITORY, 'tests/monkey/use-owner.ts') },
      ],
    },
    build: {
      ssr: 'tests/monkey/worker.ts',
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'worker.js' } },
    },
  };
}
