/** The site's modules need what the build gives them: catalogs, and the names that stand for the dependencies. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { sitePlugins } from '../../../deploy/site-plugins.ts';
import { chunkOf } from '../../../src/i18n/catalog-chunks.ts';

/** Loads modules that stand on the site's, by their paths from here. */
export type Load = <Module>(path: string) => Promise<Module>;

/** Does something with modules of the site, as the build would see them. */
export async function withSite<Result>(use: (load: Load) => Promise<Result>): Promise<Result> {
  // React in development mounts everything twice, and asks twice.
  process.env['NODE_ENV'] = 'production';
  const server = await createServer({
    configFile: false,
    mode: 'production',
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    plugins: sitePlugins(chunkOf),
    define: { 'import.meta.env.SITE_REPORTING': 'null' },
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
