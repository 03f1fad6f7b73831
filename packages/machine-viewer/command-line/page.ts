/** The viewer of the machines of some files, as static files that work offline and without a server. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { assetOf } from './assets.ts';
import { pageHtml } from './page-html.ts';
import type { Chart } from '../../machine-core/index.ts';
import type { Loaded } from '../../machine-core/node.ts';

/** The files of the page, by name. */
export type Page = ReadonlyMap<string, string | Uint8Array>;

export interface PageOptions {
  /** The paths of the machines are relative to it. */
  readonly folder: string;
  /** Factories to call. */
  readonly calls: readonly string[];
  /** The path of a module whose default export has the adapters of the machines, by their ids. */
  readonly adapter: string | null;
  /** The charts of an earlier version, which the page has with it. */
  readonly since: { readonly version: string; readonly charts: Readonly<Record<string, Chart>> } | null;
  /** Whether the page is on a server that offers earlier versions. */
  readonly hasHistory: boolean;
}

export async function pageOf(loaded: Loaded, options: PageOptions): Promise<Page> {
  const files = [...new Set(loaded.machines.map(({ path }) => path))];
  const { outputFiles } = await build({
    stdin: {
      contents: entryOf(files, loaded.problems, options),
      resolveDir: dirname(assetOf('page.js')),
      loader: 'js',
    },
    bundle: true,
    write: false,
    // Inline guards and actions are named by their source, and composed guards by XState's functions: names must stay.
    keepNames: true,
    // A script and no module: a browser loads no module from a file.
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
    plugins: [oneXState(files.map((path) => resolve(options.folder, path))[0]), withoutNode()],
  });
  return new Map<string, string | Uint8Array>([
    [
      'index.html',
      pageHtml('<script defer src="viewer.js"></script><link rel="stylesheet" href="viewer.css" />'),
    ],
    ['viewer.js', outputFiles[0]?.contents ?? ''],
    ['viewer.css', readFileSync(assetOf('viewer.css'))],
  ]);
}

/** Each module is required by itself: one that throws in a browser only leaves the others as they are. */
function entryOf(files: readonly string[], problems: readonly string[], options: PageOptions): string {
  const { folder, calls, adapter, since, hasHistory } = options;
  const kept = since && `keptHistory(${JSON.stringify(since.version)}, ${JSON.stringify(since.charts)})`;
  const modules = files.map(
    (path) => `${JSON.stringify(path)}: async () => require(${JSON.stringify(resolve(folder, path))})`,
  );
  return `import { historyAt, keptHistory, showModules } from ${JSON.stringify(assetOf('page.js'))};
showModules({ ${modules.join(', ')} }, {
  calls: ${JSON.stringify(calls)},
  problems: ${JSON.stringify(problems)},
  adapters: ${adapter === null ? '{}' : `require(${JSON.stringify(adapter)}).default`},
  history: ${hasHistory ? "historyAt('.')" : (kept ?? 'undefined')},
});
`;
}

/** The machines and the viewer share the XState of the application; without one there, that of this package. */
function oneXState(file: string | undefined): Plugin {
  return {
    name: 'one-xstate',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^xstate(\/|$)/ }, async ({ path, kind, pluginData }) => {
        if (pluginData === 'asked' || file === undefined) return undefined;
        const found = await resolve(path, { kind, resolveDir: dirname(file), pluginData: 'asked' });
        return found.errors.length > 0 ? undefined : found;
      });
    },
  };
}

/** Node's modules are empty in the page: only actors use them, which do not run there. */
function withoutNode(): Plugin {
  const names = new Set(builtinModules);
  return {
    name: 'without-node',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(node:)?[\w/]+$/ }, ({ path }) =>
        path.startsWith('node:') || names.has(path) ? { path, namespace: 'without-node' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'without-node' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}
