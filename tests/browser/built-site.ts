/** The build with the mock backend behind it, as `npm run preview` serves it, on a port of its own. */
import { fileURLToPath } from 'node:url';
import { type ConfigEnv, type Plugin, preview } from 'vite';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** How Vite asks its configuration about a preview. */
const PREVIEW: ConfigEnv = { command: 'serve', mode: 'production', isPreview: true };

export interface BuiltSite {
  readonly origin: string;
  close(): Promise<void>;
}

export interface Served {
  /** What the preview is to do besides. */
  readonly plugins?: readonly Plugin[];
  /** Where the build is. */
  readonly folder?: string;
}

/**
 * Serves a build. The configuration comes as any module of the tests does, out of
 * their cache: Vite would bundle it and the whole mock first, for each worker anew, which takes longer than a story.
 */
export async function serveBuiltSite({ plugins = [], folder = 'dist' }: Served = {}): Promise<BuiltSite> {
  // Only here: who merely lists the stories needs none of it.
  const { default: configurationOf } = await import('../../vite.config.ts');
  const configuration = configurationOf(PREVIEW);
  const server = await preview({
    ...configuration,
    configFile: false,
    root: REPOSITORY,
    logLevel: 'error',
    plugins: [...(configuration.plugins ?? []), ...plugins],
    build: { ...configuration.build, outDir: folder },
    preview: { ...configuration.preview, host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
