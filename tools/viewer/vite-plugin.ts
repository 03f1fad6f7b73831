import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { RULES_FOLDER, VIEWER_PATH } from './paths.ts';

/** Resolves `virtual:inspection`, because the site does not import tools: in development the viewer's inspector, in a build a no-op. */
export function inspection(): Plugin {
  let isServed = false;
  return {
    name: 'inspection',
    configResolved: ({ command }) => {
      isServed = command === 'serve';
    },
    resolveId: { filter: { id: /^virtual:inspection$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:inspection$/ },
      handler: () =>
        isServed
          ? `export { startBroadcasting as startInspection } from '/tools/viewer/live/start-broadcasting.ts';`
          : 'export const startInspection = () => undefined;',
    },
  };
}

/** Serves the viewer in the development server only. Builds of the site do not contain it. */
export function viewer(): Plugin {
  return {
    name: 'viewer',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { originalUrl = '/' } = request;
        const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
        const { root } = server.config;
        const answers: Readonly<Record<string, () => Promise<string>>> = {
          versions: () => ofHistory(root, ['versions']),
          charts: () => ofHistory(root, ['charts', searchParams.get('at') ?? '']),
          rules: () => takenByRules(root, searchParams.get('machine') ?? ''),
          section: () => sectionOf(root, searchParams.get('name') ?? ''),
        };
        const answer = pathname.startsWith(`${VIEWER_PATH}/`)
          ? answers[pathname.slice(VIEWER_PATH.length + 1)]
          : undefined;
        if (answer) {
          answer().then(
            (text) => response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text),
            (error: Error) => response.writeHead(404).end(error.message),
          );
          return;
        }
        if (pathname.replace(/\/$/, '') !== VIEWER_PATH) return next();
        server.transformIndexHtml(pathname, PAGE, originalUrl).then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('Cache-Control', 'no-store');
          response.end(html);
        }, next);
      });
    },
  };
}

/** The transitions that the rules of `tests/machines` took when they ran last, as their harness wrote them. @throws if they did not run. */
async function takenByRules(root: string, machine: string): Promise<string> {
  return readFile(join(root, RULES_FOLDER, `${machine.replaceAll(/\W/g, '')}.json`), 'utf8');
}

/** The text of a section such as `contract §2`. @throws if the documents have none. */
async function sectionOf(root: string, name: string): Promise<string> {
  const [, book, number] = /^(specification|contract) §(\d+)$/.exec(name) ?? [];
  const text = await readFile(join(root, 'docs', `${book}.md`), 'utf8');
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${number}. `));
  if (section === undefined) throw new Error(`there is no ${name}`);
  return section;
}

/**
 * What the viewer's command line says of the machines' history, as JSON. In a process of its own, so that the modules of earlier
 * versions stay out of the server. @throws what the command says to people, if it fails.
 */
async function ofHistory(root: string, [command = '', ...args]: readonly string[]): Promise<string> {
  const machines = readdirSync(join(root, 'machines')).filter((name) => name.endsWith('.machine.ts'));
  const files = machines.map((name) => join('machines', name));
  const line = [
    '--import',
    'tsx',
    'packages/machine-viewer/command-line/main.ts',
    command,
    '--',
    ...args,
    ...files,
  ];
  return promisify(execFile)(process.execPath, line, { cwd: root, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    ({ stderr, message }: Error & { readonly stderr?: string }) => {
      throw new Error(stderr?.trim().split('\n').at(-1) ?? message);
    },
  );
}

/** `vite build --mode machines`: builds only the viewer, as static files that work at any path. */
export function staticViewer(): Plugin {
  let page: string;
  return {
    name: 'static-viewer',
    apply: 'build',
    enforce: 'post',
    config: ({ root = '.', build }) => {
      page = `${root}/machines.html`;
      return {
        base: './',
        build: {
          outDir: build?.outDir ?? 'dist-machines',
          chunkSizeWarningLimit: 1600,
          rolldownOptions: { input: page },
        },
      };
    },
    // The HTML page is virtual: it is the constant that the development server serves, not a file of the repository.
    resolveId: { order: 'pre', handler: (id) => (id === page ? id : null) },
    load: { order: 'pre', handler: (id) => (id === page ? PAGE : null) },
    generateBundle(_, bundle) {
      const html = bundle['machines.html'];
      if (html?.type !== 'asset') throw new Error('the viewer has no page');
      delete bundle['machines.html'];
      this.emitFile({ type: 'asset', fileName: 'index.html', source: html.source });
    },
  };
}

/** `lab-panel: none` keeps the lab's panel off the page, because the viewer does not use the mock backend. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <meta name="lab-panel" content="none" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>Machines</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/tools/viewer/main.tsx"></script>
  </body>
</html>
`;
