import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { machineViewer } from '../../packages/machine-viewer/vite.ts';
import { VIEWER_PATH } from './paths.ts';

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

/** The viewer of the site's machines at `/__machines`; `vite build --mode machines` builds it as static files. */
export const viewer = () => [
  machineViewer({ machines: 'machines/*.machine.ts', path: VIEWER_PATH, entry: 'tools/viewer/main.tsx' }),
  sections(),
];

/** The sections of the documents that descriptions name, for the viewer in the development server. */
function sections(): Plugin {
  return {
    name: 'viewer:sections',
    configureServer({ config, middlewares }) {
      middlewares.use(`${VIEWER_PATH}/section`, ({ url = '' }, response) => {
        const name = new URL(url, 'http://localhost').searchParams.get('name') ?? '';
        sectionOf(config.root, name).then(
          (text) => response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text),
          (error: Error) => response.writeHead(404).end(error.message),
        );
      });
    },
  };
}

/** The text of a section such as `contract §2`. @throws if the documents have none. */
async function sectionOf(root: string, name: string): Promise<string> {
  const [, book, number] = /^(specification|contract) §(\d+)$/.exec(name) ?? [];
  const text = await readFile(join(root, 'docs', `${book}.md`), 'utf8');
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${number}. `));
  if (section === undefined) throw new Error(`there is no ${name}`);
  return section;
}
