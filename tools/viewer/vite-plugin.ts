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
export const viewer = () =>
  machineViewer({ machines: 'machines/*.machine.ts', path: VIEWER_PATH, entry: 'tools/viewer/main.tsx' });
