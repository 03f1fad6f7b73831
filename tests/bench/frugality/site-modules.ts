/** Loads modules of the site in Node with the plugins of its build, which provide JSX and the catalogs. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { sitePlugins } from '../../../deploy/site-plugins.ts';

/** Loads a module that imports the site's modules, by its path relative to this file. */
export type Load = <Module>(path: string) => Promise<Module>;

/** Calls `use` with a loader that compiles modules as the build does. */
export async function withSite<Result>(use: (load: Load) => Promise<Result>): Promise<Result> {
  // In development, React mounts every component twice, which would double the requests.
  process.env['NODE_ENV'] = 'production';
  const server = await createServer({
    configFile: false,
    mode: 'production',
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    plugins: sitePlugins(),
    define: { 'import.meta.env.SITE_REPORTING': 'null', 'import.meta.env.SITE_WORKER': 'null' },
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: 'error',
  });
  try {
    const load = async <Module>(path: string) =>
      (await server.ssrLoadModule(fileURLToPath(new URL(path, import.meta.url)))) as Module;
    return await use(load);
  } finally {
    await server.close();
  }
}
