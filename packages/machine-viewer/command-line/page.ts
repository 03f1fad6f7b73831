/** The viewer of the machines of some files, as static files that work offline and without a server. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { assetOf } from './assets.ts';
import type { Chart } from '../../machine-core/index.ts';
import type { Loaded } from '../../machine-core/node.ts';

/** The files of the page, by name. */
export type Page = ReadonlyMap<string, string | Uint8Array>;

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="viewer.css" />
    <title>Machines</title>
    <script defer src="viewer.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

export interface PageOptions {
  /** The path of a module whose default export has the adapters of the machines, by their ids. */
  readonly adapter: string | null;
  /** The charts of an earlier version, which the page has with it. */
  readonly since: { readonly version: string; readonly charts: Readonly<Record<string, Chart>> } | null;
  /** Whether the page is on a server that offers earlier versions. */
  readonly hasServer: boolean;
}

export async function pageOf(loaded: Loaded, options: PageOptions): Promise<Page> {
  const { machines } = loaded;
  const { outputFiles } = await build({
    stdin: {
      contents: entryOf(loaded, options),
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
    plugins: [oneXState(machines[0]?.file), withoutNode()],
  });
  return new Map<string, string | Uint8Array>([
    ['index.html', HTML],
    ['viewer.js', outputFiles[0]?.contents ?? ''],
    ['viewer.css', readFileSync(assetOf('viewer.css'))],
  ]);
}

/** Each module is required by itself: one that throws in a browser only leaves the others as they are. */
function entryOf({ machines, problems }: Loaded, { adapter, since, hasServer }: PageOptions): string {
  const kept = since && `keptHistory(${JSON.stringify(since.version)}, ${JSON.stringify(since.charts)})`;
  const history = hasServer ? "historyAt('.')" : (kept ?? 'undefined');
  const shown = machines.map(({ file, exported, args, source }) => {
    const value = `require(${JSON.stringify(file)})[${JSON.stringify(exported)}]`;
    const made = args === null ? value : `${value}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
    return `add(${JSON.stringify(source)}, () => ${made});`;
  });
  return `import { historyAt, keptHistory, showMachines } from ${JSON.stringify(assetOf('page.js'))};
const machines = [];
const problems = ${JSON.stringify(problems)};
const adapters = ${adapter === null ? '{}' : `require(${JSON.stringify(adapter)}).default`};
function add(source, make) {
  try {
    const machine = make();
    machines.push({ machine, source, adapter: adapters[machine.id] });
  } catch (error) {
    problems.push(source + ': throws in a browser (' + error + ').');
  }
}
${shown.join('\n')}
showMachines({ machines, problems, history: ${history} });
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
