/** A plugin for Vite that shows an application's machines at `/__machines` while it is developed. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { filesNamed } from '../machine-core/node.ts';
import { hasVersions, versionsOf } from './command-line/history.ts';
import { pageHtml } from './command-line/page-html.ts';

export interface MachineViewerOptions {
  /** Paths or patterns of the modules with machines, relative to Vite's root: `src/*.machine.ts`. */
  readonly machines: string | readonly string[];
  /** The address of the viewer; else `/__machines`. */
  readonly path?: string;
  /** Functions of the modules to call for a machine: `makeDoor`, or `makeDoor(2)` with arguments in JSON. */
  readonly calls?: readonly string[];
  /** A module whose default export has the payloads and results of the machines, by their ids; relative to Vite's root. */
  readonly adapter?: string;
  /** A module that calls `showMachines` itself, with labels or tabs of its own, instead of a page that the plugin makes. */
  readonly entry?: string;
}

const VIRTUAL = 'virtual:machine-viewer';

/** Of this package, beside the built plugin. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const COMMAND = import.meta.url.endsWith('.ts')
  ? ['--import', 'tsx', at('./command-line/main.ts')]
  : [at('./command-line/main.js')];

/**
 * Vite itself loads the machines, as it loads the application. A build contains nothing of the viewer, but with `--mode machines` nothing
 * else: static files in `dist-machines`, which work at any path.
 */
export function machineViewer(options: MachineViewerOptions): Plugin[] {
  const { path = '/__machines' } = options;
  const entry = inRoot(options.entry ?? VIRTUAL);
  const html = pageHtml(`<script type="module" src="${entry}"></script>`);
  let root = '.';
  const files = () => filesNamed([options.machines].flat(), root);
  return [
    {
      name: 'machine-viewer',
      apply: (_, { command, mode, isPreview }) =>
        isPreview !== true && (command === 'serve' || mode === 'machines'),
      config: () => ({ optimizeDeps: { include: ['xstate', 'xstate/guards'] } }),
      configResolved: (config) => {
        root = config.root;
      },
      resolveId: { filter: { id: /^\/?virtual:machine-viewer$/ }, handler: () => `\0${VIRTUAL}` },
      load: {
        filter: { id: /^\0virtual:machine-viewer$/ },
        handler: async () => pageModule(options, path, await hasVersions(files())),
      },
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const { originalUrl = '/' } = request;
          const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
          if (!`${pathname}/`.startsWith(`${path}/`)) return next();
          const answers: Readonly<Record<string, () => Promise<string>>> = {
            '': () => server.transformIndexHtml(pathname, html, originalUrl),
            versions: async () => JSON.stringify(await versionsOf(files())),
            charts: () => chartsAt(root, searchParams.get('at') ?? '', files()),
          };
          const name = pathname.slice(path.length).replaceAll('/', '');
          const answer = answers[name];
          if (!answer) return next();
          response.setHeader(
            'Content-Type',
            `${name === '' ? 'text/html' : 'application/json'}; charset=utf-8`,
          );
          response.setHeader('Cache-Control', 'no-store');
          answer().then(
            (text) => response.end(text),
            (error: Error) => response.writeHead(404).end(error.message),
          );
        });
      },
    },
    staticPage(entry),
  ];
}

/** The page that is made of the options. */
function pageModule(
  { machines, calls = [], adapter }: MachineViewerOptions,
  path: string,
  history: boolean,
): string {
  const adapters = adapter === undefined ? '' : `import adapters from ${JSON.stringify(inRoot(adapter))};`;
  const how =
    'Open the application in another tab: its actors report by the option inspect (machine-viewer/inspect).';
  return `import { browserChannel, historyAt, showModules } from ${JSON.stringify(at('./page.js'))};
import ${JSON.stringify(at('./viewer.css'))};
${adapters}
const modules = Object.entries(import.meta.glob(${JSON.stringify([machines].flat().map(inRoot))}));
showModules(Object.fromEntries(modules.map(([path, load]) => [path.slice(1), load])), {
  calls: ${JSON.stringify(calls)},
  ${adapters && 'adapters,'}
  ...(import.meta.env.DEV && {
    live: { channel: browserChannel(), howToOpen: ${JSON.stringify(how)} },
    ${history ? `history: historyAt(${JSON.stringify(path)}),` : ''}
  }),
});
import.meta.hot?.accept();
`;
}

function inRoot(file: string): string {
  return `/${file.replace(/^\.?\//, '')}`;
}

/** In a process of its own, so that the modules of earlier versions stay out of the server. @throws what the command says to people. */
async function chartsAt(root: string, version: string, files: readonly string[]): Promise<string> {
  const line = [...COMMAND, 'charts', '--', version, ...files];
  return promisify(execFile)(process.execPath, line, { cwd: root, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    ({ stderr, message }: Error & { readonly stderr?: string }) => {
      throw new Error(stderr?.trim().split('\n').at(-1) ?? message);
    },
  );
}

function staticPage(entry: string): Plugin {
  return {
    name: 'machine-viewer:static',
    apply: (_, { command, mode }) => command === 'build' && mode === 'machines',
    enforce: 'post',
    config: ({ build }) => ({
      base: './',
      build: {
        outDir: build?.outDir ?? 'dist-machines',
        chunkSizeWarningLimit: 1600,
        // The name that Vite 7 has, too.
        rollupOptions: { input: entry },
      },
    }),
    generateBundle(_, bundle) {
      const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (script?.type !== 'chunk') throw new Error('the viewer has no script');
      const styles = [...(script.viteMetadata?.importedCss ?? [])].map(
        (href) => `<link rel="stylesheet" href="${href}" />`,
      );
      const head = [`<script type="module" src="${script.fileName}"></script>`, ...styles].join('');
      this.emitFile({ type: 'asset', fileName: 'index.html', source: pageHtml(head) });
    },
  };
}
